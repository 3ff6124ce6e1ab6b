import { seededRandom } from "@fibbers/rules";
import { cpuSeconds } from "../process-usage.ts";
import { drove } from "./driven.ts";
import type { Peer } from "./peer.ts";
import { type Pace, PlayedTable, Tally } from "./played-table.ts";

/** What one server's turn has cost. */
export interface Turn {
	/** How busy the driver was, of a core. */
	readonly driven: number;
	readonly moves: number;
	/** Of the server's process, s. */
	readonly cpu: number;
	/** That came in at all players' sockets. */
	readonly bytes: number;
	/** Of each move, ms. */
	readonly delays: readonly number[];
}

/** How many tables are opened at the same time. */
const atOnce = 10;

/** A server and the tables that are played at it, now and then. */
export class Run {
	readonly peer: Peer;
	readonly tables: readonly PlayedTable[];
	readonly turns: Turn[] = [];
	private readonly tally: Tally;

	private constructor(peer: Peer, tables: readonly PlayedTable[], tally: Tally) {
		this.peer = peer;
		this.tables = tables;
		this.tally = tally;
	}

	/** People sit down, and cards are dealt. The same seed, the same choices at every server. */
	static async open(peer: Peer, tables: number, seed: number): Promise<Run> {
		const tally = new Tally();
		const opened: PlayedTable[] = [];
		while (opened.length < tables) {
			const few = Math.min(atOnce, tables - opened.length);
			for (const table of await Promise.all(Array.from({ length: few }, () => peer.open())))
				opened.push(new PlayedTable(table, seededRandom(seed * 1_000_003 + opened.length), tally));
		}
		return new Run(peer, opened, tally);
	}

	/** Everybody plays for so long. */
	async play(seconds: number, pace: Pace): Promise<Turn> {
		const { tally, peer } = this;
		tally.delays.length = 0;
		const driver = process.cpuUsage();
		const before = { at: performance.now(), moves: tally.moves, cpu: cpuOf(peer), bytes: this.bytes };
		const end = performance.now() + seconds * 1_000;
		await Promise.all(this.tables.map((table) => table.playUntil(end, pace)));
		const { user, system } = process.cpuUsage(driver);
		return {
			driven: drove((user + system) / 1e6, (performance.now() - before.at) / 1_000),
			moves: tally.moves - before.moves,
			cpu: cpuOf(peer) - before.cpu,
			bytes: this.bytes - before.bytes,
			delays: [...tally.delays],
		};
	}

	async close(): Promise<void> {
		await Promise.all(this.tables.map(({ table }) => table.leave()));
	}

	private get bytes(): number {
		return this.tables.reduce((sum, { bytes }) => sum + bytes, 0);
	}
}

/** Processor time that all processes of a server have used, s. */
export const cpuOf = ({ pids }: Peer): number => pids.reduce((sum, pid) => sum + cpuSeconds(pid), 0);

/** Seconds of processor time of each move, in each turn. */
export const cpuOfMove = ({ turns }: Run): number[] => turns.map(({ cpu, moves }) => cpu / moves);

/** How many times faster a server is played at before anything is counted. */
const hurry = 4;
/** For so long, s: V8 still compiles for a while where a move takes many steps. */
const warmUp = 30;

/**
 * All play in turns for `seconds` each, and what each turn cost is kept with its run. Before that each plays for a while, and faster, without
 * being counted: a server that has just started still compiles.
 */
export async function playInTurns(runs: readonly Run[], seconds: number, paceOf: (run: Run) => Pace): Promise<void> {
	const turn = Math.min(5, seconds / 3);
	for (const run of runs) await run.play(Math.min(warmUp, 2 * seconds), paceOf(run) / hurry);
	for (let round = 0; round * turn < seconds; round++)
		// Each is first every other time: what grows meanwhile weighs on all.
		for (const run of round % 2 === 0 ? runs : runs.toReversed()) {
			const taken = await run.play(turn, paceOf(run));
			run.turns.push(taken);
			console.log(`  ${roundOf(round, seconds / turn)}, ${run.peer.name}: ${toldTurn(taken)}`);
		}
}

const roundOf = (round: number, rounds: number): string => `round ${round + 1} of ${Math.ceil(rounds)}`;

const toldTurn = ({ moves, cpu, driven }: Turn): string =>
	`${moves} moves, ${((1e6 * cpu) / moves).toFixed(0)} µs each; the driver needed ${(100 * driven).toFixed(0)} % of a core`;
