import { games, liarsPost, type Rank } from "@fibbers/rules";
import { liarsPostPosition } from "@fibbers/rules/testkit";
import { describe, expect, it } from "vitest";
import { cost } from "./cost.ts";

const { after, position, takes } = liarsPostPosition;

/** What a card costs seat 0, who has taken these kinds before, at a table of so many. */
function costTo(taken: string, kind: Rank, seats: number, options: Partial<liarsPost.Options> = {}): number {
	const { table } = games["liars-post"].view(position(Array(seats).fill("AS"), options), 0);
	const faceUp = table.faceUp.with(
		0,
		[...taken].map((rank) => `${rank as Rank}S` as const),
	);
	return cost({ ...table, faceUp }, 0, kind);
}
const costs = (limit: number, seats: number, options: Partial<liarsPost.Options> = {}): number[] =>
	Array.from({ length: limit }, (_, taken) => costTo("9".repeat(taken), "9", seats, options));

describe("cost", () => {
	it("rises with what has been taken, up to the card that loses", () => {
		expect(costs(4, 4)).toEqual([1, 2, 5, 25]);
		expect(costs(5, 2)).toEqual([1, 1, 2, 5, 25]);
	});

	it("counts from the limit, whatever it is", () => {
		const single = { deck: "single" } as const;
		expect(costs(3, 3, single)).toEqual([2, 5, 25]);
		expect(costs(4, 2, single)).toEqual([1, 2, 5, 25]);
	});

	it("of other kinds and other seats does not count", () => {
		const state = after(position(["AS", "KS AH"], { first: 1 }), ...takes(0, "KS", 1));
		const { table } = games["liars-post"].view(state, 0);
		const four = { ...table, limit: 4 };
		expect([cost(four, 0, "K"), cost(four, 0, "A"), cost(four, 1, "K")]).toEqual([2, 1, 1]);
	});

	it("with eight different grows as a new kind brings all eight near", () => {
		const eight = { eightDifferent: true };
		const all = liarsPost.kinds.join("");
		const next = [0, 1, 4, 5, 6, 7].map((taken) => costTo(all.slice(0, taken), all[taken] as Rank, 4, eight));
		expect(next).toEqual([1, 1, 1, 3, 6, 26]);
		expect(costTo(all.slice(0, 7), "A", 4, eight)).toBe(2);
		expect(costTo(all.slice(0, 7), "7", 4)).toBe(1);
	});
});
