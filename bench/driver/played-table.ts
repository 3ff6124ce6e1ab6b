import { type Random, unit } from "@fibbers/rules";
import { nextMove } from "./choice.ts";
import type { PeerTable } from "./peer.ts";

/** What happened at all tables of a server together. */
export class Tally {
	moves = 0;
	games = 0;
	/** From sending a move until all players of the table had it, ms. */
	readonly delays: number[] = [];
}

/** How long it takes until somebody moves, in the mean, ms; 0: at once. */
export type Pace = number;

/** A table at which one game is played after the other. */
export class PlayedTable {
	readonly table: PeerTable;
	/** That have been made here. */
	moves = 0;
	private readonly random: Random;
	private readonly tally: Tally;

	constructor(table: PeerTable, random: Random, tally: Tally) {
		this.table = table;
		this.random = random;
		this.tally = tally;
	}

	/** Plays on from where it stopped until it is `endsAt`, ms of `performance.now()`. */
	async playUntil(endsAt: number, pace: Pace): Promise<void> {
		for (;;) {
			// Pauses without memory: one that is cut off by the end changes nothing of the next turn's pace.
			const pauseMs = -Math.log(1 - unit(this.random)) * pace;
			await pause(Math.min(pauseMs, endsAt - performance.now()));
			if (performance.now() >= endsAt) return;
			await this.step();
		}
	}

	/** Plays on, without a pause, until so many more moves have been made. */
	async playMoves(moves: number): Promise<void> {
		for (const end = this.moves + moves; this.moves < end; ) await this.step();
	}

	/** One move, or the next game where one has ended. */
	private async step(): Promise<void> {
		const { players } = this.table;
		if (players[0]?.view?.table.over) {
			this.tally.games++;
			return this.table.again();
		}
		const next = nextMove(players, this.random);
		if (next === null) throw new Error("a game goes on, and nobody can move");
		const { player, move } = next;
		const version = player.version + 1;
		const sentAt = performance.now();
		const refusal = await player.move(move);
		if (refusal !== null) throw new Error(`a move (${move.move}) was refused: ${refusal}`);
		await Promise.all(players.map((each) => each.until(version)));
		this.tally.delays.push(Math.max(...players.map(({ arrivedAt }) => arrivedAt)) - sentAt);
		this.tally.moves++;
		this.moves++;
	}

	get bytes(): number {
		return this.table.players.reduce((sum, { bytes }) => sum + bytes, 0);
	}
}

const pause = (ms: number): Promise<void> =>
	ms <= 0 ? Promise.resolve() : new Promise((resolve) => setTimeout(resolve, ms));
