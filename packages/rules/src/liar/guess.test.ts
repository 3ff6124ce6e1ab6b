import { describe, expect, it } from "vitest";
import { after, answer, ask, eventsOf, guess, position, refusalOf, trust } from "../../testkit/liar/position.ts";
import type { Card } from "../card.ts";
import type { Seat } from "../game.ts";
import { liar as game } from "./index.ts";
import type { Move } from "./types.ts";

const start = position("KS KD JS QS", "JH QH KH QD", "JD");

/** One round, answered truly when `count` is. */
const round = (by: Seat, card: Card, count: number): readonly (readonly [Seat, Move])[] => [
	[by, ask(card, "rank")],
	[1 - by, answer(count)],
	[by, trust],
];
const allPlayed = after(
	start,
	...round(0, "KS", 1),
	...round(1, "JH", 1),
	...round(0, "KD", 1),
	...round(1, "QH", 1),
	...round(0, "JS", 0),
	...round(1, "KH", 0),
	...round(0, "QS", 1),
	...round(1, "QD", 0),
);

describe("guesses", () => {
	it("L9 right: the guesser wins", () => {
		expect(eventsOf(start, 0, guess("JD"))).toEqual([
			{ event: "guessed", seat: 0, card: "JD", middle: "JD" },
			{ event: "ended", winner: 0, why: "guess-right" },
		]);
		expect(game.outcome(after(start, [0, guess("JD")]))).toEqual({ winner: 0, why: "guess-right" });
	});

	it("L9 wrong: he loses, and all see the middle card", () => {
		const events = eventsOf(start, 0, guess("JH"));
		expect(events).toEqual([
			{ event: "guessed", seat: 0, card: "JH", middle: "JD" },
			{ event: "ended", winner: 1, why: "guess-wrong" },
		]);
		for (const viewer of [0, 1, "spectator"] as const) {
			expect(events.map((event) => game.seen(event, viewer))).toEqual(events);
			expect(game.view(start, viewer).table.middle).toBeNull();
			expect(game.view(after(start, [0, guess("JH")]), viewer).table.middle).toBe("JD");
		}
		expect(game.reveals).toContain("guessed");
	});

	it("L9 the second player's too", () => {
		const state = after(start, ...round(0, "KS", 1));
		expect(game.outcome(after(state, [1, guess("JD")]))).toEqual({ winner: 1, why: "guess-right" });
		expect(game.outcome(after(state, [1, guess("QS")]))).toEqual({ winner: 0, why: "guess-wrong" });
	});

	it("L9 name no card of one's own hand, and none that lies face up before either", () => {
		const state = after(start, ...round(0, "KS", 1), ...round(1, "JH", 1));
		expect(game.legal(game.view(state, 0))?.guess).toEqual({ cards: ["QH", "KH", "JD", "QD"] });
		for (const card of ["KD", "JS", "QS", "KS", "JH"] satisfies Card[])
			expect(refusalOf(state, 0, guess(card))).toBe("card-in-sight");
		for (const card of ["QH", "KH", "JD", "QD"] satisfies Card[]) expect(refusalOf(state, 0, guess(card))).toBeNull();
	});

	it("L3 come instead of a question, on one's turn only", () => {
		expect(refusalOf(start, 1, guess("JD"))).toBe("not-your-turn");
		const asked = after(start, [0, ask("KS", "rank")]);
		expect(refusalOf(asked, 0, guess("JD"))).toBe("not-your-turn");
		expect(refusalOf(asked, 1, guess("JD"))).toBe("question-open");
		const answered = after(asked, [1, answer(1)]);
		expect(refusalOf(answered, 0, guess("JD"))).toBe("question-open");
	});

	it("L3 are all that is left with an empty hand: the one card that is not in sight", () => {
		expect(game.hands(allPlayed)).toEqual([[], []]);
		expect(game.legal(game.view(allPlayed, 0))).toEqual({
			ask: null,
			answer: null,
			judge: null,
			guess: { cards: ["JD"] },
		});
		expect(refusalOf(allPlayed, 0, ask("KS", "rank"))).toBe("card-not-held");
		expect(game.outcome(after(allPlayed, [0, guess("JD")]))).toEqual({ winner: 0, why: "guess-right" });
	});

	it("L10 end the game: nobody is on turn, and nothing is open", () => {
		const state = after(start, [0, guess("JH")]);
		expect(game.actors(state)).toEqual([]);
		for (const seat of [0, 1])
			expect(game.legal(game.view(state, seat))).toEqual({ ask: null, answer: null, judge: null, guess: null });
		expect(game.hands(state)).toEqual(game.hands(start));
	});

	it("L9 the example: Adam guesses the Jack of Hearts, and it is the Jack of Diamonds", () => {
		const [adam, bill] = [0, 1];
		const deal = position("KS KD JS QS", "JH QH KH QD", "JD");
		expect(eventsOf(deal, adam, ask("KS", "rank"))).toEqual([
			{ event: "asked", seat: adam, card: "KS", about: "rank" },
		]);
		const kings = after(deal, [adam, ask("KS", "rank")]);
		expect(eventsOf(kings, bill, answer(1))).toEqual([{ event: "answered", seat: bill, count: 1, lie: false }]);
		const billsTurn = after(kings, [bill, answer(1)], [adam, trust]);
		expect(eventsOf(billsTurn, bill, ask("QH", "suit"))).toEqual([
			{ event: "asked", seat: bill, card: "QH", about: "suit" },
		]);
		const hearts = after(billsTurn, [bill, ask("QH", "suit")]);
		expect(eventsOf(hearts, adam, answer(0))).toEqual([{ event: "answered", seat: adam, count: 0, lie: false }]);
		const adamsTurn = after(hearts, [adam, answer(0)], [bill, trust]);
		expect(eventsOf(adamsTurn, adam, guess("JH"))).toEqual([
			{ event: "guessed", seat: adam, card: "JH", middle: "JD" },
			{ event: "ended", winner: bill, why: "guess-wrong" },
		]);
		expect(game.loser({ winner: bill, why: "guess-wrong" })).toBe(adam);
	});
});
