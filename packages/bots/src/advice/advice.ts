import type { GameId, GameTypesById, liarsPost, Rank, Seat, View } from "@fibbers/rules";

/** Why the strongest computer does what it does, for whoever words it. Chances are in 0 … 1, and go by what the player can see. */
export type Reason =
	/** The player's own cards, and those that lie open, rule the claim out. */
	| { readonly why: "impossible" }
	/** How likely the claim or the answer is true: that decides. */
	| { readonly why: "odds"; readonly truth: number }
	/** It is rather true, but being wrong costs little: so many cards would come. */
	| { readonly why: "cheap"; readonly truth: number; readonly cards: number }
	/** It is rather a lie, but being wrong costs much. */
	| { readonly why: "dear"; readonly truth: number; readonly cards: number }
	/** All cards of a rank can go at once. */
	| { readonly why: "set"; readonly rank: Rank }
	/** True cards, and no risk. */
	| { readonly why: "true"; readonly rank: Rank; readonly cards: number }
	/** False cards hidden among true ones. */
	| { readonly why: "padded"; readonly rank: Rank; readonly lies: number }
	/** No card of the rank: a lie it must be, with cards of which there are fewest. */
	| { readonly why: "bare"; readonly rank: Rank }
	/** A lie, although there would be true cards. */
	| { readonly why: "held-back"; readonly rank: Rank }
	/** The card hurts this seat most, which has so many of its kind. */
	| {
			readonly why: "hurts";
			readonly seat: Seat;
			readonly kind: liarsPost.Kind;
			readonly taken: number;
			readonly lie: boolean;
	  }
	/** Nothing is certain enough to call. */
	| { readonly why: "unsure" }
	/** The answer tells most about the middle card. */
	| { readonly why: "telling" }
	/** The truth: the one lie is worth more later. `share`: how often it lies here. */
	| { readonly why: "keep-lie"; readonly share: number }
	/** The one lie, now. */
	| { readonly why: "spend-lie"; readonly share: number }
	/** The lie is spent, or no lie would be believed. */
	| { readonly why: "must-be-true" }
	/** The likeliest card. */
	| { readonly why: "likeliest"; readonly chance: number };

/** What the strongest computer would do. */
export interface Advice<Move> {
	/** Null: let it pass. */
	readonly move: Move | null;
	/** How often it would, in 0 … 1: it may choose by chance. */
	readonly share: number;
	readonly reason: Reason;
}

/** Gives the reason for a move that the strongest computer makes most often; `share` is how often. */
export type Explain<Id extends GameId> = (
	view: View<GameTypesById[Id]["table"], GameTypesById[Id]["own"]>,
	move: GameTypesById[Id]["move"] | null,
	log: readonly GameTypesById[Id]["event"][],
	share: number,
) => Reason | null;
