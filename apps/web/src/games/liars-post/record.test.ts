import { describe, expect, test } from "vitest";
import type { Event } from "./props.ts";
import { lastWay, records } from "./record.ts";

/** Seat 0 sends a King as a King, 1 passes it on as a Queen, 2 does not believe 1; then 1 sends an Ace as an Ace, and 0 doubts it. */
const events: readonly Event[] = [
	{ event: "sent", seat: 0, to: 1, claim: "K" },
	{ event: "looked", seat: 1 },
	{ event: "passed", seat: 1, to: 2, claim: "Q" },
	{ event: "called", seat: 2, says: false, from: 1, claim: "Q", card: "KH", taker: 1 },
	{ event: "sent", seat: 1, to: 0, claim: "A" },
	{ event: "called", seat: 0, says: false, from: 1, claim: "A", card: "AS", taker: 0 },
];

describe("what the events tell of a seat", () => {
	test("every claim on a card's way is known when the card is turned up", () => {
		const [first, second, third] = records(events, 3);
		expect(first).toEqual({ claims: ["true"], right: 0, wrong: 1, looked: 0, taken: 1 });
		expect(second).toEqual({ claims: ["caught", "doubted"], right: 0, wrong: 0, looked: 1, taken: 1 });
		expect(third).toEqual({ claims: [], right: 1, wrong: 0, looked: 0, taken: 0 });
	});

	test("a lie that is believed, or that is passed on, got away", () => {
		const believed: Event = { event: "called", seat: 2, says: true, from: 1, claim: "Q", card: "9H", taker: 2 };
		const [first, second] = records([...events.slice(0, 3), believed], 3);
		expect([first?.claims, second?.claims]).toEqual([["lie"], ["lie"]]);
	});

	test("claims about a card that is still under way are not known", () => {
		expect(records(events.slice(0, 3), 3).map(({ claims }) => claims)).toEqual([[], [], []]);
	});
});

test("the last card's way has only its own hops", () => {
	expect(lastWay(events)).toEqual([{ from: 1, to: 0, claim: "A" }]);
	expect(lastWay([])).toEqual([]);
});
