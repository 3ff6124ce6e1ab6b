import { type Figures, type Mark, marked, type Told, tallied, whole } from "../figures.ts";
import type { Event } from "./types.ts";

function told(event: Event): Told {
	switch (event.event) {
		case "answered":
			return { claims: { seat: event.seat, kind: whole(event.lie) ? "lie" : "truth" } };
		case "trusted":
			return { settles: { as: "believed", by: event.seat } };
		case "doubted":
			return { settles: { as: "doubted", by: event.seat, cost: 1 } };
		default:
			return {};
	}
}

/** L13. */
export const marks = (events: readonly Event[]): readonly Mark[] => marked(events, told);

/** L14. */
export const figures = (events: readonly Event[], seats: number): readonly Figures[] =>
	tallied(marks(events), seats, { calls: ["caught", "doubted"], falls: ["believed"] });
