import { describe, expect, it } from "vitest";
import { after, answer, ask, eventsOf, position, refusalOf, trust } from "../../testkit/liar/position.ts";
import { liar as game } from "./index.ts";
import type { Event } from "./types.ts";

const start = position("KS KD JS QS", "JH QH KH QD", "JD");
const asked = after(start, [0, ask("KS", "rank")]);

describe("asking", () => {
	it("L3 the seat on turn asks with any card of its hand, or guesses; the other waits", () => {
		expect(game.legal(game.view(start, 0))).toEqual({
			ask: { cards: ["JS", "KD", "KS", "QS"] },
			answer: null,
			judge: null,
			guess: { cards: ["JH", "QH", "KH", "JD", "QD"] },
		});
		expect(game.legal(game.view(start, 1))).toEqual({ ask: null, answer: null, judge: null, guess: null });
		expect(game.legal(game.view(start, "spectator"))).toBeNull();
	});

	it("L4 lays the card face up, about its suit or its rank, for all to see", () => {
		for (const about of ["suit", "rank"] as const) {
			const [event] = eventsOf(start, 0, ask("KS", about)) as [Event];
			for (const viewer of [0, 1, "spectator"] as const)
				expect(game.seen(event, viewer)).toEqual({ event: "asked", seat: 0, card: "KS", about });
		}
		expect(game.hands(asked)[0]).toEqual(["KD", "JS", "QS"]);
		expect(game.view(asked, "spectator").table).toMatchObject({
			counts: [3, 4],
			faceUp: [["KS"], []],
			question: { by: 0, card: "KS", about: "rank", answer: null },
			turn: 0,
		});
	});

	it("L4 the cards stay face up, in order", () => {
		const state = after(
			asked,
			[1, answer(1)],
			[0, trust],
			[1, ask("QH", "suit")],
			[0, answer(0)],
			[1, trust],
			[0, ask("JS", "suit")],
		);
		expect(game.view(state, 1).table).toMatchObject({
			faceUp: [["KS", "JS"], ["QH"]],
			asked: [
				{ by: 0, card: "KS", about: "rank", answer: 1 },
				{ by: 1, card: "QH", about: "suit", answer: 0 },
			],
			question: { by: 0, card: "JS", about: "suit", answer: null },
		});
	});

	it("L5 the game then waits for the answer", () => {
		expect(game.actors(asked)).toEqual([1]);
		expect(game.legal(game.view(asked, 0))).toEqual({ ask: null, answer: null, judge: null, guess: null });
		expect(refusalOf(asked, 1, ask("JH", "suit"))).toBe("question-open");
	});

	it("L11 each move is a new moment, and none is timeless", () => {
		const answered = after(asked, [1, answer(1)]);
		const trusted = after(answered, [0, trust]);
		expect([start, asked, answered, trusted].map(game.moment)).toEqual([0, 1, 2, 3]);
		expect(game.timeless).toEqual([]);
	});

	it("L7 only the asker can doubt, so there is no time to doubt", () => {
		expect(game.hasDoubtTime).toBe(false);
		expect(game.endsDoubt(after(asked, [1, answer(1)]), trust)).toBe(false);
	});
});
