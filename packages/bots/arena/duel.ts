import { elMentiroso, type Game, type GameId, type GameTypes, games, type Seat } from "@fibbers/rules";
import { match, type Player } from "../testkit/match.ts";
import { cheaters, opened } from "./cheaters.ts";
import { players } from "./players.ts";

/** One player against others of another kind; it sits on each seat in turn. */
export interface Duel {
	readonly game: GameId;
	readonly options: object;
	readonly seats: number;
	readonly one: string;
	readonly others: string;
	readonly counts: "wins" | "losses";
}

/** What came of some games. */
export interface Tally {
	readonly games: number;
	/** In how many the one has won, or lost. */
	readonly hits: number;
	/** How many cards were played in each: laid, sent or shown. */
	readonly lengths: readonly number[];
	/** How many were ended by the limit on plays. */
	readonly limits: number;
}

const plays: readonly string[] = ["play", "send", "ask", "guess"];

/** Games `from` … `to`-1 of a duel: the same for the same numbers. Throws when somebody moves against the rules. */
export function fought(duel: Duel, from: number, to: number): Tally {
	const { game: id, options, seats, one, others, counts } = duel;
	const game = opened(games[id] as unknown as Game);
	const lengths: number[] = [];
	let hits = 0;
	for (let number = from; number < to; number++) {
		const seat = number % seats;
		const table = Array.from({ length: seats }, (_, at) => playerOf(id, at === seat ? one : others));
		const { outcome, length } = played(game, options, table, number);
		if (isHit(game, outcome, seat, seats, counts)) hits++;
		lengths.push(length);
	}
	const limits = id === "el-mentiroso" ? lengths.filter((length) => length >= elMentiroso.lastPlay).length : 0;
	return { games: to - from, hits, lengths, limits };
}

function played(game: Game, options: object, table: readonly Player<GameTypes>[], seed: number) {
	const decisions = match(game, options, table, seed);
	let length = 0;
	for (;;) {
		const next = decisions.next();
		if (next.done) return { outcome: next.value, length };
		if (next.value.move !== null && plays.includes(next.value.move.move)) length++;
	}
}

const isHit = (game: Game, outcome: object, seat: Seat, seats: number, counts: Duel["counts"]): boolean =>
	counts === "wins" ? game.winners(outcome, seats).includes(seat) : game.loser(outcome) === seat;

/** The player of a game by name; throws when there is none. */
export function playerOf(game: GameId, name: string): Player<GameTypes> {
	const known: Readonly<Record<string, unknown>> = players[game];
	const player = name === "cheater" && game !== "liar" ? cheaters[game] : known[name];
	if (player === undefined) throw new Error(`no player ${name} of ${game}: ${Object.keys(known).join(", ")}`);
	return player as Player<GameTypes>;
}
