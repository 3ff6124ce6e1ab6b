import { levelAfter, players, Trail } from "@fibbers/bots/liar-tree";
import { expect, it } from "vitest";
import { naiveChances, naivePlayers } from "./naive.ts";

it("naive players ask at first, each of the best questions as often", () => {
	const trail = new Trail();
	const { asks } = levelAfter(0);
	const node = { kind: "play", plays: 0, side: 0, choosers: players(trail, 0), at: 0 } as const;
	for (const player of naivePlayers)
		for (const hand of node.choosers.hands.keys()) {
			const chances = naiveChances(node, trail, hand, player);
			const asked = chances.filter((chance) => chance > 0);
			expect(chances.slice(asks).every((guess) => guess === 0)).toBe(true);
			expect(new Set(asked).size).toBe(1);
			expect(asked.reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1);
		}
});
