import { games, seededRandom } from "@fibbers/rules";
import { forSeeds, liarKit, liarPosition } from "@fibbers/rules/testkit";
import { beforeAll, describe, expect, it } from "vitest";
import { match, outcomeOf, tableOf } from "../../../testkit/match.ts";
import { randomPlayers } from "../../../testkit/random-players.ts";
import { nearPerfect } from "./near-perfect.ts";

const game = games.liar;
const file = "packages/bots/src/liar/equilibrium/near-perfect.test.ts";

describe("the near-perfect player", () => {
	it("does not decide before it is ready", () => {
		const start = liarPosition.position("KS QS JH QH", "JS KH KD JD", "QD");
		expect(() => nearPerfect.decide(game.view(start, 0), seededRandom(1))).toThrow("not loaded");
	});

	describe("once it is", () => {
		beforeAll(async () => await nearPerfect.ready?.());

		it("plays legal games to their end, against itself and against whoever does anything", () =>
			forSeeds(400, file, (seed) => {
				const players = tableOf(2, nearPerfect);
				if (seed % 2 === 0) players[(seed / 2) % 2] = randomPlayers.liar;
				expect([0, 1]).toContain(outcomeOf(match(game, {}, players, seed)).winner);
			}));

		it("does the same with the same view and chance, whatever it cannot see", () =>
			forSeeds(200, file, (seed) => {
				const random = seededRandom(seed);
				for (const { state, seat } of match(game, {}, tableOf(2, nearPerfect), seed)) {
					const other = liarKit.otherWorld(state, seat, { seat: 1 - seat, move: liarPosition.trust }, random).state;
					const [one, again, there] = [state, state, other].map((world) =>
						nearPerfect.decide(game.view(world, seat), seededRandom(seed)),
					);
					expect(again).toEqual(one);
					expect(there).toEqual(one);
				}
			}));

		it("beats whoever does anything", () => {
			const count = 1_000;
			let wins = 0;
			for (let seed = 0; seed < count; seed++) {
				const players = tableOf(2, randomPlayers.liar);
				players[seed % 2] = nearPerfect;
				if (outcomeOf(match(game, {}, players, seed)).winner === seed % 2) wins++;
			}
			expect(wins / count).toBeGreaterThan(0.66);
		});
	});
});
