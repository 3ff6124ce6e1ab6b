import { games } from "@fibbers/rules";
import { liarsPostPosition } from "@fibbers/rules/testkit";
import { describe, expect, it } from "vitest";
import { beliefs, unseen } from "./belief.ts";

const { after, position, send, takes } = liarsPostPosition;
const tableOf = (state: ReturnType<typeof position>) => games["liars-post"].view(state, "spectator").table;

describe("beliefs", () => {
	const hand = ["KS", "KH", "7S"] as const;
	const start = position(["AS", "QS AH", hand.join(" ")], { first: 1 });
	const table = tableOf(after(start, ...takes(0, "QS", 1), [0, send("AS", 2, "K")]));

	it("counts what is neither face up nor in hand", () => {
		expect([unseen(table, hand, "K"), unseen(table, hand, "Q"), unseen(table, hand, "A")]).toEqual([6, 7, 8]);
		expect(unseen(table, [], "K")).toBe(8);
		expect(unseen(tableOf(position(["AS", "KS"], { deck: "single" })), ["AS"], "A")).toBe(3);
	});

	it("weighs a claim against all other kinds by the cards that are left", () => {
		// Weights, in fourteenths: K 6 × 7, five kinds of 8, Q and 7 of 7 each: 96 in all.
		const chance = beliefs(table, hand, "K", 0.5);
		expect(chance.get("K")).toBeCloseTo(42 / 96);
		expect(chance.get("A")).toBeCloseTo(8 / 96);
		expect(chance.get("Q")).toBeCloseTo(7 / 96);
		expect([...chance.values()].reduce((sum, one) => sum + one)).toBeCloseTo(1);
	});

	it("leaves no chance to a kind of which every card is in sight", () => {
		const aces = ["AS", "AH", "AD", "AC"] as const;
		const one = tableOf(position(["KS", aces.join(" ")], { deck: "single" }));
		expect(beliefs(one, aces, "A", 0.5).get("A")).toBe(0);
		expect(beliefs(one, aces, "A", 0.5).get("K")).toBeCloseTo(1 / 7);
	});

	it("follows the trust that it is given", () => {
		expect(beliefs(table, [], "K", 1).get("K")).toBe(1);
		expect(beliefs(table, [], "K", 0).get("K")).toBe(0);
	});
});
