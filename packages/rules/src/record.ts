import type { Card } from "./card.ts";
import { byCode } from "./card.ts";
import type { Deal, Game, GameTypes, Seat } from "./game.ts";
import { type GameId, games, isGameId } from "./games.ts";
import { parseOptions } from "./options.ts";
import { ok, type Result, refuse } from "./result.ts";

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
	/** `at` is the index of the move that was refused, null when the line is no record. */
	| { readonly ok: false; readonly at: number | null; readonly error: string };

/** What is wrong with a line that is no record. */
type Fault = "not-json" | "not-a-record" | "unknown-game" | "bad-options" | "bad-seats" | "bad-deal" | "bad-moves";

interface Opened {
	readonly game: Game;
	readonly seats: number;
	readonly state: GameTypes["state"];
	/** Not yet looked at: each is judged when its turn comes. */
	readonly moves: readonly unknown[];
}

/** Plays one line of a record file, up to its end or its first illegal move. */
export function replay(line: string): Replay {
	const opened = open(line);
	if (!opened.ok) return { ok: false, at: null, error: opened.error };
	const { game, seats, moves } = opened.value;
	let { state } = opened.value;
	for (const [at, given] of moves.entries()) {
		const seat = seatOf(given);
		const move = game.parseMove(given);
		if (move === null) return { ok: false, at, error: "no-such-move" };
		if (seat === null || seat >= seats) return { ok: false, at, error: "no-such-seat" };
		const applied = game.apply(state, seat, move);
		if (!applied.ok) return { ok: false, at, error: applied.error };
		state = applied.value.state;
	}
	return {
		ok: true,
		toAct: game.actors(state),
		over: game.outcome(state),
		hands: game.hands(state).map(byCode),
		table: game.replayTable(state),
	};
}

function open(line: string): Result<Opened, Fault> {
	const parsed = parseJson(line);
	if (!parsed.ok) return parsed;
	const given: unknown = parsed.value;
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
	return ok({ game, seats, state: game.setup(options.value, deal.value), moves });
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
	return typeof seat === "number" && Number.isInteger(seat) && seat >= 0 ? seat : null;
}
