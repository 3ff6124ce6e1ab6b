import type { Card, Rank } from "../card.ts";
import type { Deal, GameTypes, Seat, View } from "../game.ts";
import type { OptionsOf } from "../options.ts";

/** P1: the kinds of card, as racks show them. Suits never matter. */
export const kinds = ["A", "K", "Q", "J", "T", "9", "8", "7"] as const satisfies readonly Rank[];
export type Kind = (typeof kinds)[number];

export const optionSchema = {
	/** P2: eight cards of each kind, or four. */
	deck: ["double", "single"],
	/** P13: whether one card of each kind loses too. */
	eightDifferent: [false, true],
} as const;

export type Options = OptionsOf<typeof optionSchema>;

/** One slide of the card in transit, and what was said with it. */
export interface Hop {
	readonly from: Seat;
	readonly to: Seat;
	readonly claim: Kind;
}

/** The card that is under way, and its whole way this turn. */
export interface Transit {
	readonly hops: readonly [Hop, ...Hop[]];
	/** Whether the receiver has looked, and so must pass it on. */
	readonly looked: boolean;
}

export interface State {
	readonly options: Options;
	readonly hands: readonly (readonly Card[])[];
	/** What each seat had to take, in order. */
	readonly faceUp: readonly (readonly Card[])[];
	/** The seat that sends, or sent, this turn's card. */
	readonly turn: Seat;
	readonly transit: (Transit & { readonly card: Card }) | null;
	/** How many moves were made. */
	readonly moves: number;
	readonly over: Outcome | null;
}

export interface Outcome {
	readonly loser: Seat;
	/** P12, P13, P14. */
	readonly why: "set" | "eight-different" | "no-cards";
}

/** What everybody sees. */
export interface Table {
	readonly options: Options;
	/** How many cards each seat holds. */
	readonly counts: readonly number[];
	readonly faceUp: readonly (readonly Card[])[];
	/** P12: so many of a kind lose. */
	readonly limit: number;
	readonly turn: Seat;
	readonly transit: Transit | null;
	readonly over: Outcome | null;
}

/** What a seat sees beyond the table. */
export interface Own {
	/** Sorted by code. */
	readonly hand: readonly Card[];
	/** The card in transit, to whoever sent it or looked at it. */
	readonly card: Card | null;
}

export type LiarsPostView = View<Table, Own>;

export type Move =
	| { readonly move: "send"; readonly card: Card; readonly to: Seat; readonly claim: Kind }
	| { readonly move: "look" }
	| { readonly move: "pass"; readonly to: Seat; readonly claim: Kind }
	/** `says`: "I believe it". */
	| { readonly move: "call"; readonly says: boolean };

export type Event =
	/** `card` only for the seat that sent it. */
	| {
			readonly event: "sent";
			readonly seat: Seat;
			readonly to: Seat;
			readonly claim: Kind;
			readonly card?: Card;
	  }
	/** `card` only for the seat that looked. */
	| { readonly event: "looked"; readonly seat: Seat; readonly card?: Card }
	/** `card` only for the seat that passed it on. */
	| {
			readonly event: "passed";
			readonly seat: Seat;
			readonly to: Seat;
			readonly claim: Kind;
			readonly card?: Card;
	  }
	/** `seat` said whether it believes `from`; the card is shown, and `taker` takes it. */
	| {
			readonly event: "called";
			readonly seat: Seat;
			readonly says: boolean;
			readonly from: Seat;
			readonly claim: Kind;
			readonly card: Card;
			readonly taker: Seat;
	  }
	| ({ readonly event: "ended" } & Outcome);

export type Refusal =
	| "game-over"
	| "not-your-turn"
	| "nothing-in-transit"
	| "card-in-transit"
	| "card-not-held"
	| "bad-receiver"
	| "held-it-already"
	| "nobody-left"
	| "looked-already"
	| "look-first"
	| "no-such-seat";

/** What a seat may do. A part is null when that move is closed. */
export interface Legal {
	/** Any of these cards, to any of these seats, as any kind. */
	readonly send: { readonly cards: readonly Card[]; readonly to: readonly Seat[] } | null;
	/** The slide that can be called. */
	readonly call: Hop | null;
	/** Whom the card could be passed to after looking. */
	readonly look: { readonly to: readonly Seat[] } | null;
	readonly pass: { readonly to: readonly Seat[] } | null;
}

export interface LiarsPostTypes extends GameTypes {
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
