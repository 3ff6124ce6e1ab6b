import { rankOf } from "@fibbers/rules";
import type { Event, Hop } from "./props.ts";

/** What a claim was, as everybody knows when the card has been turned up. */
export type Known = "true" | "doubted" | "lie" | "caught";

export interface SeatRecord {
	/** In the order in which they were said. */
	readonly claims: readonly Known[];
	readonly right: number;
	readonly wrong: number;
	readonly looked: number;
	readonly taken: number;
}

type Draft = { -readonly [Key in keyof SeatRecord]: SeatRecord[Key] extends number ? number : Known[] };

/** What the events tell of every seat. Each card is turned up at the end of its way, and with it every claim on the way. */
export function records(events: readonly Event[], seats: number): readonly SeatRecord[] {
	const drafts = Array.from({ length: seats }, (): Draft => ({ claims: [], right: 0, wrong: 0, looked: 0, taken: 0 }));
	let way: Hop[] = [];
	for (const event of events) {
		if (event.event === "sent" || event.event === "passed") {
			way.push({ from: event.seat, to: event.to, claim: event.claim });
		} else if (event.event === "looked") {
			add(drafts[event.seat], "looked");
		} else if (event.event === "called") {
			for (const [i, hop] of way.entries()) {
				const doubted = i === way.length - 1 && !event.says;
				const truth = rankOf(event.card) === hop.claim;
				drafts[hop.from]?.claims.push(truth ? (doubted ? "doubted" : "true") : doubted ? "caught" : "lie");
			}
			way = [];
			add(drafts[event.seat], event.taker === event.seat ? "wrong" : "right");
			add(drafts[event.taker], "taken");
		}
	}
	return drafts;
}

function add(draft: Draft | undefined, what: "right" | "wrong" | "looked" | "taken"): void {
	if (draft !== undefined) draft[what] += 1;
}

/** The way of the last card that was called, and nothing before it. */
export function lastWay(events: readonly Event[]): readonly Hop[] {
	const from = events.findLastIndex(({ event }) => event === "sent");
	return events
		.slice(from)
		.flatMap((event) =>
			event.event === "sent" || event.event === "passed"
				? [{ from: event.seat, to: event.to, claim: event.claim }]
				: [],
		);
}
