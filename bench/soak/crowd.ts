/** Some of those who connect, in a process of their own, asked over IPC. */
import { setTimeout as pause } from "node:timers/promises";
import { seededRandom } from "@fibbers/rules";
import { openStore } from "@fibbers/server/store";
import { attackAgain } from "./attackers.ts";
import { Households } from "./households.ts";
import { visitAgain } from "./pages.ts";
import { Tally, type Told } from "./tally.ts";

/** Who is in this process. */
export interface Part {
	readonly base: string;
	readonly players: number;
	readonly watchers: number;
	readonly pages: number;
	readonly hostile: number;
	/** How long a game takes, about, ms. */
	readonly gameMs: number;
	/** How long people think at the most, ms. */
	readonly thinkMs: number;
	readonly seed: number;
}

export type Ask =
	/** Everybody comes who sits at a table or watches one; the codes of the tables are the answer. */
	| { readonly ask: "open"; readonly part: Part }
	/** Everything begins; these tables are attacked. */
	| { readonly ask: "begin"; readonly codes: readonly string[] }
	/** What happened. */
	| { readonly ask: "look" }
	/** The last games are played to their end, and what everybody was told is compared with what is kept here. */
	| { readonly ask: "end"; readonly dataDir: string }
	| { readonly ask: "leave" };

/** How long pages and attackers may take to end, ms. */
const mostEnding = 90_000;

// The SDK tells of every line that breaks while somebody joins.
console.warn = () => {};

const tally = new Tally();
const households = new Households(tally);
let others: Promise<unknown> = Promise.resolve();
let part: Part | null = null;
let isOver = false;

process.on("unhandledRejection", (reason) => tally.wrong.push(`unexpected: ${String(reason)}`));

async function open(given: Part): Promise<readonly string[]> {
	part = given;
	await households.open(given);
	return households.codes;
}

function begin(codes: readonly string[]): void {
	if (part === null) return;
	const { base, pages, hostile, seed } = part;
	households.play();
	const over = (): boolean => isOver;
	const coming = [
		...Array.from({ length: pages }, (_, i) => visitAgain(base, seededRandom(seed * 10_000 + i), tally, over)),
		...Array.from({ length: hostile }, (_, i) =>
			attackAgain(base, codes, seededRandom(seed * 20_000 + i), tally, over),
		),
	];
	others = Promise.allSettled(coming).then((results) => {
		for (const result of results) if (result.status === "rejected") tally.wrong.push(String(result.reason));
	});
}

async function end(dataDir: string): Promise<Told> {
	isOver = true;
	const store = await openStore({ dataDir });
	await households.judge(store);
	await store.close();
	await Promise.race([others, pause(mostEnding, undefined, { ref: false })]);
	return look();
}

function look(): Told {
	households.countCuts();
	return { ...tally.told(), moves: households.moves, games: households.games };
}

async function answer(asked: Ask): Promise<unknown> {
	switch (asked.ask) {
		case "open":
			return await open(asked.part);
		case "begin":
			return begin(asked.codes);
		case "look":
			return look();
		case "end":
			return await end(asked.dataDir);
		case "leave":
			return await households.leave();
	}
}

async function reply(asked: Ask): Promise<void> {
	const answered = await answer(asked);
	process.send?.({ answered }, () => {
		if (asked.ask === "leave") process.exit();
	});
}

process.on("message", (asked: Ask) => void reply(asked));
