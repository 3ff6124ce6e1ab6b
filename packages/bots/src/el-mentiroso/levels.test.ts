import { elMentiroso, games, seededRandom } from "@fibbers/rules";
import { elMentirosoKit, elMentirosoPosition, forSeeds } from "@fibbers/rules/testkit";
import { describe, expect, it } from "vitest";
import { match, outcomeOf, tableOf } from "../../testkit/match.ts";
import type { Level } from "../computers.ts";
import { elMentirosoLevels } from "./levels.ts";

const { accept, after, play, position } = elMentirosoPosition;
const { lastPlay } = elMentiroso;
const game = games["el-mentiroso"];
const file = "packages/bots/src/el-mentiroso/levels.test.ts";
const levels = Object.keys(elMentirosoLevels) as Level[];
const cases = levels.flatMap((level) => (["locked", "climbs"] as const).map((rank) => ({ level, rank })));

describe.each(cases)("$level, $rank", ({ level, rank }) => {
	const bot = elMentirosoLevels[level];

	it.each([4, 3, 2, 0] as const)("plays legal games to their end at 3 to 8 seats, discards from %i", (discardFrom) =>
		forSeeds(12, file, (seed) => {
			const seats = 3 + (seed % 6);
			const { places } = outcomeOf(match(game, { rank, discardFrom }, tableOf(seats, bot), seed));
			expect(new Set(places)).toEqual(new Set(Array(seats).keys()));
		}),
	);

	it("does the same with the same view and chance, whatever it cannot see", () =>
		forSeeds(12, file, (seed) => {
			const random = seededRandom(seed);
			const options: elMentiroso.Options = { rank, discardFrom: 4 };
			for (const { state, seat } of match(game, options, tableOf(3 + (seed % 6), bot), seed)) {
				const other = elMentirosoKit.otherWorld(state, seat, { seat, move: accept }, random).state;
				const [one, again, two] = [state, state, other].map((world) =>
					bot.decide(game.view(world, seat), seededRandom(seed)),
				);
				expect(again).toEqual(one);
				expect(two).toEqual(one);
			}
		}));
});

describe("the levels", () => {
	it.each([
		["hard", "medium"],
		["medium", "easy"],
	] as const)("%s wins more often among %s than by luck", (one, others) => {
		const count = 300;
		let wins = 0;
		for (let seed = 0; seed < count; seed++) {
			const players = tableOf(4, elMentirosoLevels[others]).with(seed % 4, elMentirosoLevels[one]);
			if (outcomeOf(match(game, { rank: "locked", discardFrom: 4 }, players, seed)).places[0] === seed % 4) wins++;
		}
		expect(wins / count).toBeGreaterThan(0.35);
	});

	it.each(["locked", "climbs"] as const)("hard computers among themselves do not play for ever, %s", (rank) => {
		let limits = 0;
		for (let seed = 0; seed < 120; seed++) {
			const decisions = [
				...match(game, { rank, discardFrom: 4 }, tableOf(3 + (seed % 6), elMentirosoLevels.hard), seed),
			];
			if (decisions.filter(({ move }) => move?.move === "play").length >= lastPlay) limits++;
		}
		expect(limits).toBeLessThan(2);
	});

	it("easy challenges only what its own cards rule out", () => {
		const start = position(["AS AH KS", "AD AC 2S", "3S 3H 3D"]);
		const decided = (cards: string) =>
			elMentirosoLevels.easy.decide(game.view(after(start, [0, play(cards, "A")]), 1), seededRandom(1))?.move;
		expect([decided("AS AH"), decided("AS AH KS")]).toEqual(["play", "challenge"]);
	});
});
