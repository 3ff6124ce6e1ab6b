import { setTimeout as pause } from "node:timers/promises";
import { type GameId, gameIds, seededRandom } from "@fibbers/rules";
import type { openStore } from "@fibbers/server/store";
import { NetworkClient } from "@fibbers/server/testkit";
import { TableInFalls } from "@fibbers/server/testkit/falls";
import { patient } from "@fibbers/server/testkit/networks";
import { LoadTable } from "../load/table.ts";
import type { Part } from "./crowd.ts";
import { isLate, type Tally } from "./tally.ts";

/** How often somebody at a table thinks in a game, about; most of them find that it is not their turn. */
const thoughts: Readonly<Record<GameId, number>> = { "el-mentiroso": 300, "liars-post": 140, liar: 8 };

/** How long people think at the most, ms, so that a game takes `gameMs`; a short one takes less. */
const thinkMsOf = (game: GameId, { gameMs, thinkMs }: Pick<Part, "gameMs" | "thinkMs">): number =>
	Math.min(thinkMs, (2 * gameMs) / thoughts[game]);

const seatsOf = (game: GameId): number => (game === "liar" ? 2 : 4);
/** Tables at which it is measured how long a move takes. */
const measured = 2;
/** How many come in at the same time, and at how many tables nobody thinks any more. */
const atOnce = 8;
/** How long the last games may take to their end, and the comparison with what is kept, ms. */
const endMs = 300_000;
/** On a machine that others use nobody takes a slow line for a dead one. */
const patience = { ...patient, pong: 30_000, join: 50_000 };

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
	private readonly tables: TableInFalls[] = [];
	private readonly probes: LoadTable[] = [];
	private readonly watchers: NetworkClient[] = [];
	private readonly probed = { moves: 0, games: 0, delays: [] as number[], errors: [] as string[] };
	private readonly tally: Tally;
	private isOver = false;
	private playing: readonly Promise<unknown>[] = [];
	private readonly counted = new Map<NetworkClient, number>();

	constructor(tally: Tally) {
		this.tally = tally;
		this.probed.delays = tally.delays;
	}

	get codes(): readonly string[] {
		return this.tables.map(({ code }) => code);
	}

	async open(part: Part): Promise<void> {
		const { base, players, watchers, seed } = part;
		const { tally } = this;
		for (let i = 0; 4 * i < Math.min(players, 4 * measured); i++) {
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
			const table = await TableInFalls.open(base, game, seatsOf(game), seededRandom(seed * 1_000 + i), {
				thinkMs: thinkMsOf(game, part),
				patience,
			});
			this.tables.push(table);
			tally.connections += seatsOf(game);
		});
		const watched = Array.from({ length: watchers }, (_, i) => this.tables[i % this.tables.length]);
		await inTurns(watched, async (table) => {
			if (table !== undefined) await this.watch(base, table);
		});
	}

	play(): void {
		const isOver = (): boolean => this.isOver;
		this.playing = this.tables.map((table) => table.play(isOver).catch((error) => this.fault(error)));
		for (const table of this.probes) void this.probe(table).catch((error) => this.fault(error));
	}

	/** Goes on when an answer took too long. */
	private async probe(table: LoadTable): Promise<void> {
		while (!this.isOver)
			await table
				.play(() => this.isOver)
				.catch((error) => {
					if (!isLate(error)) throw error;
					this.tally.late++;
				});
	}

	/** The last games are played to their end, and what everybody was told is compared with what is kept. */
	async judge(store: Awaited<ReturnType<typeof openStore>>): Promise<void> {
		this.isOver = true;
		await inTurns(this.watchers, (client) => client.leave().catch(() => {}));
		const late = pause(endMs, null, { ref: false });
		await inTurns(this.tables, async (table, i) => {
			table.hurry();
			const judged = Promise.resolve(this.playing[i]).then(() => table.faults(store));
			const faults = await Promise.race([judged, late]);
			this.tally.wrong.push(...(faults ?? [`${table.code}: not played to the end`]));
		});
		this.tally.wrong.push(...this.probed.errors);
	}

	/** Tells the lines that were closed since the last time. */
	countCuts(): void {
		const players = [
			...this.tables.flatMap(({ clients }) => clients),
			...this.probes.flatMap(({ clients }) => clients),
		];
		for (const client of players) this.countCutsOf(client, "player");
		for (const client of this.watchers) this.countCutsOf(client, "watcher");
	}

	private countCutsOf(client: NetworkClient, who: "player" | "watcher"): void {
		const { closeCodes } = client;
		for (const code of closeCodes.slice(this.counted.get(client) ?? 0)) this.tally.closed(who, code);
		this.counted.set(client, closeCodes.length);
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

	private fault(error: unknown): void {
		this.tally.wrong.push(String(error));
	}

	private async watch(base: string, table: TableInFalls): Promise<void> {
		const client = await NetworkClient.create(base);
		await client.join(table.code);
		table.isWatchedBy(client);
		this.watchers.push(client);
		this.tally.connections++;
	}
}
