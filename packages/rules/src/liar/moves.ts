import type { Card } from "../card.ts";
import { deck, type Move } from "./types.ts";

const isCard = (value: unknown): value is Card => (deck as readonly unknown[]).includes(value);

/** Shape only: whether the move may be made is for `legal` to say. */
export function parseMove(given: unknown): Move | null {
	if (typeof given !== "object" || given === null) return null;
	const { move, card, about, count } = given as Record<"move" | "card" | "about" | "count", unknown>;
	switch (move) {
		case "ask":
			return isCard(card) && (about === "suit" || about === "rank") ? { move, card, about } : null;
		case "answer":
			return typeof count === "number" && Number.isInteger(count) && count >= 0 ? { move, count } : null;
		case "guess":
			return isCard(card) ? { move, card } : null;
		case "doubt":
		case "trust":
			return { move };
		default:
			return null;
	}
}
