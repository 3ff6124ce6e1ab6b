import {
	type Game,
	type GameId,
	type GameTypes,
	gameIds,
	games,
	type Seat,
	seededRandom,
	unfold,
} from "@fibbers/rules";
import { elMentirosoKit, forSeeds, liarKit, liarsPostKit } from "@fibbers/rules/testkit";
import { beforeAll, describe, expect, it } from "vitest";
import { measured } from "../../arena/bars.ts";
import { match, type Player } from "../../testkit/match.ts";
import { bots } from "../bots.ts";
import type { ComputerName } from "../computers.ts";
import { advise, master } from "./adviser.ts";
import { type Otherwise, otherwise } from "./marks.ts";

const file = "packages/bots/src/advice/advice.test.ts";
const kits = { "el-mentiroso": elMentirosoKit, "liars-post": liarsPostKit, liar: liarKit };
const seatsOf: Readonly<Record<GameId, number>> = { "el-mentiroso": 4, "liars-post": 4, liar: 2 };
/** How many are played to be marked: Liar! is short. */
const gamesOf: Readonly<Record<GameId, number>> = { "el-mentiroso": 2, "liars-post": 3, liar: 80 };
const anyGame = (id: GameId): Game => games[id];

beforeAll(async () => {
	for (const id of gameIds) for (const name of ["easy", "hard"] as const) await bots[id][name].ready?.();
});

function playedBy(id: GameId, name: ComputerName, seed: number) {
	const players = Array.from({ length: seatsOf[id] }, () => bots[id][name] as Player<GameTypes>);
	return [...match(anyGame(id), measured[id].options, players, seed)];
}

describe.each(gameIds)("advice in %s", (id) => {
	const game = anyGame(id);

	it("is a move that can be made, with a reason, wherever somebody has to decide", () =>
		forSeeds(2, file, (seed) => {
			const happened: GameTypes["event"][] = [];
			for (const { state, seat, events } of playedBy(id, "easy", seed)) {
				const log = happened.flatMap((event) => game.seen(event, seat) ?? []);
				const advice = advise(id, game.view(state, seat), log);
				if (game.actors(state).includes(seat)) expect(advice?.move).toBeTruthy();
				if (advice?.move) expect(game.apply(state, seat, advice.move).ok).toBe(true);
				if (advice !== null) expect(advice.share).toBeGreaterThan(0);
				happened.push(...events);
			}
		}));

	it("is the same whatever the player cannot see", () =>
		forSeeds(1, file, (seed) => {
			const random = seededRandom(seed);
			for (const { state, seat, move } of playedBy(id, "hard", seed)) {
				const kit = kits[id] as unknown as {
					otherWorld(state: object, seat: Seat, next: object, random: unknown): { readonly state: never };
				};
				const other = kit.otherWorld(state, seat, { seat, move: move ?? { move: "accept" } }, random).state;
				expect(advise(id, game.view(other, seat), [])).toEqual(advise(id, game.view(state, seat), []));
			}
		}));
});

/** The marks in some games that a computer plays against its own. */
function marksOf(id: GameId, name: ComputerName): readonly Otherwise[] {
	return Array.from({ length: gamesOf[id] }, (_, seed) => {
		const random = seededRandom(seed);
		const options = measured[id].options;
		const deal = anyGame(id).deal(options, seatsOf[id], 0, random);
		let state = anyGame(id).setup(options, deal);
		const moves: object[] = [];
		while (anyGame(id).outcome(state) === null) {
			const [seat = 0] = anyGame(id).actors(state);
			const others = Array.from({ length: seatsOf[id] }, (_, other) => other).filter((other) => other !== seat);
			const wishes = [...others, seat].map((who) => {
				const view = anyGame(id).view(state, who);
				return { who, move: (bots[id][name] as Player<GameTypes>).decide(view, random, () => []) };
			});
			const wish = wishes.find(({ move }) => move !== null);
			if (!wish?.move) throw new Error("nobody moves");
			const applied = anyGame(id).apply(state, wish.who, wish.move);
			if (!applied.ok) throw new Error(applied.error);
			state = applied.value.state;
			moves.push({ seat: wish.who, ...wish.move });
		}
		const unfolded = unfold({ game: id, options, seats: seatsOf[id], deal, moves });
		if (!unfolded.ok) throw new Error(unfolded.error);
		return otherwise(unfolded.value);
	}).flat();
}

describe.each(gameIds)("marks in %s", (id) => {
	it("are many where everything is believed or doubted, and few where the strongest computer plays", () => {
		const [believing, doubting, own] = (["easygoing", "sceptic", "hard"] as const).map((name) => marksOf(id, name));
		expect(believing?.filter(({ better }) => better === "doubt").length).toBeGreaterThan(0);
		expect(doubting?.filter(({ better }) => better === "believe").length).toBeGreaterThan(0);
		expect(own?.length).toBeLessThan(Math.min(believing?.length ?? 0, doubting?.length ?? 0));
	});
});

it("a claim that the own cards rule out, and that was let pass, is marked", () => {
	const record = {
		game: "el-mentiroso",
		options: {},
		seats: 3,
		deal: {
			hands: [
				["KD", "2C", "3C"],
				["AS", "AH", "4C"],
				["AD", "5C", "6C"],
			],
			first: 0,
		},
		moves: [
			{ seat: 0, move: "play", cards: ["KD", "2C", "3C"], rank: "A" },
			{ seat: 1, move: "play", cards: ["AS"], rank: "A" },
		],
	};
	const unfolded = unfold(record);
	if (!unfolded.ok) throw new Error(unfolded.error);
	expect(otherwise(unfolded.value)).toContainEqual({ at: 0, seat: 1, better: "doubt", share: 1 });
	expect(master("el-mentiroso").ready).toBeUndefined();
});
