import { describe, expect, it } from "vitest";
import { groupOf, isShown, mirrored, mirrors, symmetryAfter, unbroken } from "./mirrors.ts";

const questions = Array.from({ length: 18 }, (_, question) => question);

describe("mirrors", () => {
	it("are 72, each another, and leave suits suits or make them ranks", () => {
		expect(new Set(mirrors.map(({ cards }) => cards.join())).size).toBe(72);
		for (const { cards, turned } of mirrors) {
			expect(new Set(cards).size).toBe(9);
			const first = [0, 1, 2].map((rank) => cards[rank] ?? -1);
			expect(new Set(first.map((card) => (turned ? card % 3 : Math.floor(card / 3)))).size).toBe(1);
		}
	});

	it("make the first question of every other, and four of them leave it as it is", () => {
		for (const question of questions)
			expect(mirrors.filter((mirror) => mirrored(mirror, question) === 0)).toHaveLength(4);
		expect(groupOf(3).map((mirror) => mirrored(mirror, 0))).toEqual([0, 0, 0, 0]);
		expect(symmetryAfter(unbroken, 0)).toBe(3);
	});

	it("turn every question into one that is in the tree, and never two of the tree into each other", () => {
		for (const symmetry of [0, 1, 2, 3, unbroken] as const)
			for (const question of questions) {
				const images = groupOf(symmetry).map((mirror) => mirrored(mirror, question));
				expect(new Set(images.filter((image) => isShown(symmetry, image))).size).toBe(1);
			}
	});

	it("that are left after a question leave it as it is", () => {
		for (const symmetry of [1, 2, 3] as const)
			for (const question of questions.filter((one) => isShown(symmetry, one)))
				for (const mirror of groupOf(symmetryAfter(symmetry, question)))
					expect(mirrored(mirror, question)).toBe(question);
	});
});
