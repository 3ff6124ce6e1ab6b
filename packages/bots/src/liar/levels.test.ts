import { games, type Seat, seededRandom } from "@fibbers/rules";
import { forSeeds, liarKit, liarPosition } from "@fibbers/rules/testkit";
import { beforeAll, describe, expect, it } from "vitest";
import { match, outcomeOf, tableOf } from "../../testkit/match.ts";
import type { Level } from "../computers.ts";
import { liarLevels } from "./levels.ts";
import { unsteady } from "./unsteady.ts";

const game = games.liar;
const file = "packages/bots/src/liar/levels.test.ts";
const levels = Object.keys(liarLevels) as Level[];
const { after, answer, ask, position, trust } = liarPosition;

beforeAll(async () => {
	for (const level of levels) await liarLevels[level].ready?.();
});

describe.each(levels)("%s", (level) => {
	it("plays legal games to their end", () =>
		forSeeds(200, file, (seed) => {
			expect([0, 1]).toContain(outcomeOf(match(game, {}, tableOf(2, liarLevels[level]), seed)).winner);
		}));

	it("does the same with the same view and chance, whatever it cannot see", () =>
		forSeeds(60, file, (seed) => {
			const random = seededRandom(seed);
			for (const { state, seat } of match(game, {}, tableOf(2, liarLevels[level]), seed)) {
				const other = liarKit.otherWorld(state, seat, { seat: 1 - seat, move: trust }, random).state;
				const [one, there] = [state, other].map((world) =>
					liarLevels[level].decide(game.view(world, seat), seededRandom(seed)),
				);
				expect(there).toEqual(one);
			}
		}));
});

describe("an unsteady player", () => {
	const always = unsteady(liarLevels.hard, 1);
	const never = unsteady(liarLevels.hard, 0);
	const start = position("KS QS JH QH", "JS KH KD JD", "QD");
	const done = (player: typeof always, state: typeof start, seat: Seat) =>
		Array.from({ length: 60 }, (_, seed) => player.decide(game.view(state, seat), seededRandom(seed)));

	it("does any move of the sort that the other would make", () => {
		const asked = after(start, [0, ask("KS", "suit")]);
		const counts = done(always, asked, 1).map((move) => (move?.move === "answer" ? move.count : null));
		expect(new Set(counts)).toEqual(new Set([0, 1, 2]));
		const judged = done(always, after(asked, [1, answer(1)]), 0).map((move) => move?.move);
		expect(new Set(judged)).toEqual(new Set(["doubt", "trust"]));
		const questions = done(always, start, 0).map((move) => (move?.move === "ask" ? move.card : null));
		expect(new Set(questions).size).toBeGreaterThan(3);
	});

	it("guesses what the other would guess", () => {
		const guesses = (player: typeof always) =>
			done(player, start, 0).map((move) => (move?.move === "guess" ? move.card : null));
		expect(guesses(always)).toEqual(guesses(never));
	});
});
