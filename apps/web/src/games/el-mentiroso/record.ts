import { rankOf } from "@fibbers/rules";
import type { Event } from "./props.ts";

/** What is known of a play when the game is over. Only what was challenged, and one's own. */
export type Known = "unknown" | "true" | "caught" | "your-lie" | "your-truth";

export interface SeatRecord {
	readonly plays: readonly Known[];
	readonly caught: number;
	/** True plays that somebody doubted. */
	readonly truths: number;
	readonly doubts: number;
	/** Doubts that were right. */
	readonly right: number;
	/** The number of the play after which the hand was empty, from 1; null if it never was. */
	readonly outOnPlay: number | null;
}

interface Draft {
	plays: Known[];
	doubts: number;
	right: number;
	outOnPlay: number | null;
}

/** What the events tell of every seat. */
export function records(events: readonly Event[], seats: number): readonly SeatRecord[] {
	const drafts = Array.from({ length: seats }, (): Draft => ({ plays: [], doubts: 0, right: 0, outOnPlay: null }));
	let plays = 0;
	for (const event of events) {
		if (event.event === "played") {
			plays += 1;
			drafts[event.seat]?.plays.push(knownOf(event));
		} else if (event.event === "challenged") {
			const accused = drafts[event.seat]?.plays;
			accused?.splice(-1, 1, event.lie ? "caught" : "true");
			const by = drafts[event.by];
			if (by === undefined) continue;
			by.doubts += 1;
			if (event.lie) by.right += 1;
		} else if (event.event === "went-out") {
			const draft = drafts[event.seat];
			if (draft !== undefined) draft.outOnPlay = plays;
		}
	}
	return drafts.map((draft) => ({
		...draft,
		caught: draft.plays.filter((known) => known === "caught").length,
		truths: draft.plays.filter((known) => known === "true").length,
	}));
}

function knownOf({ cards, rank }: Extract<Event, { readonly event: "played" }>): Known {
	if (cards === undefined) return "unknown";
	return cards.every((card) => rankOf(card) === rank) ? "your-truth" : "your-lie";
}
