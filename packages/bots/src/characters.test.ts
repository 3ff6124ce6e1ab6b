import { type Game, type GameId, type GameTypes, games } from "@fibbers/rules";
import { describe, expect, it } from "vitest";
import { match, type Player } from "../testkit/match.ts";
import { bots } from "./bots.ts";
import { type CharacterName, characters } from "./computers.ts";

const settings: Readonly<Record<GameId, { readonly options: object; readonly count: number }>> = {
	"el-mentiroso": { options: { rank: "locked", discardFrom: 4 }, count: 40 },
	"liars-post": { options: { deck: "double", eightDifferent: false }, count: 80 },
	liar: { options: {}, count: 400 },
};

/** How a character plays, each as a share of its chances to. */
interface Ways {
	/** Lies, of its claims that could be one. */
	readonly lies: number;
	/** Doubts, of what it was asked whether it believes. */
	readonly doubts: number;
	/** Looks at a card and passes it on, of what it could call. */
	readonly passes: number;
}

const doubting = (move: GameTypes["move"]): boolean =>
	["challenge", "doubt"].includes(move.move) || ("says" in move && move.says === false);

/** How each character plays at tables where all of them sit; where there is room for two only, each with each. */
function ways(id: GameId): Readonly<Record<CharacterName, Ways>> {
	const game = games[id] as unknown as Game;
	const { options, count } = settings[id];
	const sums = Object.fromEntries(
		characters.map((name) => [name, { claims: 0, lies: 0, asked: 0, doubts: 0, looks: 0 }]),
	) as Record<CharacterName, { claims: number; lies: number; asked: number; doubts: number; looks: number }>;
	for (let seed = 0; seed < count; seed++) {
		const seated = id === "liar" ? pairOf(seed) : turned(seed);
		const events: GameTypes["event"][] = [];
		const players = seated.map((name) => bots[id][name] as Player<GameTypes>);
		for (const { state, seat, move, events: happened } of match(game, options, players, seed)) {
			const sum = sums[seated[seat] ?? "honest"];
			const open = game.legal(game.view(state, seat)) as Record<string, unknown> | null;
			if (open?.challenge || open?.call || open?.judge) sum.asked++;
			if (move !== null && doubting(move)) sum.doubts++;
			if (move?.move === "look") sum.looks++;
			events.push(...happened);
		}
		for (const [seat, { claims, lies }] of game.figures(events, seated.length).entries()) {
			const sum = sums[seated[seat] ?? "honest"];
			sum.claims += claims;
			sum.lies += lies;
		}
	}
	const waysOf = ({ claims, lies, asked, doubts, looks }: (typeof sums)["honest"]): Ways => ({
		lies: lies / claims,
		doubts: doubts / asked,
		passes: looks / asked,
	});
	return Object.fromEntries(characters.map((name) => [name, waysOf(sums[name])])) as Record<CharacterName, Ways>;
}

const at = (place: number): CharacterName => characters[place % characters.length] ?? "honest";
const turned = (by: number): readonly CharacterName[] => characters.map((_, place) => at(place + by));
const pairOf = (seed: number): readonly CharacterName[] => [at(seed), at(seed + 1 + (Math.floor(seed / 4) % 3))];

describe.each(Object.keys(games) as GameId[])("the characters of %s", (id) => {
	const { honest, fibber, sceptic, easygoing } = ways(id);

	it("are known by their lies: the honest one's are few, and the fibber's many", () => {
		expect(honest.lies).toBeLessThan(0.15);
		for (const other of [honest, sceptic, easygoing]) expect(fibber.lies).toBeGreaterThan(other.lies + 0.2);
	});

	it("are known by their doubts: the sceptic's are many, and the easygoing one's few", () => {
		for (const other of [honest, fibber, easygoing]) expect(sceptic.doubts).toBeGreaterThan(other.doubts + 0.2);
		expect(easygoing.doubts).toBeLessThan(0.2);
	});

	if (id === "liars-post")
		it("are known by what they pass on", () => {
			for (const other of [honest, fibber, sceptic]) expect(easygoing.passes).toBeGreaterThan(other.passes + 0.5);
		});
});
