import type { Card, Rank } from "../card.ts";
import type { Deal, GameTypes, Seat, View } from "../game.ts";
import type { OptionsOf } from "../options.ts";

export const optionSchema = {
	/** M6: `locked`: every play of a cycle announces the opener's rank; `climbs`: one rank up each time. */
	rank: ["locked", "climbs"],
	/** M13: the fewest cards of one rank that may be put away; 0: no discarding. */
	discardFrom: [4, 3, 2, 0],
} as const;

export type Options = OptionsOf<typeof optionSchema>;

/** M18: when this play lands, the game is over. */
export const lastPlay = 500;

/** What was said of cards laid face down. */
export interface Claim {
	readonly seat: Seat;
	readonly count: number;
	readonly rank: Rank;
}

export interface Play extends Claim {
	readonly cards: readonly Card[];
}

export interface State {
	readonly options: Options;
	readonly first: Seat;
	/** M9: sorted by code, since the order in which a pile was taken tells whose cards were whose. */
	readonly hands: readonly (readonly Card[])[];
	/** The plays of this cycle, oldest first; together they are the pile. */
	readonly pile: readonly Play[];
	/** Whether the last play of the pile can still be challenged. */
	readonly open: boolean;
	readonly turn: Seat;
	/** Cards put away, face up, in order. */
	readonly discarded: readonly Card[];
	/** How many plays have landed in this game. */
	readonly plays: number;
	/** How many challenges have been settled. */
	readonly challenges: number;
	/** When each hand ran empty, as a running number; null while it holds cards. */
	readonly emptied: readonly (number | null)[];
	/** The running number that the next hand to run empty gets. */
	readonly nextEmptied: number;
	readonly over: Outcome | null;
}

export interface Outcome {
	/** Every seat, first place to last. */
	readonly places: readonly Seat[];
}

/** What everybody sees. */
export interface Table {
	readonly options: Options;
	/** How many cards each seat holds. */
	readonly counts: readonly number[];
	/** The plays of this cycle as they were announced, oldest first. */
	readonly claims: readonly Claim[];
	/** The play that can be challenged now. */
	readonly pending: Claim | null;
	/** What the next play must announce; null when the opener may choose. */
	readonly nextRank: Rank | null;
	readonly turn: Seat;
	/** M16: the seat on turn either challenges or accepts; nothing more is played. */
	readonly lastStand: boolean;
	readonly discarded: readonly Card[];
	readonly plays: number;
	/** Seats that are out, in order of their places. */
	readonly places: readonly Seat[];
	readonly over: Outcome | null;
}

/** What a seat sees beyond the table. */
export interface Own {
	/** Sorted by code. */
	readonly hand: readonly Card[];
	/** The cards that it has itself laid into the pile. */
	readonly laid: readonly Card[];
}

export type ElMentirosoView = View<Table, Own>;

export type Move =
	| { readonly move: "play"; readonly cards: readonly Card[]; readonly rank: Rank }
	| { readonly move: "challenge" }
	| { readonly move: "accept" }
	| { readonly move: "discard"; readonly cards: readonly Card[] };

export type Event =
	/** `cards` only for the seat that played them. */
	| {
			readonly event: "played";
			readonly seat: Seat;
			readonly count: number;
			readonly rank: Rank;
			readonly cards?: readonly Card[];
	  }
	/** `seat` is challenged by `by`; its cards are shown; `taker` takes the `taken` cards of the pile. */
	| {
			readonly event: "challenged";
			readonly seat: Seat;
			readonly by: Seat;
			readonly rank: Rank;
			readonly cards: readonly Card[];
			readonly lie: boolean;
			readonly taker: Seat;
			readonly taken: number;
	  }
	| { readonly event: "accepted"; readonly seat: Seat }
	| { readonly event: "discarded"; readonly seat: Seat; readonly cards: readonly Card[] }
	/** `place` counts from 1; null while a hand that ran empty earlier may still come back (M15). */
	| { readonly event: "went-out"; readonly seat: Seat; readonly place: number | null }
	| { readonly event: "ended"; readonly places: readonly Seat[] };

export type Refusal =
	| "game-over"
	| "out-of-cards"
	| "not-your-turn"
	| "last-stand"
	| "bad-count"
	| "bad-rank"
	| "cards-not-held"
	| "nothing-to-challenge"
	| "own-play"
	| "nothing-to-accept"
	| "no-discarding"
	| "not-one-rank"
	| "too-few-cards"
	| "no-such-seat";

/** What a seat may do. A part is null when that move is closed. */
export interface Legal {
	/** Any `min` … `max` of one's cards, announced as one of `ranks`. */
	readonly play: { readonly min: number; readonly max: number; readonly ranks: readonly Rank[] } | null;
	readonly challenge: Claim | null;
	readonly accept: Claim | null;
	/** At least `min` cards of any one of `ranks`. */
	readonly discard: { readonly min: number; readonly ranks: readonly Rank[] } | null;
}

export interface ElMentirosoTypes extends GameTypes {
	options: Options;
	deal: Deal;
	state: State;
	table: Table;
	own: Own;
	move: Move;
	event: Event;
	refusal: Refusal;
	legal: Legal;
	outcome: Outcome;
}
