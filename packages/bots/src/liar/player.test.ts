import { games, type liar, seededRandom } from "@fibbers/rules";
import { forSeeds, liarKit, liarPosition } from "@fibbers/rules/testkit";
import { describe, expect, it } from "vitest";
import { counted, match, outcomeOf, tableOf } from "../../testkit/match.ts";
import { randomPlayers } from "../../testkit/random-players.ts";
import { wary } from "./character.ts";
import { liarPlayer } from "./player.ts";

const bot = liarPlayer(wary);

const { after, answer, ask, guess, position, trust } = liarPosition;
const game = games.liar;
const file = "packages/bots/src/liar/player.test.ts";
const two = tableOf(2, bot);

function done(event: liar.Event): string {
	switch (event.event) {
		case "asked":
			return `asked about ${event.about}`;
		case "answered":
			return event.lie === true ? "lied" : "told the truth";
		case "ended":
			return event.why;
		default:
			return event.event;
	}
}

describe("computers among themselves", () => {
	it("play legal games to their end", () =>
		forSeeds(300, file, (seed) => expect([0, 1]).toContain(outcomeOf(match(game, {}, two, seed)).winner)));

	it("ask, lie, tell the truth, trust, doubt and guess, rightly and wrongly", () => {
		const all = Array.from({ length: 300 }, (_, seed) => [...match(game, {}, two, seed)]).flat();
		const names = counted(all.flatMap(({ events }) => events.map(done)));
		const turns = ["asked about suit", "asked about rank", "lied", "told the truth", "trusted", "doubted", "guessed"];
		for (const name of [...turns, "guess-right", "guess-wrong", "caught-lie"])
			expect(names.get(name) ?? 0, name).toBeGreaterThan(20);
		expect(names.get("false-alarm") ?? 0).toBeGreaterThan(2);
	});
});

describe("a computer", () => {
	it("does the same with the same view and chance, whatever it cannot see", () =>
		forSeeds(300, file, (seed) => {
			const random = seededRandom(seed);
			for (const { state, seat } of match(game, {}, two, seed)) {
				const other = liarKit.otherWorld(state, seat, { seat: 1 - seat, move: trust }, random).state;
				const [one, again, there] = [state, state, other].map((world) =>
					bot.decide(game.view(world, seat), seededRandom(seed)),
				);
				expect(again).toEqual(one);
				expect(there).toEqual(one);
			}
		}));

	it("beats one that plays at random", () => {
		const count = 1_000;
		let wins = 0;
		for (let seed = 0; seed < count; seed++) {
			const players = tableOf(2, randomPlayers.liar);
			players[seed % 2] = bot;
			if (outcomeOf(match(game, {}, players, seed)).winner === seed % 2) wins++;
		}
		expect(wins / count).toBeGreaterThan(0.66);
	});

	const start = position("KS QS JH QH", "JS KH KD JD", "QD");
	const decide = (state: typeof start, viewer: number | "spectator") =>
		bot.decide(game.view(state, viewer), seededRandom(1));
	const decisions = (state: typeof start, seat: number) =>
		Array.from({ length: 60 }, (_, seed) => bot.decide(game.view(state, seat), seededRandom(seed)));

	it("has nothing to decide as a spectator, out of turn, or after the end", () => {
		expect([decide(start, "spectator"), decide(start, 1)]).toEqual([null, null]);
		const asked = after(start, [0, ask("KS", "suit")]);
		expect([decide(asked, "spectator"), decide(asked, 0)]).toEqual([null, null]);
		const over = after(start, [0, guess("QD")]);
		expect([0, 1, "spectator" as const].map((viewer) => decide(over, viewer))).toEqual([null, null, null]);
	});

	it("doubts what cannot be, and trusts what is likely", () => {
		// One spade is out of sight.
		const asked = after(start, [0, ask("KS", "suit")]);
		for (const move of decisions(after(asked, [1, answer(2)]), 0)) expect(move).toEqual({ move: "doubt" });
		for (const move of decisions(after(asked, [1, answer(1)]), 0)) expect(move).toEqual({ move: "trust" });
	});

	it("asks while the middle card may be anything", () => {
		for (const move of decisions(start, 0)) expect(move).toMatchObject({ move: "ask" });
	});

	it("guesses what is likely enough", () => {
		// Of the cards out of sight one Queen is left, and no Queen is in the other hand, the first answer said.
		const told = after(
			start,
			[0, ask("QS", "rank")],
			[1, answer(0)],
			[0, trust],
			[1, ask("JS", "suit")],
			[0, answer(1)],
			[1, trust],
		);
		for (const move of decisions(told, 0)) expect(move).toEqual(guess("QD"));
	});

	it("guesses with its last card, one of the two that are out of sight", () => {
		const last = after(
			start,
			[0, ask("KS", "suit")],
			[1, answer(1)],
			[0, trust],
			[1, ask("JS", "suit")],
			[0, answer(1)],
			[1, trust],
			[0, ask("QS", "suit")],
			[1, answer(0)],
			[0, trust],
			[1, ask("KH", "suit")],
			[0, answer(2)],
			[1, trust],
			[0, ask("JH", "suit")],
			[1, answer(0)],
			[0, trust],
			[1, ask("KD", "suit")],
			[0, answer(0)],
			[1, trust],
		);
		const cards = decisions(last, 0).map((move) => (move?.move === "guess" ? move.card : null));
		expect(new Set(cards)).toEqual(new Set(["JD", "QD"]));
	});
});
