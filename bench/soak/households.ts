import { setTimeout as pause } from "node:timers/promises";
import { type GameId, gameIds, seededRandom } from "@fibbers/rules";
import type { openStore } from "@fibbers/server/store";
import { NetworkClient } from "@fibbers/server/testkit";
import { TableInFalls } from "@fibbers/server/testkit/falls";
import { LoadTable } from "../load-table.ts";
import type { Tally } from "./tally.ts";

const seatsOf = (game: GameId): number => (game === "liar" ? 2 : 4);
/** Tables at which it is measured how long a move takes. */
const measured = 4;
/** How long it may take to compare all tables with what is kept, ms. */
const unfinishedMs = 120_000;
/** How many come in at the same time. */
const atOnce = 8;
/** How long the last games may take to their end, ms, when nobody thinks any more. */
const endMs = 300_000;

/** Does it for each, a few at the same time. */
async function inTurns<Each>(all: readonly Each[], work: (each: Each, i: number) => Promise<void>): Promise<void> {
	const left = all.entries();
	const worker = async (): Promise<void> => {
		for (const [i, each] of left) await work(each, i);
	};
	await Promise.all(Array.from({ length: atOnce }, worker));
}

/** Tables of honest people who play whole games, and those who watch them. */
export class Households {
	readonly tables: TableInFalls[] = [];
	private readonly probes: LoadTable[] = [];
	private readonly watchers: NetworkClient[] = [];
	private readonly probed = { moves: 0, games: 0, delays: [] as number[], errors: [] as string[] };
	private readonly tally: Tally;
	private isOver = false;
	private playing: Promise<unknown> = Promise.resolve();

	constructor(tally: Tally) {
		this.tally = tally;
	}

	/** So many people at tables, and so many who watch. */
	async open(base: string, players: number, watchers: number, thinkMs: number, seed: number): Promise<void> {
		const { tally } = this;
		this.probed.delays = tally.delays;
		for (let i = 0; i < measured; i++) {
			const options = { game: "el-mentiroso", clients: 4, think: { min: 200, max: 800 } } as const;
			const table = new LoadTable(seededRandom(seed + i), this.probed, options);
			await table.open(base);
			this.probes.push(table);
			tally.connections += 4;
		}
		const games: GameId[] = [];
		for (let seated = 4 * measured; seated < players; seated += seatsOf(games.at(-1) ?? "liar"))
			games.push(gameIds[games.length % gameIds.length] ?? "liar");
		await inTurns(games, async (game, i) => {
			const table = await TableInFalls.open(base, game, seatsOf(game), seededRandom(seed * 1_000 + i), { thinkMs });
			this.tables.push(table);
			tally.connections += seatsOf(game);
		});
		const watched = Array.from({ length: watchers }, (_, i) => this.tables[i % this.tables.length]);
		await inTurns(watched, async (table) => {
			if (table !== undefined) await this.watch(base, table);
		});
	}

	play(): void {
		const ends = [...this.tables, ...this.probes].map((table) => table.play(() => this.isOver));
		this.playing = Promise.allSettled(ends).then((results) => {
			for (const result of results) if (result.status === "rejected") this.tally.wrong.push(String(result.reason));
		});
	}

	/** The last games are played to their end, and what everybody was told is compared with what is kept. */
	async judge(store: Awaited<ReturnType<typeof openStore>>): Promise<void> {
		this.isOver = true;
		for (const client of this.watchers) {
			await client.leave().catch(() => {});
			for (const code of client.closeCodes) this.tally.cut(code);
		}
		for (const table of this.tables) table.hurry();
		await Promise.race([this.playing, pause(endMs, undefined, { ref: false })]);
		const { tally } = this;
		const late = pause(unfinishedMs, null, { ref: false });
		await inTurns(this.tables, async (table) => {
			const faults = await Promise.race([table.faults(store), late]);
			tally.wrong.push(...(faults ?? [`${table.code}: not played to the end`]));
			for (const code of table.closeCodes) tally.cut(code);
		});
		tally.wrong.push(...this.probed.errors);
	}

	async leave(): Promise<void> {
		await Promise.allSettled([
			...this.tables.map((table) => table.leave()),
			...this.probes.map((table) => table.close()),
		]);
	}

	get moves(): number {
		return this.tables.reduce((sum, { acceptedMoves }) => sum + acceptedMoves, this.probed.moves);
	}

	get games(): number {
		return this.tables.reduce((sum, { games }) => sum + games, this.probed.games);
	}

	private async watch(base: string, table: TableInFalls): Promise<void> {
		const client = await NetworkClient.create(base);
		await client.join(table.code);
		table.isWatchedBy(client);
		this.watchers.push(client);
		this.tally.connections++;
	}
}
