import { type Card, games } from "@fibbers/rules";
import { liarPosition } from "@fibbers/rules/testkit";
import { describe, expect, it } from "vitest";
import { chancesOf, falseAnswers, worldsOf } from "./belief.ts";

const { after, answer, ask, position, trust } = liarPosition;
const start = position("KS QH JD KH", "QS JS KD QD", "JH");
const seen = (state: typeof start) => games.liar.view(state, 0);

describe("worlds and their chances", () => {
	/** Each middle card's chance for seat 0, who asked about Kings: of those it cannot see there is the KD only. */
	const chances = (count: number): Map<Card, number> => {
		const { table, own } = seen(after(start, [0, ask("KS", "rank")], [1, answer(count)]));
		const worlds = worldsOf(table, own?.hand ?? [], 0);
		const all = chancesOf(worlds, 0.3);
		return new Map(worlds.map(({ middle }, at) => [middle, all[at] ?? 0]));
	};

	it("there is one for each card that is out of sight", () => {
		expect([...chances(1).keys()].sort()).toEqual(["JH", "JS", "KD", "QD", "QS"]);
		const { table, own } = seen(start);
		for (const { middle, hand } of worldsOf(table, own?.hand ?? [], 0))
			expect([middle, ...hand].sort()).toEqual(["JH", "JS", "KD", "QD", "QS"]);
	});

	it("one false answer makes a world less likely", () => {
		expect(chances(1).get("KD")).toBeCloseTo(0.3 / 4.3);
		expect(chances(1).get("JH")).toBeCloseTo(1 / 4.3);
		expect(chances(0).get("KD")).toBeCloseTo(1 / 2.2);
		expect(chances(0).get("JH")).toBeCloseTo(0.3 / 2.2);
	});

	it("an answer that is false in all of them tells nothing", () => {
		for (const chance of chances(2).values()) expect(chance).toBeCloseTo(0.2);
	});

	it("nobody lies twice", () => {
		const worlds = [0, 1, 2].map((lies) => ({ middle: "JH", hand: [], lies }) as const);
		expect(chancesOf(worlds, 0.3)).toEqual([1 / 1.3, 0.3 / 1.3, 0]);
	});
});

describe("falseAnswers", () => {
	const twice = after(
		start,
		[0, ask("KS", "rank")],
		[1, answer(1)],
		[0, trust],
		[1, ask("KD", "suit")],
		[0, answer(1)],
		[1, trust],
		[0, ask("QH", "rank")],
		[1, answer(1)],
	);
	const { table } = seen(twice);

	it("counts a card played since into the hand of then", () => {
		// The KD was in the hand when Kings were asked for, whatever is in it now.
		expect(falseAnswers(table, 1, ["QS", "JS", "JH"])).toBe(0);
		expect(falseAnswers(table, 1, ["QS", "JS", "QD"])).toBe(1);
	});

	it("counts every answer of that seat, and no other", () => {
		expect(falseAnswers(table, 1, ["KH", "JS", "JH"])).toBe(2);
		expect(falseAnswers(table, 0, ["JD", "KH"])).toBe(0);
		expect(falseAnswers(table, 0, ["KH", "JH"])).toBe(1);
	});
});
