import { type Game, games, rankOf } from "@fibbers/rules";
import { describe, expect, it } from "vitest";
import { match, tableOf } from "../testkit/match.ts";
import { measured } from "./bars.ts";
import { cheaters, opened } from "./cheaters.ts";
import { type Duel, fought, playerOf } from "./duel.ts";
import { added, inParts } from "./threads.ts";

const post: Duel = { game: "liars-post", seats: 3, one: "hard", others: "H2", ...measured["liars-post"] };
const liar: Duel = { game: "el-mentiroso", seats: 3, one: "H", others: "R", ...measured["el-mentiroso"] };

describe("a duel", () => {
	it("comes to the same in parts and as a whole", async () => {
		const whole = await fought(post, 100, 130);
		const parts = [await fought(post, 100, 117), await fought(post, 117, 130)];
		expect(added(parts)).toEqual(whole);
		expect(whole.lengths).toHaveLength(30);
	});

	it("counts wins in one game, losses in another", async () => {
		const [wins, losses] = [await fought(liar, 0, 30), await fought(post, 0, 30)];
		expect(wins.hits).toBeGreaterThan(24);
		expect(losses.hits).toBeLessThan(10);
	});

	it("among one's own comes to an even share", async () => {
		const { hits, games } = await fought({ ...liar, others: "H" }, 0, 300);
		expect(Math.abs(hits / games - 1 / 3)).toBeLessThan(0.12);
	});

	it("of somebody unknown is none", () =>
		expect(() => playerOf("liar", "cheater")).toThrow("no player cheater of liar"));
});

describe("parts", () => {
	it("are all games, each once", () => {
		expect(inParts(1_000, 600)).toEqual([
			{ from: 1_000, to: 1_250 },
			{ from: 1_250, to: 1_500 },
			{ from: 1_500, to: 1_600 },
		]);
	});
});

describe("a cheater", () => {
	it("is never wrong about a card of Liar's Post", () => {
		const game = opened(games["liars-post"]);
		let calls = 0;
		for (let seed = 0; seed < 20; seed++)
			for (const { events } of match(game, measured["liars-post"].options, tableOf(4, cheaters["liars-post"]), seed))
				for (const event of events)
					if (event.event === "called") {
						calls++;
						expect(event.says).toBe(rankOf(event.card) === event.claim);
					}
		expect(calls).toBeGreaterThan(100);
	});

	it("lets no lie of El Mentiroso stand", () => {
		const game = opened(games["el-mentiroso"]);
		for (let seed = 0; seed < 10; seed++)
			for (const { state, move, seat } of match(
				game,
				measured["el-mentiroso"].options,
				tableOf(4, cheaters["el-mentiroso"]),
				seed,
			)) {
				const last = state.open ? state.pile.at(-1) : undefined;
				const isLie = last?.cards.some((card) => rankOf(card) !== last.rank) ?? false;
				if (isLie && last?.seat !== seat && (state.hands[seat]?.length ?? 0) > 0) expect(move?.move).toBe("challenge");
			}
	});

	it("has no place at a table where nothing is open", () => {
		const game: Game = games["liars-post"];
		const cheater = playerOf("liars-post", "cheater");
		expect(() => [...match(game, measured["liars-post"].options, tableOf(2, cheater), 1)]).toThrow("a cheater");
	});
});
