import { describe, expect, it } from "vitest";
import {
	after,
	believe,
	disbelieve,
	look,
	pass,
	position,
	refusalOf,
	send,
	takes,
} from "../../testkit/liars-post/position.ts";
import type { Seat } from "../game.ts";
import { liarsPost as game } from "./index.ts";
import type { Move, Refusal, State } from "./types.ts";

const start = position(["QH KS", "7S", "8S"]);
const sent = after(start, [0, send("QH", 1, "K")]);
const looked = after(sent, [1, look]);
const atLast = after(looked, [1, pass(2, "7")]);
const over = after(position(["KS AS", "", "JD"]), ...takes(1, "KS", 0));

const refused: Readonly<Record<Refusal, readonly (readonly [State, Seat, Move])[]>> = {
	"no-such-seat": [
		[start, 3, send("QH", 1, "K")],
		[start, -1, look],
		[start, 0.5, believe],
	],
	"game-over": [
		[over, 0, send("AS", 1, "A")],
		[over, 1, look],
		[over, 2, believe],
		[over, 1, pass(2, "A")],
	],
	"not-your-turn": [
		[start, 1, send("7S", 0, "7")],
		[start, 2, believe],
		[sent, 0, send("KS", 2, "K")],
		[sent, 0, believe],
		[sent, 2, look],
		[looked, 2, disbelieve],
		[looked, 0, pass(2, "K")],
		[atLast, 1, pass(2, "7")],
	],
	"card-in-transit": [[sent, 1, send("7S", 0, "7")]],
	"card-not-held": [
		[start, 0, send("7S", 1, "7")],
		[start, 0, send("6S", 0, "7")],
	],
	"bad-receiver": [
		[start, 0, send("QH", 0, "Q")],
		[start, 0, send("QH", 3, "Q")],
		[looked, 1, pass(3, "Q")],
	],
	"nothing-in-transit": [
		[start, 0, look],
		[start, 0, pass(1, "Q")],
		[start, 0, believe],
		[start, 0, disbelieve],
	],
	"looked-already": [
		[looked, 1, look],
		[looked, 1, believe],
		[looked, 1, disbelieve],
	],
	"nobody-left": [[atLast, 2, look]],
	"look-first": [
		[sent, 1, pass(2, "Q")],
		[sent, 1, pass(0, "Q")],
		[atLast, 2, pass(0, "Q")],
	],
	"held-it-already": [
		[looked, 1, pass(0, "Q")],
		[looked, 1, pass(1, "Q")],
	],
};

describe("refusals", () => {
	const cases = Object.entries(refused).flatMap(([reason, tries]) =>
		tries.map(([state, seat, move]) => ({ reason, state, seat, move, text: JSON.stringify(move) })),
	);
	it.each(cases)("P17 $reason: seat $seat, $text", ({ reason, state, seat, move }) =>
		expect(refusalOf(state, seat, move)).toBe(reason),
	);
});

describe("moves from outside", () => {
	it("P17 keep only the keys of a move", () =>
		expect([
			game.parseMove({ move: "send", card: "QH", to: 1, claim: "K", seat: 0, note: "more" }),
			game.parseMove({ move: "look", card: "QH" }),
			game.parseMove({ move: "pass", to: 2, claim: "7", card: "QH" }),
			game.parseMove({ move: "call", says: true, claim: "7" }),
			game.parseMove({ move: "call", says: false }),
		]).toEqual([send("QH", 1, "K"), look, pass(2, "7"), believe, disbelieve]));

	it.each([
		null,
		7,
		"look",
		[],
		{},
		{ move: "challenge" },
		{ move: "send", card: "QH", to: 1 },
		{ move: "send", card: "QH", claim: "K" },
		{ move: "send", to: 1, claim: "K" },
		{ move: "send", card: "QH", to: 1, claim: "6" },
		{ move: "send", card: "QH", to: 1, claim: "KS" },
		{ move: "send", card: "QH", to: 1, claim: null },
		{ move: "send", card: "Q", to: 1, claim: "K" },
		{ move: "send", card: ["QH"], to: 1, claim: "K" },
		{ move: "send", card: "QH", to: "1", claim: "K" },
		{ move: "send", card: "QH", to: -1, claim: "K" },
		{ move: "send", card: "QH", to: 0.5, claim: "K" },
		{ move: "pass", to: 1 },
		{ move: "pass", claim: "K" },
		{ move: "pass", to: null, claim: "K" },
		{ move: "call" },
		{ move: "call", says: "true" },
		{ move: "call", says: 1 },
		{ move: "call", says: null },
	])("P17 are none of this game: %j", (given) => expect(game.parseMove(given)).toBeNull());
});
