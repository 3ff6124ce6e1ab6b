import { describe, expect, it } from "vitest";
import { after, answer, ask, doubt, guess, position, refusalOf, trust } from "../../testkit/liar/position.ts";
import type { Seat } from "../game.ts";
import { liar as game } from "./index.ts";
import type { Move, Refusal, State } from "./types.ts";

const start = position("KS KD JS QS", "JH QH KH QD", "JD");
const asked = after(start, [0, ask("KS", "rank")]);
const lied = after(asked, [1, answer(2)]);
const again = after(lied, [0, trust], [1, ask("JH", "rank")], [0, answer(1)], [1, trust], [0, ask("QS", "rank")]);
const over = after(start, [0, guess("JD")]);

const refused: Readonly<Record<Refusal, readonly (readonly [State, Seat, Move])[]>> = {
	"no-such-seat": [
		[start, 2, ask("KS", "rank")],
		[start, -1, trust],
		[start, 0.5, doubt],
	],
	"game-over": [
		[over, 0, ask("KS", "rank")],
		[over, 1, answer(1)],
		[over, 0, doubt],
		[over, 0, trust],
		[over, 1, guess("JS")],
	],
	"not-your-turn": [
		[start, 1, ask("JH", "suit")],
		[start, 1, answer(1)],
		[start, 1, guess("JD")],
		[asked, 0, ask("KD", "suit")],
		[asked, 0, answer(1)],
		[asked, 0, trust],
		[lied, 1, answer(1)],
		[lied, 1, trust],
		[lied, 1, doubt],
		[lied, 1, ask("JH", "suit")],
	],
	"question-open": [
		[asked, 1, ask("JH", "suit")],
		[asked, 1, guess("JD")],
		[lied, 0, ask("KD", "suit")],
		[lied, 0, guess("JD")],
	],
	"no-question": [
		[start, 0, answer(1)],
		[start, 0, doubt],
		[start, 0, trust],
	],
	"no-answer-yet": [
		[asked, 1, doubt],
		[asked, 1, trust],
	],
	"answered-already": [[lied, 0, answer(1)]],
	"card-not-held": [
		[start, 0, ask("JH", "rank")],
		[start, 0, ask("JD", "suit")],
		[after(lied, [0, trust], [1, ask("JH", "rank")], [0, answer(1)], [1, trust]), 0, ask("KS", "suit")],
	],
	"bad-count": [
		[asked, 1, answer(3)],
		[again, 1, answer(9)],
	],
	"lie-spent": [
		[again, 1, answer(0)],
		[again, 1, answer(1)],
	],
	"card-in-sight": [
		[start, 0, guess("KS")],
		[after(lied, [0, trust]), 1, guess("KS")],
		[after(lied, [0, trust]), 1, guess("JH")],
	],
};

describe("refusals", () => {
	const cases = Object.entries(refused).flatMap(([reason, tries]) =>
		tries.map(([state, seat, move]) => ({ reason, state, seat, move, text: JSON.stringify(move) })),
	);
	it.each(cases)("L12 $reason: seat $seat, $text", ({ reason, state, seat, move }) =>
		expect(refusalOf(state, seat, move)).toBe(reason),
	);
});

describe("moves from outside", () => {
	it("L12 keep only the keys of a move", () =>
		expect([
			game.parseMove({ move: "ask", card: "KS", about: "suit", seat: 0, note: "more" }),
			game.parseMove({ move: "answer", count: 2, card: "KS" }),
			game.parseMove({ move: "doubt", count: 2 }),
			game.parseMove({ move: "trust", at: 5 }),
			game.parseMove({ move: "guess", card: "JD", about: "rank" }),
		]).toEqual([ask("KS", "suit"), answer(2), doubt, trust, guess("JD")]));

	it.each([
		null,
		7,
		"doubt",
		[],
		{},
		{ move: "call", says: true },
		{ move: "ask", card: "KS" },
		{ move: "ask", about: "suit" },
		{ move: "ask", card: "KS", about: "colour" },
		{ move: "ask", card: "KS", about: ["suit"] },
		{ move: "ask", card: "TS", about: "suit" },
		{ move: "ask", card: "KC", about: "suit" },
		{ move: "ask", card: ["KS"], about: "suit" },
		{ move: "answer" },
		{ move: "answer", count: "1" },
		{ move: "answer", count: -1 },
		{ move: "answer", count: 0.5 },
		{ move: "answer", count: null },
		{ move: "guess" },
		{ move: "guess", card: "JC" },
		{ move: "guess", card: "J" },
	])("L12 are none of this game: %j", (given) => expect(game.parseMove(given)).toBeNull());
});
