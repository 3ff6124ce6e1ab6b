import { describe, expect, it } from "vitest";
import { accept, after, challenge, discard, play, position, refusalOf } from "../../testkit/el-mentiroso/position.ts";
import type { Seat } from "../game.ts";
import { elMentiroso as game } from "./index.ts";
import type { Move, Refusal, State } from "./types.ts";

const start = position(["AS AH AD AC 2S", "3S 3H", "4S 4H"], { discardFrom: 4 });
const pairs = position(["AS", "2S 2H", "3S 3H"], { discardFrom: 2 });
const opened = after(start, [0, play("AS", "A")]);
const stand = after(pairs, [2, discard("3S 3H")], [0, play("AS", "A")]);
const over = after(stand, [1, accept]);

const refused: Readonly<Record<Refusal, readonly (readonly [State, Seat, Move])[]>> = {
	"no-such-seat": [
		[start, 3, challenge],
		[start, -1, play("AS", "A")],
		[start, 0.5, play("AS", "A")],
	],
	"game-over": [
		[over, 0, challenge],
		[over, 1, play("2S", "A")],
		[over, 1, discard("2S 2H")],
		[over, 1, accept],
	],
	"out-of-cards": [
		[stand, 0, challenge],
		[stand, 0, play("AS", "A")],
		[stand, 2, discard("3S 3H")],
		[stand, 2, accept],
	],
	"not-your-turn": [
		[start, 1, play("3S", "A")],
		[opened, 0, play("AH", "A")],
		[opened, 2, accept],
	],
	"last-stand": [[stand, 1, play("2S", "A")]],
	"bad-count": [
		[start, 0, play("", "A")],
		[start, 0, play("AS AH AD AC 2S", "A")],
	],
	"bad-rank": [[opened, 1, play("3S", "3")]],
	"cards-not-held": [
		[start, 0, play("AS 3S", "A")],
		[start, 0, play("AS AS", "A")],
		[opened, 1, play("3S 3H 3D", "A")],
		[start, 1, discard("AS AH AD AC")],
		[start, 0, discard("AS AS AH AD")],
	],
	"nothing-to-challenge": [
		[start, 1, challenge],
		[after(opened, [2, challenge]), 1, challenge],
	],
	"own-play": [[opened, 0, challenge]],
	"nothing-to-accept": [
		[start, 0, accept],
		[opened, 1, accept],
	],
	"no-discarding": [[position(["AS AH AD AC", "2S", "3S"], { discardFrom: 0 }), 0, discard("AS AH AD AC")]],
	"not-one-rank": [
		[start, 0, discard("AS AH AD 2S")],
		[pairs, 1, discard("2S 3H")],
	],
	"too-few-cards": [
		[start, 0, discard("AS AH AD")],
		[start, 0, discard("")],
	],
};

describe("refusals", () => {
	const cases = Object.entries(refused).flatMap(([reason, tries]) =>
		tries.map(([state, seat, move]) => ({ reason, state, seat, move, text: JSON.stringify(move) })),
	);
	it.each(cases)("M20 $reason: seat $seat, $text", ({ reason, state, seat, move }) =>
		expect(refusalOf(state, seat, move)).toBe(reason),
	);
});

describe("moves from outside", () => {
	it("M20 keep only the keys of a move", () =>
		expect([
			game.parseMove({ move: "play", cards: ["AS"], rank: "A", seat: 0, note: "more" }),
			game.parseMove({ move: "discard", cards: ["AS"], rank: "A" }),
			game.parseMove({ move: "challenge", cards: ["AS"] }),
			game.parseMove({ move: "accept", at: 5 }),
		]).toEqual([play("AS", "A"), discard("AS"), challenge, accept]));

	it.each([
		null,
		7,
		"challenge",
		[],
		{},
		{ move: "pass" },
		{ move: "play", cards: ["AS"] },
		{ move: "play", cards: ["AS"], rank: "1" },
		{ move: "play", cards: ["AS"], rank: "AS" },
		{ move: "play", cards: "AS", rank: "A" },
		{ move: "play", cards: ["A"], rank: "A" },
		{ move: "play", cards: [["AS"]], rank: "A" },
		{ move: "play", rank: "A" },
		{ move: "discard" },
		{ move: "discard", cards: [null] },
		{ move: "discard", cards: Array.from({ length: 53 }, () => "AS") },
	])("M20 are none of this game: %j", (given) => expect(game.parseMove(given)).toBeNull());
});
