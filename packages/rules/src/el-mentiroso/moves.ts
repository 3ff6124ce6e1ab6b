import { type Card, parseCard, parseRank } from "../card.ts";
import type { Move } from "./types.ts";

/** Shape only: whether the move may be made is for `legal` to say. */
export function parseMove(given: unknown): Move | null {
	if (typeof given !== "object" || given === null) return null;
	const said = given as { move?: unknown; cards?: unknown; rank?: unknown };
	switch (said.move) {
		case "play": {
			const [cards, rank] = [parseCards(said.cards), parseRank(said.rank)];
			return cards !== null && rank !== null ? { move: "play", cards, rank } : null;
		}
		case "discard": {
			const cards = parseCards(said.cards);
			return cards !== null ? { move: "discard", cards } : null;
		}
		case "challenge":
			return { move: "challenge" };
		case "accept":
			return { move: "accept" };
		default:
			return null;
	}
}

function parseCards(given: unknown): readonly Card[] | null {
	if (!Array.isArray(given) || given.length > 52) return null;
	const cards = given.map(parseCard);
	return cards.every((card) => card !== null) ? cards : null;
}
