import { isCard } from "../card.ts";
import { isSeat } from "../seats.ts";
import { type Kind, kinds, type Move } from "./types.ts";

const isKind = (value: unknown): value is Kind => (kinds as readonly unknown[]).includes(value);

/** Shape only: whether the move may be made is for `legal` to say. */
export function parseMove(given: unknown): Move | null {
	if (typeof given !== "object" || given === null) return null;
	const { move, card, to, claim, says } = given as Record<"move" | "card" | "to" | "claim" | "says", unknown>;
	switch (move) {
		case "send":
			return isCard(card) && isSeat(to) && isKind(claim) ? { move, card, to, claim } : null;
		case "look":
			return { move };
		case "pass":
			return isSeat(to) && isKind(claim) ? { move, to, claim } : null;
		case "call":
			return typeof says === "boolean" ? { move, says } : null;
		default:
			return null;
	}
}
