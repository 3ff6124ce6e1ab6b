import { games, liarsPost, rankOf, seededRandom } from "@fibbers/rules";
import { allOptions, forSeeds, liarsPostKit, liarsPostPosition } from "@fibbers/rules/testkit";
import { describe, expect, it } from "vitest";
import { counted, match, outcomeOf, tableOf } from "../../testkit/match.ts";
import { randomPlayers } from "../../testkit/random-players.ts";
import { liarsPostLevels } from "./levels.ts";

const bot = liarsPostLevels.medium;

const { after, believe, disbelieve, look, position, send, takes } = liarsPostPosition;
const game = games["liars-post"];
const file = "packages/bots/src/liars-post/player.test.ts";
const double: liarsPost.Options = { deck: "double", eightDifferent: false };
const everyOptions = allOptions(liarsPost.optionSchema);

function* done(event: liarsPost.Event): Generator<string> {
	if (event.event === "sent" || event.event === "passed") {
		const isTrue = event.card !== undefined && rankOf(event.card) === event.claim;
		yield `${event.event} with ${isTrue ? "the truth" : "a lie"}`;
	} else if (event.event === "called") {
		yield event.says ? "believed" : "disbelieved";
		yield event.taker === event.seat ? "wrong" : "right";
	} else yield event.event;
}

const doneIn = (seats: number, count: number): ReadonlyMap<string, number> =>
	counted(
		Array.from({ length: count }, (_, seed) => [...match(game, double, tableOf(seats, bot), seed)])
			.flat()
			.flatMap(({ events }) => events.flatMap((event) => [...done(event)])),
	);

describe("computers among themselves", () => {
	it.each(everyOptions)("play legal games to their end: $deck deck, eight different $eightDifferent", (options) => {
		const { min, max } = game.seats(options);
		forSeeds(100, file, (seed) => {
			const seats = min + (seed % (max - min + 1));
			const { loser } = outcomeOf(match(game, options, tableOf(seats, bot), seed));
			expect([...Array(seats).keys()]).toContain(loser);
		});
	});

	it("lie, tell the truth, believe, disbelieve, look and pass on", () => {
		const names = doneIn(4, 40);
		const cause = ["sent with the truth", "sent with a lie", "looked", "passed with the truth", "passed with a lie"];
		for (const name of [...cause, "believed", "disbelieved", "right", "wrong"])
			expect(names.get(name) ?? 0, name).toBeGreaterThan(20);
		expect(names.get("ended")).toBe(40);
	});

	it("never look when two play", () => expect(doneIn(2, 20).get("looked")).toBeUndefined());
});

describe("a computer", () => {
	it.each(everyOptions)(
		"does the same with the same view and chance, whatever it cannot see: $deck deck, eight different $eightDifferent",
		(options) =>
			forSeeds(15, file, (seed) => {
				const random = seededRandom(seed);
				for (const { state, seat } of match(game, options, tableOf(4, bot), seed)) {
					const another = { seat: (seat + 1) % 4, move: look };
					const other = liarsPostKit.otherWorld(state, seat, another, random).state;
					const [one, again, two] = [state, state, other].map((world) =>
						bot.decide(game.view(world, seat), seededRandom(seed)),
					);
					expect(again).toEqual(one);
					expect(two).toEqual(one);
				}
			}),
	);

	it.each([2, 3, 4, 5, 6])("among %i loses far less often than players who play at random", (seats) => {
		const count = 400;
		let lost = 0;
		for (let seed = 0; seed < count; seed++) {
			const players = tableOf(seats, randomPlayers["liars-post"]);
			players[seed % seats] = bot;
			if (outcomeOf(match(game, double, players, seed)).loser === seed % seats) lost++;
		}
		expect(lost / count).toBeLessThan(0.6 / seats);
	});

	it("has nothing to decide as a spectator, out of turn, or after the end", () => {
		const start = position(["AS KS", "QS", "JS"]);
		const decide = (state: typeof start, viewer: number | "spectator") =>
			bot.decide(game.view(state, viewer), seededRandom(1));
		expect(decide(start, "spectator")).toBeNull();
		expect([0, 1, 2].map((seat) => decide(start, seat)?.move ?? null)).toEqual(["send", null, null]);
		const sent = after(start, [0, send("AS", 1, "A")]);
		expect([decide(sent, 0), decide(sent, 2)]).toEqual([null, null]);
		const over = after(position(["AS", "QS"]), [0, send("AS", 1, "K")], [1, disbelieve]);
		expect(game.outcome(over)).toEqual({ loser: 0, why: "no-cards" });
		expect([0, 1, "spectator" as const].map((viewer) => decide(over, viewer))).toEqual([null, null, null]);
	});

	const often = Array.from({ length: 60 }, (_, seed) => seed);
	const decisions = (state: ReturnType<typeof position>, seat: number) =>
		often.map((seed) => bot.decide(game.view(state, seat), seededRandom(seed)));

	it("sends a card where it ends the game", () => {
		const start = position(["KS AS QH AD", "KH KD KC JS JH", "9S 9H 9D"], { first: 1 });
		const three = after(
			start,
			...takes(2, "KH", 1),
			...takes(1, "9S", 2),
			...takes(2, "KD", 1),
			...takes(1, "9H", 2),
			...takes(2, "KC", 1),
			...takes(0, "9D", 2),
		);
		for (const move of decisions(three, 0)) expect(move).toMatchObject({ move: "send", card: "KS", to: 2 });
	});

	it("calls false what cannot be", () => {
		const start = position(["KH", "AS AH AD AC"], { deck: "single" });
		for (const move of decisions(after(start, [0, send("KH", 1, "A")]), 1)) expect(move).toEqual(disbelieve);
	});

	it("never says a kind that is face up entirely, unless it is true", () => {
		const start = position(["AS KS QS", "AH AD AC JS"], { deck: "single", first: 1 });
		const aces = after(start, ...takes(0, "AH", 1), ...takes(1, "AS", 0), ...takes(0, "AD", 1));
		const gone = after(aces, ...takes(1, "KS", 0), ...takes(0, "AC", 1));
		const claims = decisions(gone, 0).map((move) => (move?.move === "send" ? move.claim : null));
		expect(new Set(claims)).toEqual(new Set(["K", "Q", "J", "T", "9", "8", "7"]));
	});

	it("passes what it has looked at to one who has not had it", () => {
		const start = position(["AS KS", "QS", "JS", "TS"]);
		const looked = after(start, [0, send("AS", 2, "A")], [2, look]);
		const moves = decisions(looked, 2).map((move) => (move?.move === "pass" ? move.to : null));
		expect(new Set(moves)).toEqual(new Set([1, 3]));
	});

	it("always calls when everybody has had the card", () => {
		const start = position(["AS KS", "QS"]);
		const moves = decisions(after(start, [0, send("AS", 1, "A")]), 1);
		for (const move of moves) expect([believe, disbelieve]).toContainEqual(move);
	});
});
