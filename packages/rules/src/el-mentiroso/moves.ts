import { type Card, isCard, isRank } from "../card.ts";
import type { Move } from "./types.ts";

const isCards = (value: unknown): value is Card[] => Array.isArray(value) && value.length <= 52 && value.every(isCard);

/** Shape only: whether the move may be made is for `legal` to say. */
export function parseMove(given: unknown): Move | null {
	if (typeof given !== "object" || given === null) return null;
	const { move, cards, rank } = given as { move?: unknown; cards?: unknown; rank?: unknown };
	switch (move) {
		case "play":
			return isCards(cards) && isRank(rank) ? { move, cards, rank } : null;
		case "discard":
			return isCards(cards) ? { move, cards } : null;
		case "challenge":
		case "accept":
			return { move };
		default:
			return null;
	}
}
