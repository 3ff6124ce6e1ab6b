import { type Figures, type Mark, marked, type Told, tallied, whole } from "../figures.ts";
import { isLie } from "./state.ts";
import type { Event } from "./types.ts";

function told(event: Event): Told {
	switch (event.event) {
		case "played": {
			const { seat, rank } = event;
			const kind = isLie({ rank, cards: whole(event.cards) }) ? "lie" : "truth";
			return { settles: { as: "covered", by: seat }, claims: { seat, kind } };
		}
		case "challenged":
			return { settles: { as: "doubted", by: event.by, cost: event.taken } };
		case "accepted":
			return { settles: { as: "believed", by: event.seat } };
		default:
			return {};
	}
}

/** M21. */
export const marks = (events: readonly Event[]): readonly Mark[] => marked(events, told);

/** M22. */
export const figures = (events: readonly Event[], seats: number): readonly Figures[] =>
	tallied(marks(events), seats, { calls: ["caught", "doubted"], falls: ["believed", "covered"] });
