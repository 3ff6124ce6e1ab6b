import { type Random, unit } from "@fibbers/rules";
import { nextMove } from "./choice.ts";
import type { PeerTable } from "./peer.ts";

/** What happened at all tables of a server together. */
export class Tally {
	moves = 0;
	games = 0;
	/** From sending a move until all players of the table had it, ms. */
	readonly delays: number[] = [];
	readonly errors: string[] = [];
}

/** How long a player thinks, ms. */
export interface Pace {
	readonly min: number;
	readonly max: number;
}

/** A table at which one game is played after the other. */
export class PlayedTable {
	readonly table: PeerTable;
	private readonly random: Random;
	private readonly tally: Tally;

	constructor(table: PeerTable, random: Random, tally: Tally) {
		this.table = table;
		this.random = random;
		this.tally = tally;
	}

	/** Plays on from where it stopped, until it is over. */
	async play(pace: Pace, isOver: () => boolean): Promise<void> {
		while (!isOver()) {
			await pause(pace.min + unit(this.random) * (pace.max - pace.min));
			if (!isOver()) await this.step();
		}
	}

	/** One move, or the next game where one has ended. */
	private async step(): Promise<void> {
		const { players } = this.table;
		if (players[0]?.view?.table.over) {
			this.tally.games++;
			return this.table.again();
		}
		const next = nextMove(players, this.random);
		if (next === null) return;
		const { player, move } = next;
		const version = player.version + 1;
		const sentAt = performance.now();
		const refusal = await player.move(move);
		if (refusal !== null) return void this.tally.errors.push(`${move.move} was refused: ${refusal}`);
		await Promise.all(players.map((each) => each.until(version)));
		this.tally.delays.push(Math.max(...players.map(({ arrivedAt }) => arrivedAt)) - sentAt);
		this.tally.moves++;
	}

	get bytes(): number {
		return this.table.players.reduce((sum, { bytes }) => sum + bytes, 0);
	}
}

const pause = (ms: number): Promise<void> =>
	ms === 0 ? Promise.resolve() : new Promise((resolve) => setTimeout(resolve, ms));
