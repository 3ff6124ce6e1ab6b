import { describe, expect, it } from "vitest";
import { accept, challenge, discard, play, position, story } from "../../testkit/el-mentiroso/position.ts";
import { figures, marksOf } from "../../testkit/figures.ts";
import type { Seat } from "../game.ts";
import { elMentiroso as game } from "./index.ts";
import { lastPlay, type Move } from "./types.ts";

const hands = ["AS AH 2S", "3S 3H 4S", "5S 5H 6S"];
const whole = story(
	position(hands, { discardFrom: 2 }),
	[0, play("AS AH", "A")],
	[1, play("3S", "A")],
	[2, play("5S", "A")],
	[0, challenge],
	[2, play("AS AH", "A")],
	[1, challenge],
	[1, play("4S", "5")],
	[2, challenge],
	[1, discard("AS AH")],
	[1, play("3H 4S", "3")],
	[2, play("3S", "3")],
	[0, play("2S", "3")],
	[2, accept],
);

describe("marks", () => {
	it("M21 tell what became of each play", () =>
		expect(marksOf(game, whole)).toEqual([
			"0 truth covered by 1",
			"1 lie covered by 2",
			"2 lie caught by 0 for 4",
			"2 truth doubted by 1",
			"1 lie caught by 2 for 1",
			"1 lie covered by 2",
			"2 truth covered by 0",
			"0 lie believed by 2",
		]));

	it("M21 lead back to the plays", () => {
		const at = game.marks(whole).map((mark) => mark.at);
		expect(at).toEqual([0, 1, 2, 4, 6, 9, 10, 12]);
		expect(at.map((index) => whole[index]?.event)).toEqual(Array.from(at, () => "played"));
	});

	it("M21 one card of another rank makes a lie", () => {
		const events = story(position(hands), [0, play("AH 2S", "A")]);
		expect(marksOf(game, events)).toEqual(["0 lie open"]);
	});

	it("M21 a play stays open when nobody is left to challenge it", () => {
		const two = position(["AS", "2S 2H", "3S 3H"], { discardFrom: 2 });
		const events = story(two, [0, play("AS", "K")], [1, discard("2S 2H")], [2, discard("3S 3H")]);
		expect(events.at(-1)?.event).toBe("ended");
		expect(marksOf(game, events)).toEqual(["0 lie open"]);
	});

	it("M21 the cards are needed: what a spectator saw of a play is not enough", () =>
		expect(() => game.marks(whole.flatMap((event) => game.seen(event, "spectator") ?? []))).toThrow("whole"));
});

describe("figures", () => {
	it("M22 count each player's plays, lies, challenges, and what he let pass", () =>
		expect(game.figures(whole, 3)).toEqual([
			figures({ claims: 2, lies: 1, calls: 1, callsRight: 1 }),
			figures({ claims: 3, lies: 3, liesCaught: 1, calls: 1, dearestLie: 1 }),
			figures({ claims: 3, lies: 1, liesCaught: 1, calls: 1, callsRight: 1, believedLies: 3, dearestLie: 4 }),
		]));

	it("M22 of several caught lies tell the dearest", () => {
		const again: (readonly [Seat, Move])[] = [
			[1, play("3S", "K")],
			[2, challenge],
		];
		const events = story(position(hands), [0, play("AS AH", "A")], [1, play("3S", "A")], [2, challenge], ...again);
		expect(game.figures(events, 3)).toEqual([
			figures({ claims: 1 }),
			figures({ claims: 2, lies: 2, liesCaught: 2, dearestLie: 3 }),
			figures({ calls: 2, callsRight: 2 }),
		]);
	});

	it("M22 a truth that is challenged costs its player nothing", () => {
		const events = story(position(hands), [0, play("AS AH", "A")], [1, challenge]);
		expect(game.figures(events, 3)).toEqual([figures({ claims: 1 }), figures({ calls: 1 }), figures({})]);
	});

	it("M22 of a game that ran to its last play count the play that nobody could challenge", () => {
		const round: (readonly [Seat, Move])[] = [
			[1, play("3S", "A")],
			[2, challenge],
		];
		const rounds = Array.from({ length: lastPlay - 1 }, () => round).flat();
		const events = story(position(hands, { first: 1 }), ...rounds, [1, play("3S", "A")]);
		expect(marksOf(game, events).at(-1)).toBe("1 lie open");
		expect(game.figures(events, 3)).toEqual([
			figures({}),
			figures({ claims: 500, lies: 500, liesCaught: 499, dearestLie: 1 }),
			figures({ calls: 499, callsRight: 499 }),
		]);
	});

	it("M22 before anything has happened are all nothing", () =>
		expect(game.figures([], 4)).toEqual(Array.from({ length: 4 }, () => figures({}))));
});
