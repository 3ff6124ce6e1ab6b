import { games, type Rank } from "@fibbers/rules";
import { liarsPostPosition } from "@fibbers/rules/testkit";
import { describe, expect, it } from "vitest";
import { beliefs } from "./belief.ts";
import { situationOf } from "./situation.ts";

const { cards, position } = liarsPostPosition;

/** What seat 1, that holds and has taken these, thinks of a card from seat 0 that is called an ace. */
function thoughts(hand: string, taken: string, malice: number) {
	const { table } = games["liars-post"].view(position(["AS KS", hand, "KS KH"]), 1);
	const faceUp = [[], [...taken].map((kind) => `${kind as Rank}S` as const), []];
	return beliefs(situationOf({ ...table, faceUp }, 1, cards(hand), []), { from: 0, to: 1, claim: "A" }, malice);
}

describe("beliefs", () => {
	it("weigh a claim against all other kinds by the cards that are out of sight", () => {
		// Weights, in fourteenths: A 7 × 7, Q 7, six kinds of 8: 104 in all.
		const chances = thoughts("AS QS", "", 2);
		expect(chances.get("A")).toBeCloseTo(49 / 104);
		expect(chances.get("Q")).toBeCloseTo(7 / 104);
		expect([...chances.values()].reduce((sum, one) => sum + one)).toBeCloseTo(1);
	});

	it("expect what hurts, by the malice of senders", () => {
		const [kind, harmless] = [thoughts("AS", "KKK", 0), thoughts("AS", "KKK", 2)].map(
			(chances) => (chances.get("K") ?? 0) / (chances.get("Q") ?? 0),
		);
		expect(kind).toBeCloseTo(5 / 8);
		expect(harmless).toBeCloseTo((5 / 8) * Math.exp(2 * 0.636));
	});

	it("leave no chance to a kind of which every card is in sight", () =>
		expect(thoughts("AS AH AD AC AS AH AD AC", "", 2).get("A")).toBe(0));
});
