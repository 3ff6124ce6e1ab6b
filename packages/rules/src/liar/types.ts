import type { Card, Rank, Suit } from "../card.ts";
import type { Deal as AnyDeal, GameTypes, Seat, View } from "../game.ts";
import type { OptionsOf } from "../options.ts";

export const pictures = ["J", "Q", "K"] as const satisfies readonly Rank[];
export const colours = ["S", "H", "D"] as const satisfies readonly Suit[];

/** L1: the nine cards. */
export const deck: readonly Card[] = colours.flatMap((suit) => pictures.map((rank): Card => `${rank}${suit}`));

export const optionSchema = {} as const;
export type Options = OptionsOf<typeof optionSchema>;

export interface Deal extends AnyDeal {
	/** L2: the card face down in the middle. */
	readonly middle: Card;
}

/** What a question is about: the asked seat's cards of the played card's suit, or of its rank. */
export type About = "suit" | "rank";

/** L4: a question, asked by the seat that played `card`. */
export interface Question {
	readonly by: Seat;
	readonly card: Card;
	readonly about: About;
	/** L5: 0 to 2; null until it is given. */
	readonly answer: number | null;
}

export interface Answered extends Question {
	readonly answer: number;
}

export interface State {
	readonly hands: readonly (readonly Card[])[];
	/** What each seat has played, in order. */
	readonly faceUp: readonly (readonly Card[])[];
	readonly middle: Card;
	/** The seat whose turn it is: it asks or guesses, and judges the answer. */
	readonly turn: Seat;
	readonly question: Question | null;
	/** The questions of earlier turns, oldest first. */
	readonly asked: readonly Answered[];
	/** L6: whether each seat has given its one false answer. */
	readonly lied: readonly boolean[];
	/** How many moves were made. */
	readonly moves: number;
	readonly over: Outcome | null;
}

export interface Outcome {
	readonly winner: Seat;
	/** L8, L9. */
	readonly why: "guess-right" | "guess-wrong" | "caught-lie" | "false-alarm";
}

/** What everybody sees. */
export interface Table {
	/** How many cards each seat holds. */
	readonly counts: readonly number[];
	readonly faceUp: readonly (readonly Card[])[];
	/** Null while it lies face down. */
	readonly middle: Card | null;
	readonly turn: Seat;
	readonly question: Question | null;
	readonly asked: readonly Answered[];
	readonly over: Outcome | null;
}

/** What a seat sees beyond the table. */
export interface Own {
	/** Sorted by code. */
	readonly hand: readonly Card[];
	/** Whether its one false answer is spent. */
	readonly lied: boolean;
}

export type LiarView = View<Table, Own>;

export type Move =
	| { readonly move: "ask"; readonly card: Card; readonly about: About }
	| { readonly move: "answer"; readonly count: number }
	| { readonly move: "doubt" }
	| { readonly move: "trust" }
	| { readonly move: "guess"; readonly card: Card };

export type Event =
	| { readonly event: "asked"; readonly seat: Seat; readonly card: Card; readonly about: About }
	/** `lie` only for the seat that answered. */
	| { readonly event: "answered"; readonly seat: Seat; readonly count: number; readonly lie?: boolean }
	| { readonly event: "trusted"; readonly seat: Seat }
	/** `seat` said "Liar!" to `of`, whose cards are shown: `truth` is what the answer should have been. */
	| {
			readonly event: "doubted";
			readonly seat: Seat;
			readonly of: Seat;
			readonly card: Card;
			readonly about: About;
			readonly count: number;
			readonly truth: number;
			readonly hand: readonly Card[];
	  }
	| { readonly event: "guessed"; readonly seat: Seat; readonly card: Card; readonly middle: Card }
	| ({ readonly event: "ended" } & Outcome);

export type Refusal =
	| "game-over"
	| "not-your-turn"
	| "question-open"
	| "no-question"
	| "no-answer-yet"
	| "answered-already"
	| "card-not-held"
	| "bad-count"
	| "lie-spent"
	| "card-in-sight"
	| "no-such-seat";

/** What a seat may do. A part is null when that move is closed. */
export interface Legal {
	/** Any of these cards, about its suit or its rank. */
	readonly ask: { readonly cards: readonly Card[] } | null;
	/** The counts that may be said, and which of them is true. */
	readonly answer: { readonly counts: readonly number[]; readonly truth: number } | null;
	/** The answer that can be doubted, or trusted. */
	readonly judge: Answered | null;
	/** The cards that the viewer cannot see. */
	readonly guess: { readonly cards: readonly Card[] } | null;
}

export interface LiarTypes extends GameTypes {
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
