import { oneOf } from "../one-of.ts";
import { type About, deck, type Move } from "./types.ts";

const parseCard = oneOf(deck);
const parseAbout = oneOf<About>(["suit", "rank"]);

/** Shape only: whether the move may be made is for `legal` to say. */
export function parseMove(given: unknown): Move | null {
	if (typeof given !== "object" || given === null) return null;
	const said = given as Record<"move" | "card" | "about" | "count", unknown>;
	const [card, about, count] = [parseCard(said.card), parseAbout(said.about), said.count];
	switch (said.move) {
		case "ask":
			return card !== null && about !== null ? { move: "ask", card, about } : null;
		case "answer":
			return typeof count === "number" && Number.isInteger(count) && count >= 0 ? { move: "answer", count } : null;
		case "guess":
			return card !== null ? { move: "guess", card } : null;
		case "doubt":
			return { move: "doubt" };
		case "trust":
			return { move: "trust" };
		default:
			return null;
	}
}
