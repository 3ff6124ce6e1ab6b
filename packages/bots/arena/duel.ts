import { elMentiroso, type Game, type GameId, type GameTypes, games } from "@fibbers/rules";
import { match, type Player } from "../testkit/match.ts";
import { cheaters, opened } from "./cheaters.ts";
import { players } from "./players.ts";

/** A table of a game, and what is counted there. */
export interface Setting {
	readonly game: GameId;
	readonly options: object;
	readonly seats: number;
	readonly counts: "wins" | "losses";
}

/** One player against others of another kind; it sits on each seat in turn. */
export interface Duel extends Setting {
	readonly one: string;
	readonly others: string;
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

type AnyPlayer = Player<GameTypes>;

const plays: readonly string[] = ["play", "send", "ask", "guess"];

/** Games `from` … `to`-1 of a duel: the same for the same numbers. Throws when somebody moves against the rules. */
export async function fought(duel: Duel, from: number, to: number): Promise<Tally> {
	const one = playerOf(duel.game, duel.one);
	const others = playerOf(duel.game, duel.others);
	await Promise.all([one.ready?.(), others.ready?.()]);
	return tallied(duel, one, others, from, to);
}

/** The same, of players that need no name. They are ready. */
export function tallied(setting: Setting, one: AnyPlayer, others: AnyPlayer, from: number, to: number): Tally {
	const { seats } = setting;
	const game = opened(games[setting.game] as unknown as Game);
	const lengths: number[] = [];
	let hits = 0;
	for (let number = from; number < to; number++) {
		const seat = number % seats;
		const table = Array.from({ length: seats }, (_, at) => (at === seat ? one : others));
		const { outcome, length } = played(game, setting.options, table, number);
		const isHit =
			setting.counts === "wins" ? game.winners(outcome, seats).includes(seat) : game.loser(outcome) === seat;
		if (isHit) hits++;
		lengths.push(length);
	}
	const isLimited = (length: number): boolean => setting.game === "el-mentiroso" && length >= elMentiroso.lastPlay;
	return { games: to - from, hits, lengths, limits: lengths.filter(isLimited).length };
}

function played(game: Game, options: object, table: readonly AnyPlayer[], seed: number) {
	const decisions = match(game, options, table, seed);
	let length = 0;
	for (;;) {
		const next = decisions.next();
		if (next.done) return { outcome: next.value, length };
		if (next.value.move !== null && plays.includes(next.value.move.move)) length++;
	}
}

/** The player of a game by name; throws when there is none. */
export function playerOf(game: GameId, name: string): AnyPlayer {
	const known: Readonly<Record<string, unknown>> = players[game];
	const player = name === "cheater" && game !== "liar" ? cheaters[game] : known[name];
	if (player === undefined) throw new Error(`no player ${name} of ${game}: ${Object.keys(known).join(", ")}`);
	return player as AnyPlayer;
}
