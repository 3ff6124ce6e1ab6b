import { describe, expect, it } from "vitest";
import { position } from "../../testkit/liar/position.ts";
import { seededRandom } from "../random.ts";
import { liar as game } from "./index.ts";

const nine = ["JD", "JH", "JS", "KD", "KH", "KS", "QD", "QH", "QS"];
const deal = (first: number, seed = 1) => game.deal({}, 2, first, seededRandom(seed));

describe("setup", () => {
	it("L1 two players", () => expect(game.seats({})).toEqual({ min: 2, max: 2 }));

	it("L2 four of the nine cards each, and one in the middle", () => {
		const { hands, middle } = deal(0);
		expect(hands.map((hand) => hand.length)).toEqual([4, 4]);
		expect([...hands.flat(), middle].sort()).toEqual(nine);
	});

	it("L2 other chance, another deal; the same chance, the same deal", () => {
		expect(deal(0, 2)).not.toEqual(deal(0, 1));
		expect(deal(0, 1)).toEqual(deal(0, 1));
	});

	it("L2 every card comes to every place about equally often", () => {
		const random = seededRandom(7);
		const counts = new Map<string, number>(nine.flatMap((card) => ["0", "1", "m"].map((at) => [card + at, 0])));
		for (let i = 0; i < 9_000; i++) {
			const { hands, middle } = game.deal({}, 2, 0, random);
			for (const [seat, hand] of hands.entries())
				for (const card of hand) counts.set(`${card}${seat}`, (counts.get(`${card}${seat}`) ?? 0) + 1);
			counts.set(`${middle}m`, (counts.get(`${middle}m`) ?? 0) + 1);
		}
		expect(counts.size).toBe(27);
		// 4,000 in a hand, 1,000 in the middle, with deviations of 47 and 30; five of them either way.
		for (const [place, count] of counts)
			if (place.endsWith("m")) expect(Math.abs(count - 1_000)).toBeLessThan(150);
			else expect(Math.abs(count - 4_000)).toBeLessThan(240);
	});

	it("L3 the first player moves first", () => expect(game.actors(game.setup({}, deal(1)))).toEqual([1]));

	it("L10 the loser chooses who starts the next game", () => {
		expect(game.loser({ winner: 1, why: "guess-right" })).toBe(0);
		expect(game.winners({ winner: 1, why: "guess-right" }, 2)).toEqual([1]);
		expect(game.nextFirst).toBe("chosen-by-loser");
	});
});

describe("what is seen at the start", () => {
	const state = position("KS QS JS KH", "QH JH KD QD", "JD");

	it("L2 one's own hand, sorted, and nothing of the other's or of the middle", () => {
		const table = {
			counts: [4, 4],
			faceUp: [[], []],
			middle: null,
			turn: 0,
			question: null,
			asked: [],
			over: null,
		};
		expect(game.view(state, 0)).toEqual({ viewer: 0, table, own: { hand: ["JS", "KH", "KS", "QS"], lied: false } });
		expect(game.view(state, "spectator")).toEqual({ viewer: "spectator", table, own: null });
	});
});

describe("a deal from a record", () => {
	const parse = (given: unknown) => game.parseDeal({}, 2, given);
	const hands = [
		["KS", "QS", "JS", "KH"],
		["QH", "JH", "KD", "QD"],
	];
	const [one = [], two = []] = hands;

	it("L2 is the nine cards", () => {
		const dealt = { hands, first: 1, middle: "JD" };
		expect(parse({ ...dealt, note: "more" })).toEqual({ ok: true, value: dealt });
	});

	it.each([
		["nothing", null],
		["a text", "KS QS"],
		["no hands", { first: 0, middle: "JD" }],
		["hands that are no list", { hands: "KS", first: 0, middle: "JD" }],
		["a hand that is no list", { hands: [one, "QHJH"], first: 0, middle: "JD" }],
		["one hand", { hands: [one], first: 0, middle: "JD" }],
		["three hands", { hands: [...hands, []], first: 0, middle: "JD" }],
		["three and five cards", { hands: [one.slice(1), [...two, "KS"]], first: 0, middle: "JD" }],
		["three cards", { hands: [one.slice(1), two], first: 0, middle: "JD" }],
		["an empty hand", { hands: [[], two], first: 0, middle: "JD" }],
		["no middle", { hands, first: 0 }],
		["a middle that is a list", { hands, first: 0, middle: ["JD"] }],
		["a middle that is in a hand", { hands, first: 0, middle: "KS" }],
		["a middle that is not in play", { hands, first: 0, middle: "JC" }],
		["a card that is not in play", { hands: [["TS", "QS", "JS", "KH"], two], first: 0, middle: "JD" }],
		["a card twice", { hands: [["QS", "QS", "JS", "KH"], two], first: 0, middle: "JD" }],
		["no first seat", { hands, middle: "JD" }],
		["a first seat beyond the table", { hands, first: 2, middle: "JD" }],
		["a first seat below 0", { hands, first: -1, middle: "JD" }],
		["half a seat", { hands, first: 0.5, middle: "JD" }],
		["a seat in words", { hands, first: "0", middle: "JD" }],
	])("L2 is not %s", (_, given) => expect(parse(given)).toEqual({ ok: false, error: "bad-deal" }));
});
