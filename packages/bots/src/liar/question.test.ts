import { games, seededRandom } from "@fibbers/rules";
import { liarPosition } from "@fibbers/rules/testkit";
import { describe, expect, it } from "vitest";
import { chancesOf, worldsOf } from "./belief.ts";
import { bestQuestion, doubtAfter, entropy } from "./question.ts";

// Seat 0 cannot see QS JS KD QD JH: two spades, one heart, two diamonds; one King, two Queens, two Jacks.
const hand = ["JD", "KH", "KS", "QH"] as const;
const { table } = games.liar.view(liarPosition.position(hand.join(" "), "QS JS KD QD", "JH"), 0);
const worlds = worldsOf(table, hand, 0);
const chances = chancesOf(worlds, 0.3);

describe("entropy", () => {
	it("is in bits, and of proportions", () => {
		expect(entropy([1, 1])).toBeCloseTo(1);
		expect(entropy([3, 3, 3, 3])).toBeCloseTo(2);
		expect(entropy([1, 3])).toBeCloseTo(0.8113);
		expect(entropy([7, 0])).toBeCloseTo(0);
	});
});

describe("the question", () => {
	it("is weighed by what is left to doubt", () => {
		// Two of five, or three of five: .4 × 1 bit + .6 × log2 3.
		expect(doubtAfter({ card: "KS", about: "suit" }, worlds, chances)).toBeCloseTo(1.351);
		// One of five, or four of five: .8 × 2 bits.
		expect(doubtAfter({ card: "KS", about: "rank" }, worlds, chances)).toBeCloseTo(1.6);
	});

	it("is one of those that leave least, each as likely", () => {
		const asked = Array.from({ length: 400 }, (_, seed) => {
			const { card, about } = bestQuestion(hand, worlds, chances, seededRandom(seed));
			return `${card} ${about}`;
		});
		const best = ["JD rank", "JD suit", "KS suit", "QH rank"];
		expect([...new Set(asked)].sort()).toEqual(best);
		for (const one of best) expect(asked.filter((other) => other === one).length).toBeGreaterThan(60);
	});
});
