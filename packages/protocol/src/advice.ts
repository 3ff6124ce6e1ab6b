import type { Rank, Seat } from "@fibbers/rules";

/** Why the strongest computer does what it does. Chances are in 0 … 1, and go by what the player can see. */
export type Reason =
	/** One's own cards, and those that lie open, rule the claim out. */
	| { readonly why: "impossible" }
	/** How likely the claim or the answer is true. */
	| { readonly why: "odds"; readonly truth: number }
	/** It is rather true, but to be wrong costs little: so many cards. */
	| { readonly why: "cheap"; readonly truth: number; readonly cards: number }
	/** It is rather a lie, but to be wrong costs so many cards. */
	| { readonly why: "dear"; readonly truth: number; readonly cards: number }
	/** All cards of a rank go at once. */
	| { readonly why: "set"; readonly rank: Rank }
	/** True cards only. */
	| { readonly why: "true"; readonly rank: Rank; readonly cards: number }
	/** False cards hidden among true ones. */
	| { readonly why: "padded"; readonly rank: Rank; readonly lies: number }
	/** There is no card of the rank. */
	| { readonly why: "bare"; readonly rank: Rank }
	/** A lie, although there are cards of the rank. */
	| { readonly why: "held-back"; readonly rank: Rank }
	/** The card hurts this seat most, which has taken so many of its kind. */
	| {
			readonly why: "hurts";
			readonly seat: Seat;
			readonly kind: Rank;
			readonly taken: number;
			readonly lie: boolean;
	  }
	/** Nothing is certain enough. */
	| { readonly why: "unsure" }
	/** Its answer tells most about the middle card. */
	| { readonly why: "telling" }
	/** The one lie is worth more later; here it would lie with this share. */
	| { readonly why: "keep-lie"; readonly share: number }
	| { readonly why: "spend-lie"; readonly share: number }
	/** The lie is spent, or none would be believed. */
	| { readonly why: "must-be-true" }
	/** No card is more likely. */
	| { readonly why: "likeliest"; readonly chance: number };

/** What the strongest computer would do. */
export interface Advice {
	/** Null: let it pass. */
	readonly move: { readonly move: string } | null;
	/** How often it would do just that, in 0 … 1. */
	readonly share: number;
	readonly reason: Reason;
}

/** In a game that is over: somebody answered a claim, and the strongest computer would have answered otherwise. */
export interface Otherwise {
	/** The claim's index in the events of the game. */
	readonly at: number;
	/** Who answered it, or let it pass. */
	readonly seat: Seat;
	/** What the strongest computer would have done, from what he could see. */
	readonly better: "doubt" | "believe";
	/** How often it would, in 0 … 1. */
	readonly share: number;
}

/** The answer to `GET /api/games/ID/otherwise`, `GET /api/shared/TOKEN/otherwise` and `POST /api/otherwise`. */
export interface OtherwiseList {
	readonly otherwise: readonly Otherwise[];
}
