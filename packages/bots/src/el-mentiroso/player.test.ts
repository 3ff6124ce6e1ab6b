import { type elMentiroso, games, rankOf, seededRandom } from "@fibbers/rules";
import { elMentirosoKit, elMentirosoPosition, forSeeds } from "@fibbers/rules/testkit";
import { describe, expect, it } from "vitest";
import { counted, match, outcomeOf, tableOf } from "../../testkit/match.ts";
import { randomPlayers } from "../../testkit/random-players.ts";
import { type Character, plain } from "./character.ts";
import { elMentirosoLevels } from "./levels.ts";
import { elMentirosoPlayer } from "./player.ts";

const bot = elMentirosoLevels.medium;

const { accept, after, challenge, discard, play, position } = elMentirosoPosition;
const game = games["el-mentiroso"];
const file = "packages/bots/src/el-mentiroso/player.test.ts";
const lockedRank: elMentiroso.Options = { rank: "locked", discardFrom: 4 };
const allOptions = (["locked", "climbs"] as const).flatMap((rank) =>
	([4, 3, 2, 0] as const).map((discardFrom): elMentiroso.Options => ({ rank, discardFrom })),
);

describe("computers among themselves", () => {
	it.each(allOptions)("play legal games to their end at 3 to 8 seats: $rank, discards from $discardFrom", (options) =>
		forSeeds(72, file, (seed) => {
			const seats = 3 + (seed % 6);
			const { places } = outcomeOf(match(game, options, tableOf(seats, bot), seed));
			expect(new Set(places)).toEqual(new Set(Array(seats).keys()));
		}),
	);

	it("hardly ever reach the limit of plays", () => {
		let limits = 0;
		for (let seed = 0; seed < 200; seed++) {
			const last = [...match(game, lockedRank, tableOf(4, bot), seed)].at(-1);
			if (last !== undefined && game.view(last.state, "spectator").table.plays >= 499) limits++;
		}
		expect(limits).toBeLessThan(4);
	});

	it.each(["locked", "climbs"] as const)("bluff, tell the truth, doubt, let pass and discard, %s", (rank) => {
		const decisions = Array.from({ length: 40 }, (_, seed) => [
			...match(game, { ...lockedRank, rank }, tableOf(5, bot), seed),
		]);
		const done = counted(
			decisions.flat().flatMap(({ move, events, state, seat }) => {
				const kind = move?.move ?? (game.view(state, seat).table.pending === null ? "wait" : "let pass");
				const lies = move?.move === "play" && move.cards.some((card) => rankOf(card) !== move.rank);
				const [event] = events;
				return [
					kind,
					...(kind === "play" ? [lies ? "bluff" : "truth"] : []),
					...(event?.event === "challenged" ? [event.lie ? "caught" : "wrong"] : []),
				];
			}),
		);
		for (const name of ["bluff", "truth", "challenge", "let pass", "discard", "caught", "wrong"])
			expect(done.get(name) ?? 0, name).toBeGreaterThan(20);
	});
});

describe("a computer", () => {
	it("does the same with the same view and chance, whatever it cannot see", () =>
		forSeeds(60, file, (seed) => {
			const random = seededRandom(seed);
			for (const { state, seat } of match(game, lockedRank, tableOf(4, bot), seed)) {
				const pass = { seat, move: { move: "accept" } } as const;
				const other = elMentirosoKit.otherWorld(state, seat, pass, random).state;
				const [one, again, two] = [state, state, other].map((world) =>
					bot.decide(game.view(world, seat), seededRandom(seed)),
				);
				expect(again).toEqual(one);
				expect(two).toEqual(one);
			}
		}));

	it.each(["locked", "climbs"] as const)("beats players who play at random, %s", (rank) => {
		const games = 200;
		let wins = 0;
		for (let seed = 0; seed < games; seed++) {
			const players = tableOf(4, randomPlayers["el-mentiroso"]);
			players[seed % 4] = bot;
			if (outcomeOf(match(game, { ...lockedRank, rank }, players, seed)).places[0] === seed % 4) wins++;
		}
		expect(wins / games).toBeGreaterThan(rank === "locked" ? 0.9 : 0.8);
	});

	it("has nothing to decide as a spectator, without cards, or after the end", () => {
		const stand = after(
			position(["AS", "2S 2H", "3S 3H"], { discardFrom: 2 }),
			[2, discard("3S 3H")],
			[0, play("AS", "A")],
		);
		const decide = (state: typeof stand, viewer: number | "spectator") =>
			bot.decide(game.view(state, viewer), seededRandom(1));
		expect(decide(stand, "spectator")).toBeNull();
		expect(decide(stand, 0)).toBeNull();
		expect(decide(after(stand, [1, accept]), 1)).toBeNull();
	});

	it("challenges or accepts in a last stand", () => {
		const decided = (hand: string, rank: "A" | "2") => {
			const start = position(["AS", `2S 2H ${hand}`, "3S 3H"], { discardFrom: 2 });
			const stand = after(start, [2, discard("3S 3H")], [0, play("AS", rank)]);
			return new Set(
				Array.from({ length: 40 }, (_, seed) => bot.decide(game.view(stand, 1), seededRandom(seed))?.move),
			);
		};
		expect(decided("2D 2C", "2")).toEqual(new Set([challenge.move]));
		for (const move of decided("", "A")) expect([challenge.move, accept.move]).toContain(move);
	});

	it("puts away a complete set, also out of turn", () => {
		const state = position(["AS AH AD AC 2S", "3S 3H 3D 3C 4S", "5S 5H"]);
		expect(bot.decide(game.view(state, 0), seededRandom(1))).toMatchObject({ move: "discard" });
		expect(bot.decide(game.view(state, 1), seededRandom(1))).toEqual(discard("3C 3D 3H 3S"));
	});

	describe("challenges what may be true", () => {
		/** Whether seat 1 challenges two aces of seat 0, and nothing but these traits could make it. */
		const challenges = (hand: string, traits: Partial<Character>): boolean => {
			const timid = elMentirosoPlayer(() => ({ ...plain, doubtBelow: -10, ...traits }));
			const state = after(position(["AS AH KS", hand, "3S 3H 3D"]), [0, play("AS AH", "A")]);
			return timid.decide(game.view(state, 1), seededRandom(1))?.move === "challenge";
		};

		it("when the pile may complete a rank", () => {
			expect(challenges("AD AC 2S", { doubtSet: 20 })).toBe(true);
			expect(challenges("AD 2C 2S", { doubtSet: 20 })).toBe(false);
			expect(challenges("AD AC 2S", {})).toBe(false);
		});

		it("when it would have to lie next", () => {
			expect(challenges("2D 2C 2S", { doubtBare: 20 })).toBe(true);
			expect(challenges("AD 2C 2S", { doubtBare: 20 })).toBe(false);
		});
	});
});
