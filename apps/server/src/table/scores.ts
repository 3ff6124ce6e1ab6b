import type { Seat } from "@fibbers/rules";
import { type Chair, identityOf } from "./chair.ts";
import { SparseMap } from "./sparse-map.ts";

/** Games ended, won, lost. */
export interface Score {
	readonly played: number;
	readonly wins: number;
	readonly losses: number;
}

const none: Score = { played: 0, wins: 0, losses: 0 };

/** The scores of the evening: kept for everybody who has played at this table, whether still there or not. */
export class Scores {
	/** All scores, by identity. The same list until a game ends. */
	all: readonly (readonly [string, Score])[];
	private readonly byIdentity: SparseMap<string, Score>;

	constructor(known: readonly (readonly [string, Score])[] = []) {
		this.all = known;
		this.byIdentity = new SparseMap(known);
	}

	of(chair: Chair): Score {
		return this.byIdentity.get(identityOf(chair)) ?? none;
	}

	/** A game has ended. Who neither won nor lost has played. */
	count(chairs: readonly Chair[], winners: readonly Seat[], loser: Seat): void {
		for (const [seat, chair] of chairs.entries()) {
			const { played, wins, losses } = this.of(chair);
			this.byIdentity.set(identityOf(chair), {
				played: played + 1,
				wins: wins + (winners.includes(seat) ? 1 : 0),
				losses: losses + (seat === loser ? 1 : 0),
			});
		}
		this.all = [...this.byIdentity];
	}
}
