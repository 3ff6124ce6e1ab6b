import { describe, expect, it } from "vitest";
import { after, position, takes } from "../../testkit/liars-post/position.ts";
import { seededRandom } from "../random.ts";
import { liarsPost as game } from "./index.ts";
import type { Options } from "./types.ts";

const double = { deck: "double", eightDifferent: false } as const;
const single = { deck: "single", eightDifferent: false } as const;
const deal = (options: Options, seats: number, first: number, seed = 1) =>
	game.deal(options, seats, first, seededRandom(seed));

/** The 32 cards, written out. */
const oneDeck = ["S", "H", "D", "C"].flatMap((suit) => [..."AKQJT987"].map((kind) => `${kind}${suit}`));

describe("setup", () => {
	it("P2 two decks by default: each card twice", () =>
		expect(deal(double, 4, 0).hands.flat().sort()).toEqual([...oneDeck, ...oneDeck].sort()));

	it("P2 one deck: each card once", () => expect(deal(single, 4, 0).hands.flat().sort()).toEqual([...oneDeck].sort()));

	it("P3 two to six players, with one deck two to four", () => {
		expect(game.seats(double)).toEqual({ min: 2, max: 6 });
		expect(game.seats(single)).toEqual({ min: 2, max: 4 });
	});

	it.each([
		[double, 2, [32, 32]],
		[double, 3, [21, 21, 22]],
		[double, 4, [16, 16, 16, 16]],
		[double, 5, [13, 12, 13, 13, 13]],
		[double, 6, [10, 10, 11, 11, 11, 11]],
		[single, 2, [16, 16]],
		[single, 3, [11, 10, 11]],
		[single, 4, [8, 8, 8, 8]],
	])("P4 all cards are dealt, from the first seat on: %j to %i", (options, seats, sizes) =>
		expect(deal(options, seats, 2 % seats).hands.map((hand) => hand.length)).toEqual(sizes),
	);

	it("P4 other chance, another deal; the same chance, the same deal", () => {
		expect(deal(double, 4, 0, 2)).not.toEqual(deal(double, 4, 0, 1));
		expect(deal(double, 4, 0, 1)).toEqual(deal(double, 4, 0, 1));
	});

	it("P4 every card comes to every seat about equally often", () => {
		const random = seededRandom(7);
		const counts = new Map<string, number>();
		for (let i = 0; i < 4_000; i++)
			for (const [seat, hand] of game.deal(single, 4, 0, random).hands.entries())
				for (const card of hand) counts.set(`${card}${seat}`, (counts.get(`${card}${seat}`) ?? 0) + 1);
		expect(counts.size).toBe(32 * 4);
		// 1,000 each with a deviation of 27; five of them either way.
		for (const count of counts.values()) expect(Math.abs(count - 1_000)).toBeLessThan(140);
	});

	it("P4 the first player sends first", () => expect(game.actors(game.setup(double, deal(double, 5, 3)))).toEqual([3]));

	it("P4 a first player without cards has lost", () => {
		const state = position(["", "AS", "KS"]);
		expect(game.outcome(state)).toEqual({ loser: 0, why: "no-cards" });
		expect(game.actors(state)).toEqual([]);
		expect(game.outcome(position(["", "AS", "KS"], { first: 1 }))).toBeNull();
	});

	it("P15 the loser deals, so that the player to his left starts the next game", () => {
		expect(game.loser({ loser: 2, why: "set" })).toBe(2);
		expect(game.nextFirst).toBe("left-of-loser");
	});
});

describe("what a seat is shown at the start", () => {
	const state = position(["KS AS", "7D 7D 8D", "9C"], { eightDifferent: true });

	it("P4 its own hand, sorted, and how many cards each holds", () => {
		expect(game.view(state, 0).own).toEqual({ hand: ["AS", "KS"], card: null });
		expect(game.view(state, "spectator")).toEqual({
			viewer: "spectator",
			own: null,
			table: {
				options: { deck: "double", eightDifferent: true },
				counts: [2, 3, 1],
				faceUp: [[], [], []],
				limit: 4,
				turn: 0,
				transit: null,
				over: null,
			},
		});
	});

	it("P1 suits are shown of what lies face up", () =>
		expect(game.view(after(state, ...takes(1, "KS", 0)), 2).table.faceUp).toEqual([[], ["KS"], []]));
});

describe("a deal from a record", () => {
	const parse = (given: unknown, options: Options = double) => game.parseDeal(options, 3, given);
	const hands = [["AS"], ["AS", "7C"], []];

	it("P4 is any position that the decks have cards for, with empty hands too", () =>
		expect(parse({ hands, first: 2, note: "more" })).toEqual({ ok: true, value: { hands, first: 2 } }));

	it("P4 with one deck has each card once", () => {
		expect(parse({ hands, first: 0 }, single)).toEqual({ ok: false, error: "bad-deal" });
		expect(parse({ hands: [["AS"], ["7C"], []], first: 0 }, single)).toMatchObject({ ok: true });
	});

	it.each([
		["nothing", null],
		["a text", "AS KD 2C"],
		["no hands", { first: 0 }],
		["hands that are no list", { hands: "AS", first: 0 }],
		["a hand that is no list", { hands: ["AS", ["KD"], ["9C"]], first: 0 }],
		["a hand too few", { hands: hands.slice(1), first: 0 }],
		["a hand too many", { hands: [...hands, ["TC"]], first: 0 }],
		["a card three times", { hands: [["AS"], ["AS"], ["AS"]], first: 0 }],
		["a card that is not in play", { hands: [["6S"], ["KD"], ["9C"]], first: 0 }],
		["a card that is none", { hands: [["1S"], ["KD"], ["9C"]], first: 0 }],
		["no first seat", { hands }],
		["a first seat beyond the table", { hands, first: 3 }],
		["a first seat below 0", { hands, first: -1 }],
		["half a seat", { hands, first: 0.5 }],
		["a seat in words", { hands, first: "0" }],
	])("P4 is not %s", (_, given) => expect(parse(given)).toEqual({ ok: false, error: "bad-deal" }));
});
