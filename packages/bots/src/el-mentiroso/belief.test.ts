import type { Card, elMentiroso } from "@fibbers/rules";
import { describe, expect, it } from "vitest";
import { atLeast, chanceOfTruth, mayComplete } from "./belief.ts";
import { plain } from "./character.ts";

describe("atLeast", () => {
	it("is the chance of marked cards in a hand drawn from a deck", () => {
		expect(atLeast(52, 4, 13, 0)).toBeCloseTo(1);
		expect(atLeast(52, 4, 13, 1)).toBeCloseTo(0.6962);
		expect(atLeast(52, 4, 13, 4)).toBeCloseTo(0.00264);
		expect(atLeast(10, 2, 10, 2)).toBeCloseTo(1);
		expect(atLeast(10, 1, 5, 2)).toBe(0);
	});
});

describe("chanceOfTruth", () => {
	const claim = (seat: number, count: number): elMentiroso.Claim => ({ seat, count, rank: "K" });
	const chance = (hand: Card[], claims: elMentiroso.Claim[], discarded: Card[] = [], laid: Card[] = []): number => {
		const last = claims.at(-1);
		if (last === undefined) throw new Error("no claim");
		const table = { counts: [hand.length, 10, 10, 10], claims, discarded } as unknown as elMentiroso.Table;
		return chanceOfTruth(table, { hand, laid }, last, 0, plain);
	};

	it("is nothing when too few cards of the rank can be there", () => {
		expect(chance(["KS", "KH", "2S"], [claim(3, 1), claim(1, 3)])).toBe(0);
		expect(chance(["2S"], [claim(1, 1)], ["KS", "KH", "KD", "KC"])).toBe(0);
		expect(chance(["KH"], [claim(0, 1), claim(1, 3)], [], ["KS"])).toBe(0);
	});

	it("falls with each card claimed, and with those claimed before", () => {
		const others = [claim(3, 1), claim(2, 1)];
		const falling = [1, 2, 3, 4].map((count) => chance(["2S"], [claim(3, 1), claim(1, count)]));
		expect(falling).toEqual([...falling].sort((a, b) => b - a));
		expect(chance(["2S"], [...others, claim(1, 1)])).toBeLessThan(chance(["2S"], [claim(3, 1), claim(1, 1)]));
	});

	it("trusts an opening, whose player chose the rank", () => {
		expect(chance(["2S"], [claim(1, 1)])).toBeCloseTo(0.92);
		expect(chance(["2S"], [claim(1, 2)])).toBeCloseTo(0.62);
	});
});

describe("mayComplete", () => {
	const claim = (seat: number, count: number): elMentiroso.Claim => ({ seat, count, rank: "K" });
	const completes = (hand: Card[], laid: Card[], claims: elMentiroso.Claim[]): boolean =>
		mayComplete({ claims } as unknown as elMentiroso.Table, { hand, laid }, "K", 0);

	it("counts one's own cards, in hand and in the pile, and what others claim", () => {
		expect(completes(["KS"], ["KH"], [claim(0, 1), claim(1, 2)])).toBe(true);
		expect(completes(["KS"], [], [claim(2, 1), claim(1, 2)])).toBe(true);
		expect(completes(["KS"], ["KH"], [claim(0, 1), claim(1, 1)])).toBe(false);
	});

	it("does not believe one's own false claims", () =>
		expect(completes(["KS"], ["2H"], [claim(0, 2), claim(1, 1)])).toBe(false));

	it("does not count claims of other ranks", () =>
		expect(completes(["KS"], [], [{ seat: 1, count: 3, rank: "Q" }])).toBe(false));
});
