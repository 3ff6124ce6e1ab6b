import { describe, expect, it } from "vitest";
import { after, answer, ask, doubt, eventsOf, position, refusalOf, trust } from "../../testkit/liar/position.ts";
import { liar as game } from "./index.ts";

const start = position("KS KD JS QS", "KH JH QH QD", "JD");
const asked = after(start, [0, ask("KS", "rank")]);
const lie = after(asked, [1, answer(2)]);
const truth = after(asked, [1, answer(1)]);
const shown = { event: "doubted", seat: 0, of: 1, card: "KS", about: "rank", truth: 1, hand: ["JH", "KH", "QD", "QH"] };

describe("doubts", () => {
	it("L8 a false answer: the asker wins", () => {
		expect(eventsOf(lie, 0, doubt)).toEqual([
			{ ...shown, count: 2 },
			{ event: "ended", winner: 0, why: "caught-lie" },
		]);
		expect(game.outcome(after(lie, [0, doubt]))).toEqual({ winner: 0, why: "caught-lie" });
	});

	it("L8 a true answer: the asker loses", () => {
		expect(eventsOf(truth, 0, doubt)).toEqual([
			{ ...shown, count: 1 },
			{ event: "ended", winner: 1, why: "false-alarm" },
		]);
		expect(game.outcome(after(truth, [0, doubt]))).toEqual({ winner: 1, why: "false-alarm" });
	});

	it("L8 the second player's too", () => {
		const state = after(truth, [0, trust], [1, ask("JH", "rank")], [0, answer(0)]);
		expect(game.outcome(after(state, [1, doubt]))).toEqual({ winner: 1, why: "caught-lie" });
	});

	it("L8 show the hand to all", () => {
		for (const event of eventsOf(lie, 0, doubt))
			for (const viewer of [0, 1, "spectator"] as const) expect(game.seen(event, viewer)).toEqual(event);
		expect(game.reveals).toContain("doubted");
	});

	it("L8 settle the question: none is open after it", () => {
		expect(game.view(after(lie, [0, doubt]), 1).table).toMatchObject({
			question: null,
			asked: [{ by: 0, card: "KS", about: "rank", answer: 2 }],
		});
	});

	it("L8 are for the asker alone", () => expect(refusalOf(lie, 1, doubt)).toBe("not-your-turn"));

	it("L8 an earlier lie does not count", () => {
		const state = after(
			lie,
			[0, trust],
			[1, ask("JH", "suit")],
			[0, answer(0)],
			[1, trust],
			[0, ask("QS", "rank")],
			[1, answer(2)],
		);
		expect(game.outcome(after(state, [0, doubt]))).toEqual({ winner: 1, why: "false-alarm" });
	});

	it("L7 a trusted answer is beyond doubt", () => {
		const trusted = after(lie, [0, trust]);
		expect(refusalOf(trusted, 0, doubt)).toBe("not-your-turn");
		expect(refusalOf(trusted, 1, doubt)).toBe("no-question");
	});

	it("L10 the game is over: nobody is on turn, and the middle card is shown, the lie is not", () => {
		for (const state of [lie, truth].map((before) => after(before, [0, doubt]))) {
			expect(game.actors(state)).toEqual([]);
			for (const viewer of [0, 1, "spectator"] as const) expect(game.view(state, viewer).table.middle).toBe("JD");
			for (const seat of [0, 1])
				expect(game.legal(game.view(state, seat))).toEqual({ ask: null, answer: null, judge: null, guess: null });
			expect(game.view(state, "spectator").table).not.toHaveProperty("lied");
		}
	});

	it("L8 the example: Bill has told the truth, and Adam loses again", () => {
		const [adam, bill] = [0, 1];
		const deal = position("JS QS KD KS", "JH JD QH KH", "QD");
		const jacks = after(deal, [adam, ask("JS", "rank")]);
		expect(eventsOf(deal, adam, ask("JS", "rank"))).toEqual([
			{ event: "asked", seat: adam, card: "JS", about: "rank" },
		]);
		expect(eventsOf(jacks, bill, answer(2))).toEqual([{ event: "answered", seat: bill, count: 2, lie: false }]);
		const two = after(jacks, [bill, answer(2)]);
		expect(eventsOf(two, adam, trust)).toEqual([{ event: "trusted", seat: adam }]);
		const billsTurn = after(two, [adam, trust]);
		expect(eventsOf(billsTurn, bill, ask("JD", "suit"))).toEqual([
			{ event: "asked", seat: bill, card: "JD", about: "suit" },
		]);
		const diamonds = after(billsTurn, [bill, ask("JD", "suit")]);
		expect(eventsOf(diamonds, adam, answer(1))).toEqual([{ event: "answered", seat: adam, count: 1, lie: false }]);
		const adamsTurn = after(diamonds, [adam, answer(1)], [bill, trust]);
		const queens = after(adamsTurn, [adam, ask("QS", "rank")]);
		expect(eventsOf(queens, bill, answer(1))).toEqual([{ event: "answered", seat: bill, count: 1, lie: false }]);
		const one = after(queens, [bill, answer(1)]);
		expect(eventsOf(one, adam, doubt)).toEqual([
			{
				event: "doubted",
				seat: adam,
				of: bill,
				card: "QS",
				about: "rank",
				count: 1,
				truth: 1,
				hand: ["JH", "KH", "QH"],
			},
			{ event: "ended", winner: bill, why: "false-alarm" },
		]);
		const end = after(one, [adam, doubt]);
		expect(game.loser({ winner: bill, why: "false-alarm" })).toBe(adam);
		expect(game.replayTable(end)).toEqual({ faceUp: [["JS", "QS"], ["JD"]], question: null, lied: [false, false] });
	});
});
