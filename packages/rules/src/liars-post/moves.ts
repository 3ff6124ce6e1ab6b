import { parseCard } from "../card.ts";
import { oneOf } from "../one-of.ts";
import { isSeat } from "../seats.ts";
import { kinds, type Move } from "./types.ts";

const parseKind = oneOf(kinds);

/** Shape only: whether the move may be made is for `legal` to say. */
export function parseMove(given: unknown): Move | null {
	if (typeof given !== "object" || given === null) return null;
	const said = given as Record<"move" | "card" | "to" | "claim" | "says", unknown>;
	const { to, says } = said;
	const [card, claim] = [parseCard(said.card), parseKind(said.claim)];
	switch (said.move) {
		case "send":
			return card !== null && isSeat(to) && claim !== null ? { move: "send", card, to, claim } : null;
		case "look":
			return { move: "look" };
		case "pass":
			return isSeat(to) && claim !== null ? { move: "pass", to, claim } : null;
		case "call":
			return typeof says === "boolean" ? { move: "call", says } : null;
		default:
			return null;
	}
}
