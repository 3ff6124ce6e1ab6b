import { once } from "node:events";
import { createServer } from "node:net";
import { setTimeout as pause } from "node:timers/promises";
import { isDeepStrictEqual } from "node:util";
import type { Reply } from "@fibbers/protocol";
import { type GameId, type Random, unit } from "@fibbers/rules";
import type { Store } from "../src/store/store.ts";
import { Play } from "../src/table/play.ts";
import { type Change, type Entry, storyOf } from "../src/table/story.ts";
import { NetworkClient } from "./network-client.ts";
import { ServerProcess } from "./server-process.ts";

/** Settings of a server that falls and comes back at the same address. */
export async function settingsForFalls(
	more: Readonly<Record<string, string>>,
): Promise<Readonly<Record<string, string>>> {
	const probe = createServer().listen(0, "127.0.0.1");
	await once(probe, "listening");
	const address = probe.address();
	probe.close();
	if (typeof address !== "object" || address === null) throw new Error("no free port");
	return { PORT: String(address.port), THINK_MS: "1-10", READING_MS: "0", ...more };
}

/** A seated player who comes back whenever the line breaks, and says again what was not answered, as the page does. */
class Regular {
	readonly accepted = new Set<string>();
	private readonly code: string;
	readonly client: NetworkClient;
	private moves = 0;

	constructor(client: NetworkClient, code: string) {
		this.client = client;
		this.code = code;
	}

	get isConnected(): boolean {
		return this.client.room?.connection.isOpen === true;
	}

	async comeBack(): Promise<void> {
		while (!this.isConnected) await this.client.join(this.code).catch(() => pause(20));
	}

	/** Asks until there is an answer, however often the server falls meanwhile. */
	async ask(name: Parameters<NetworkClient["command"]>[0], body: object): Promise<Reply> {
		for (;;) {
			await this.comeBack();
			const { room } = this.client;
			const lost = new Promise<null>((resolve) => room?.onLeave.once(() => resolve(null)));
			const reply = await Promise.race([this.client.command(name, body).catch(() => null), lost]);
			if (reply !== null && !(!reply.done && reply.reason === "store-unavailable")) return reply;
			await pause(5);
		}
	}

	/** Makes the move that a computer would make with what this player knows; false when he lets things pass. */
	async moveOnce(random: Random): Promise<boolean> {
		await this.comeBack();
		const move = this.client.choice(random);
		if (move === null) return false;
		const id = `${this.client.seat}-${this.moves++}`;
		const version = this.client.state?.version ?? 0;
		if ((await this.ask("move", { id, version, move })).done) this.accepted.add(id);
		return true;
	}
}

/** A table whose players go on playing while the server falls and comes back. */
export class TableInFalls {
	readonly code: string;
	private readonly people: readonly Regular[];
	private readonly random: Random;

	private constructor(code: string, people: readonly Regular[], random: Random) {
		this.code = code;
		this.people = people;
		this.random = random;
	}

	static async open(base: string, game: GameId, count: number, random: Random): Promise<TableInFalls> {
		const clients = await Promise.all(Array.from({ length: count }, () => NetworkClient.create(base)));
		const [host] = clients;
		if (host === undefined) throw new Error("nobody to open a table");
		const code = await host.open({ game, seats: count, turnMs: 120_000, doubtMs: 0 });
		for (const client of clients) {
			await client.join(code);
			if (client !== host) await client.command("sit");
		}
		await host.command("start");
		return new TableInFalls(
			code,
			clients.map((client) => new Regular(client, code)),
			random,
		);
	}

	/** Plays one game after the other until `isOver`, and then the last one to its end. */
	async play(isOver: () => boolean): Promise<void> {
		for (let idle = 0; ; ) {
			const [first] = this.people;
			await first?.comeBack();
			if (first?.client.state?.phase === "over") {
				if (isOver()) return;
				await this.next();
			}
			const person = this.people[this.random.below(this.people.length)];
			const moved = await person?.moveOnce(this.random);
			idle = moved ? 0 : idle + 1;
			if (idle > 0 || unit(this.random) < 0.2) await pause(1);
		}
	}

	private async next(): Promise<void> {
		for (const person of this.people) await person.ask("choose", { first: 0 });
		for (const person of this.people) await person.ask("ready", { ready: true });
	}

	/** What is wrong with this table's story, compared with what its players were told; empty when all is well. */
	async faults({ journal }: Store): Promise<string[]> {
		const rows = await journal.read(this.code);
		const entries = rows.map(({ seq, entry }): Entry => ({ version: seq, change: JSON.parse(entry) as Change }));
		const made = entries.flatMap(({ change }) => change.made ?? []).flatMap(({ id }) => id ?? []);
		const faults: string[] = [];
		for (const { accepted, client } of this.people) {
			for (const id of accepted) {
				const times = made.filter((each) => each === id).length;
				if (times !== 1) faults.push(`${this.code}: move ${id} was accepted and is there ${times} times`);
			}
			const { game } = storyOf(entries);
			const own = game && Play.recalled(game).view(client.seat ?? "spectator").own;
			if (!isDeepStrictEqual(client.letter?.own, own))
				faults.push(`${this.code}: seat ${client.seat} sees another hand`);
		}
		return faults;
	}

	get acceptedMoves(): number {
		return this.people.reduce((sum, { accepted }) => sum + accepted.size, 0);
	}

	async leave(): Promise<void> {
		await Promise.all(this.people.map(({ client }) => client.leave()));
	}
}

/** Kills the server and starts it again, `times` times, after random pauses of up to `everyMs`. */
export async function fallAndRise(
	server: ServerProcess,
	settings: Readonly<Record<string, string>>,
	{ times, everyMs }: { readonly times: number; readonly everyMs: number },
	random: Random,
): Promise<ServerProcess> {
	let now = server;
	for (let i = 0; i < times; i++) {
		await pause(unit(random) * everyMs);
		await now.kill();
		now = await ServerProcess.start(settings);
	}
	return now;
}
