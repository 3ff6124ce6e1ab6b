import { describe, expect, it } from "vitest";
import { fullDeck } from "../card.ts";
import { seededRandom } from "../random.ts";
import { elMentiroso as game } from "./index.ts";

const options = { rank: "locked", discardFrom: 4 } as const;
const deal = (seats: number, first: number, seed = 1) => game.deal(options, seats, first, seededRandom(seed));

describe("setup", () => {
	it("M1 three to eight players", () => expect(game.seats(options)).toEqual({ min: 3, max: 8 }));

	it.each([3, 4, 5, 6, 7, 8])("M2 the whole deck goes to %i players, the extra cards to the first seats", (seats) => {
		const { hands, first } = deal(seats, 2);
		expect(hands.flat().sort()).toEqual([...fullDeck].sort());
		const extra = 52 % seats;
		const sizes = hands.map((_, seat) => Math.floor(52 / seats) + ((seat - first + seats) % seats < extra ? 1 : 0));
		expect(hands.map((hand) => hand.length)).toEqual(sizes);
	});

	it("M2 other chance, another deal; the same chance, the same deal", () => {
		expect(deal(4, 0, 2)).not.toEqual(deal(4, 0, 1));
		expect(deal(4, 0, 1)).toEqual(deal(4, 0, 1));
	});

	it("M2 every card comes to every seat about equally often", () => {
		const random = seededRandom(7);
		const counts = new Map<string, number>();
		for (let i = 0; i < 4_000; i++) {
			const { hands } = game.deal(options, 4, 0, random);
			for (const [seat, hand] of hands.entries())
				for (const card of hand) counts.set(`${card}${seat}`, (counts.get(`${card}${seat}`) ?? 0) + 1);
		}
		expect(counts.size).toBe(52 * 4);
		// 1,000 each with a deviation of 27; five of them either way.
		for (const count of counts.values()) expect(Math.abs(count - 1_000)).toBeLessThan(140);
	});

	it("M3 the first player moves first", () => expect(game.actors(game.setup(options, deal(5, 3)))).toEqual([3]));
});

describe("a deal from a record", () => {
	const parse = (given: unknown) => game.parseDeal(options, 3, given);
	const hands = [["AS"], ["KD"], ["2C"]];

	it("M2 is any position of distinct cards without an empty hand", () =>
		expect(parse({ hands, first: 2, note: "more" })).toEqual({ ok: true, value: { hands, first: 2 } }));

	it.each([
		["nothing", null],
		["a text", "AS KD 2C"],
		["no hands", { first: 0 }],
		["hands that are no list", { hands: "AS", first: 0 }],
		["a hand that is no list", { hands: ["AS", ["KD"], ["2C"]], first: 0 }],
		["a hand too few", { hands: hands.slice(1), first: 0 }],
		["a hand too many", { hands: [...hands, ["3C"]], first: 0 }],
		["an empty hand", { hands: [["AS"], [], ["2C"]], first: 0 }],
		["a card twice", { hands: [["AS"], ["AS"], ["2C"]], first: 0 }],
		["a card that is none", { hands: [["1S"], ["KD"], ["2C"]], first: 0 }],
		["no first seat", { hands }],
		["a first seat beyond the table", { hands, first: 3 }],
		["a first seat below 0", { hands, first: -1 }],
		["half a seat", { hands, first: 0.5 }],
		["a seat in words", { hands, first: "0" }],
	])("M2 is not %s", (_, given) => expect(parse(given)).toEqual({ ok: false, error: "bad-deal" }));
});
