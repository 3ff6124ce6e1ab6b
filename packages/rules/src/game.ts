import type { Card } from "./card.ts";
import type { Figures, Mark } from "./figures.ts";
import type { OptionSchema } from "./options.ts";
import type { Random } from "./random.ts";
import type { Result } from "./result.ts";

/** A player's place at the table, 0 … seats-1, in playing order. */
export type Seat = number;

/** Whoever looks: a seat sees its own cards, a spectator what everybody sees. */
export type Viewer = Seat | "spectator";

/** How a game begins. `first` moves first and was dealt to first; whatever else a game deals (a middle card) is named by the game. */
export interface Deal {
	readonly hands: readonly (readonly Card[])[];
	readonly first: Seat;
}

/**
 * What one viewer knows. `table` is what everybody sees and is the same for all viewers;
 * `own` is what this seat sees beyond it, null for a spectator.
 */
export interface View<Table = object, Own = object> {
	readonly viewer: Viewer;
	readonly table: Table;
	readonly own: Own | null;
}

/** The types of one game; `Game` is generic over them. */
export interface GameTypes {
	options: object;
	deal: Deal;
	/** The whole truth. Plain JSON; nobody outside the game reads it. */
	state: object;
	table: object;
	own: object;
	/** Imperative: `{ move: "challenge" }`. */
	move: { readonly move: string };
	/** Past tense: `{ event: "challenged", … }`. */
	event: { readonly event: string };
	refusal: string;
	legal: object;
	outcome: object;
}

export interface Applied<State, Event> {
	readonly state: State;
	readonly events: readonly Event[];
}

/**
 * The rules of one game: pure functions on plain data, without clock, chance or text.
 * `view` and `seen` are the only ways out of a state; they list what is visible.
 */
export interface Game<Types extends GameTypes = GameTypes> {
	readonly optionSchema: OptionSchema;

	/** How many can play with these options. */
	seats(options: Types["options"]): { readonly min: number; readonly max: number };

	/** A shuffled deal; seat `first` gets the first card. */
	deal(options: Types["options"], seats: number, first: Seat, random: Random): Types["deal"];

	/** A deal from outside (a record), or `bad-deal` when its cards, hands or first seat cannot be. */
	parseDeal(options: Types["options"], seats: number, given: unknown): Result<Types["deal"], "bad-deal">;

	/** The state before the first move. */
	setup(options: Types["options"], deal: Types["deal"]): Types["state"];

	/** The seats that the game waits for; empty when it is over. Others may have moves meanwhile: see `legal`. */
	actors(state: Types["state"]): readonly Seat[];

	view(state: Types["state"], viewer: Viewer): View<Types["table"], Types["own"]>;

	/** What the viewer may do, bounds instead of lists where combinations explode. Null for a spectator. */
	legal(view: View<Types["table"], Types["own"]>): Types["legal"] | null;

	/** A move from outside, or null when it is none of this game's moves in shape. Keys that no move has are left out. */
	parseMove(given: unknown): Types["move"] | null;

	/** The state after the move and what happened, in order; or a refusal, and nothing has changed. */
	apply(
		state: Types["state"],
		seat: Seat,
		move: Types["move"],
	): Result<Applied<Types["state"], Types["event"]>, Types["refusal"]>;

	/** The event as this viewer may know it, or null when it passes unseen. */
	seen(event: Types["event"], viewer: Viewer): Types["event"] | null;

	/**
	 * Counts what moves answer (the play, the question, the card in transit): when it has gone on,
	 * a move that was meant for an earlier count is stale.
	 */
	moment(state: Types["state"]): number;

	/** Moves that answer nothing, and so are never stale. */
	readonly timeless: readonly Types["move"]["move"][];

	/** Whether others than the seat on turn may challenge, so that a table gives them time to. */
	readonly hasDoubtTime: boolean;

	/** Whether the move ends the time in which what went before it can be doubted; the table holds it back for that time. */
	endsDoubt(state: Types["state"], move: Types["move"]): boolean;

	/** Events that turn cards over for all to read, before the game goes on. */
	readonly reveals: readonly Types["event"]["event"][];

	/** Null while the game is on. */
	outcome(state: Types["state"]): Types["outcome"] | null;

	/** The one seat that lost. */
	loser(outcome: Types["outcome"]): Seat;

	/** The seats that won, which need not be all the others. */
	winners(outcome: Types["outcome"], seats: number): readonly Seat[];

	/** Who moves first in the next game at a table: the loser deals and his left neighbour starts, or the loser says who. */
	readonly nextFirst: "left-of-loser" | "chosen-by-loser";

	/** Every seat's cards, open: for the result, and for a replay. */
	hands(state: Types["state"]): readonly (readonly Card[])[];

	/** What a replay prints of the table (hidden cards included). */
	replayTable(state: Types["state"]): object;

	/** What became of each claim. The events are whole, as `apply` gives them: what comes of it is for after the game only. */
	marks(events: readonly Types["event"][]): readonly Mark[];

	/** Each seat's figures, from the same events. */
	figures(events: readonly Types["event"][], seats: number): readonly Figures[];
}
