import { games, seededRandom } from "@fibbers/rules";
import { liarPosition } from "@fibbers/rules/testkit";
import { describe, expect, it } from "vitest";
import { match } from "../testkit/match.ts";
import { liarReferences } from "./liar.ts";

const game = games.liar;
const { after, ask, position } = liarPosition;

describe("the reference players of Liar!", () => {
	it.each(Object.entries(liarReferences))("%s never shows its last card", (_, player) => {
		for (let seed = 0; seed < 60; seed++)
			for (const { state, seat, move } of match(game, {}, [player, player], seed))
				if (move?.move === "ask") expect(game.view(state, seat).own?.hand.length).toBeGreaterThan(1);
	});

	it("H3a lies about one time in four, with what is not seen to be impossible; H1a never", () => {
		const asked = after(position("KS QS JH QH", "JS KH KD JD", "QD"), [0, ask("KS", "suit")]);
		const answers = (player: typeof liarReferences.H3a): (number | null)[] =>
			Array.from({ length: 400 }, (_, seed) => {
				const move = player.decide(game.view(asked, 1), seededRandom(seed));
				return move?.move === "answer" ? move.count : null;
			});
		const lies = answers(liarReferences.H3a).filter((count) => count !== 1);
		expect(lies.length / 400).toBeCloseTo(0.25, 1);
		expect(new Set(lies)).toEqual(new Set([0, 2]));
		expect(new Set(answers(liarReferences.H1a))).toEqual(new Set([1]));
	});
});
