import { rankOf } from "../card.ts";
import { type Figures, type Mark, marked, type Told, tallied, whole } from "../figures.ts";
import type { Event } from "./types.ts";

function told(event: Event): Told {
	switch (event.event) {
		case "sent":
			return { claims: slide(event) };
		case "passed":
			return { settles: { as: "covered", by: event.seat }, claims: slide(event) };
		case "called":
			return { settles: { as: event.says ? "believed" : "doubted", by: event.seat, cost: 1 } };
		default:
			return {};
	}
}

const slide = ({ seat, claim, card }: Extract<Event, { event: "sent" | "passed" }>): Pick<Mark, "seat" | "kind"> => ({
	seat,
	kind: rankOf(whole(card)) === claim ? "truth" : "lie",
});

/** P18. */
export const marks = (events: readonly Event[]): readonly Mark[] => marked(events, told);

/** P19. */
export const figures = (events: readonly Event[], seats: number): readonly Figures[] =>
	tallied(marks(events), seats, { calls: ["caught", "doubted", "believed"], falls: ["believed"] });
