import { games, liarsPost, pick, type Random, type Seat, seededRandom } from "@fibbers/rules";
import { allOptions, forSeeds, liarsPostKit, liarsPostPosition } from "@fibbers/rules/testkit";
import { describe, expect, it } from "vitest";
import { match, outcomeOf, tableOf } from "../../testkit/match.ts";
import type { Level } from "../computers.ts";
import { liarsPostLevels } from "./levels.ts";

const game = games["liars-post"];
const file = "packages/bots/src/liars-post/levels.test.ts";
const levels = Object.keys(liarsPostLevels) as Level[];
const everyOptions = allOptions(liarsPost.optionSchema);
const cases = levels.flatMap((level) => everyOptions.map((options) => ({ level, ...options })));

/** The same events, with other cards where the seat has not seen them. */
function redealt(log: readonly liarsPost.Event[], seat: Seat, random: Random): liarsPost.Event[] {
	return log.map((event) =>
		"card" in event && event.event !== "called" && event.seat !== seat
			? { ...event, card: `${pick(liarsPost.kinds, random)}S` }
			: event,
	);
}

describe.each(cases)("$level: $deck deck, eight different $eightDifferent", ({ level, ...options }) => {
	const bot = liarsPostLevels[level];
	const { min, max } = game.seats(options);
	const seatsOf = (seed: number): number => min + (seed % (max - min + 1));

	it("plays legal games to their end", () =>
		forSeeds(30, file, (seed) => {
			const { loser } = outcomeOf(match(game, options, tableOf(seatsOf(seed), bot), seed));
			expect([...Array(seatsOf(seed)).keys()]).toContain(loser);
		}));

	it("does the same with the same view, log and chance, whatever it cannot see", () =>
		forSeeds(6, file, (seed) => {
			const random = seededRandom(seed);
			const seats = seatsOf(seed);
			const happened: liarsPost.Event[] = [];
			for (const { state, seat, events } of match(game, options, tableOf(seats, bot), seed)) {
				const another = { seat: (seat + 1) % seats, move: liarsPostPosition.look };
				const other = liarsPostKit.otherWorld(state, seat, another, random).state;
				const decided = (world: typeof state, log: readonly liarsPost.Event[]) =>
					bot.decide(game.view(world, seat), seededRandom(seed), () =>
						log.flatMap((event) => game.seen(event, seat) ?? []),
					);
				const one = decided(state, happened);
				expect(decided(state, happened)).toEqual(one);
				expect(decided(other, redealt(happened, seat, random))).toEqual(one);
				happened.push(...events);
			}
		}));
});

it.each(levels)("%s has nothing to decide as a spectator, out of turn, or after the end", (level) => {
	const { after, disbelieve, position, send } = liarsPostPosition;
	const decide = (state: ReturnType<typeof position>, viewer: Seat | "spectator") =>
		liarsPostLevels[level].decide(game.view(state, viewer), seededRandom(1))?.move ?? null;
	const start = position(["AS KS", "QS", "JS"]);
	expect((["spectator", 0, 1, 2] as const).map((viewer) => decide(start, viewer))).toEqual([null, "send", null, null]);
	const over = after(position(["AS", "QS"]), [0, send("AS", 1, "K")], [1, disbelieve]);
	expect(([0, 1, "spectator"] as const).map((viewer) => decide(over, viewer))).toEqual([null, null, null]);
});
