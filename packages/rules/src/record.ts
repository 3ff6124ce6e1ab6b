import type { Card } from "./card.ts";
import { byCode } from "./card.ts";
import type { Applied, Deal, Game, GameTypes, Seat } from "./game.ts";
import { type GameId, games, isGameId } from "./games.ts";
import { parseOptions } from "./options.ts";
import { ok, type Result, refuse } from "./result.ts";
import { isSeat } from "./seats.ts";

/** One whole game, as it is stored, downloaded and replayed. Stored records carry more keys, which a replay ignores. */
export interface GameRecord {
	readonly game: GameId;
	/** Left-out options have their defaults. */
	readonly options: object;
	readonly seats: number;
	readonly deal: Deal;
	readonly moves: readonly ({ readonly seat: Seat } & GameTypes["move"])[];
}

export type Replay =
	| {
			readonly ok: true;
			/** The seats that the game waits for; empty when it is over. */
			readonly toAct: readonly Seat[];
			readonly over: object | null;
			/** Each sorted by the cards' codes. */
			readonly hands: readonly (readonly Card[])[];
			readonly table: object;
	  }
	| Refused;

/** `at` is the index of the move that was refused, null when it is no record. */
export interface Refused {
	readonly ok: false;
	readonly at: number | null;
	readonly error: string;
}

/** What is wrong with a line that is no record. */
type Fault = "not-json" | "not-a-record" | "unknown-game" | "bad-options" | "bad-seats" | "bad-deal" | "bad-moves";

interface Opened extends Omit<GameRecord, "game" | "moves"> {
	readonly id: GameId;
	readonly game: Game;
	/** Before the first move. */
	readonly state: GameTypes["state"];
	/** Not yet looked at: each is judged when its turn comes. */
	readonly moves: readonly unknown[];
}

/** A move that was made, and what came of it. */
interface Made extends Applied<GameTypes["state"], GameTypes["event"]> {
	readonly seat: Seat;
	readonly move: GameTypes["move"];
}

/** Plays one line of a record file, up to its end or its first illegal move. */
export function replay(line: string): Replay {
	const parsed = parseJson(line);
	const opened = parsed.ok ? open(parsed.value) : parsed;
	if (!opened.ok) return { ok: false, at: null, error: opened.error };
	const { game } = opened.value;
	let { state } = opened.value;
	for (const made of walk(opened.value)) {
		if (!made.ok) return made;
		state = made.value.state;
	}
	return {
		ok: true,
		toAct: game.actors(state),
		over: game.outcome(state),
		hands: game.hands(state).map(byCode),
		table: game.replayTable(state),
	};
}

/** Makes the moves one after the other; the first illegal one is the last to be told. */
export function* walk({ game, seats, state, moves }: Opened): Generator<{ ok: true; value: Made } | Refused> {
	let before = state;
	for (const [at, given] of moves.entries()) {
		const made = makeMove(game, seats, before, given);
		if (!made.ok) {
			yield { ...made, at };
			return;
		}
		yield made;
		before = made.value.state;
	}
}

function makeMove(game: Game, seats: number, state: GameTypes["state"], given: unknown): Result<Made, string> {
	const seat = seatOf(given);
	const move = game.parseMove(given);
	if (move === null) return refuse("no-such-move");
	if (seat === null || seat >= seats) return refuse("no-such-seat");
	const applied = game.apply(state, seat, move);
	return applied.ok ? ok({ seat, move, ...applied.value }) : applied;
}

/** A record from outside, read as far as its deal. Keys that a record does not have are left out. */
export function open(given: unknown): Result<Opened, Fault> {
	if (typeof given !== "object" || given === null || Array.isArray(given)) return refuse("not-a-record");
	const { game: id, options: asked = {}, seats, deal: dealt, moves } = given as Record<keyof GameRecord, unknown>;
	if (!isGameId(id)) return refuse("unknown-game");
	const game: Game = games[id];
	const options = parseOptions(game.optionSchema, asked);
	if (!options.ok) return options;
	const { min, max } = game.seats(options.value);
	if (typeof seats !== "number" || !Number.isInteger(seats) || seats < min || seats > max) return refuse("bad-seats");
	const deal = game.parseDeal(options.value, seats, dealt);
	if (!deal.ok) return deal;
	if (!Array.isArray(moves)) return refuse("bad-moves");
	const state = game.setup(options.value, deal.value);
	return ok({ id, game, options: options.value, seats, deal: deal.value, state, moves });
}

function parseJson(line: string): Result<unknown, "not-json"> {
	try {
		return ok(JSON.parse(line));
	} catch {
		return refuse("not-json");
	}
}

function seatOf(given: unknown): Seat | null {
	if (typeof given !== "object" || given === null) return null;
	const { seat } = given as { seat?: unknown };
	return isSeat(seat) ? seat : null;
}
