import { type Game, type GameId, type GameTypes, gameIds, games, seededRandom } from "@fibbers/rules";
import { elMentirosoKit, type Kit, liarKit, liarsPostKit, playout } from "@fibbers/rules/testkit";
import { afterAll, describe, expect, test } from "vitest";
import { createLog } from "../log.ts";
import { AdviceBusy, AdviceDesk } from "./advice-desk.ts";

const desk = new AdviceDesk(createLog("silent"));
afterAll(() => desk.close());

const kits = { "el-mentiroso": elMentirosoKit, "liars-post": liarsPostKit, liar: liarKit };

/** A whole game of random moves, as a record. */
function playedOut(game: GameId): object {
	const { start, steps } = playout(kits[game] as unknown as Kit<GameTypes>, 5);
	return { game, ...start, moves: [...steps].map(({ seat, move }) => ({ seat, ...move })) };
}

function begun(id: GameId) {
	const game: Game = games[id];
	const options = Object.fromEntries(Object.entries(game.optionSchema).map(([name, [first]]) => [name, first]));
	const seats = game.seats(options).min;
	const state = game.setup(options, game.deal(options, seats, 0, seededRandom(1)));
	return { game, state };
}

describe.each(gameIds)("the adviser of %s", (id) => {
	test("says a move that can be made to whoever is on turn, and nothing to whoever has nothing to decide", async () => {
		const { game, state } = begun(id);
		const advice = await desk.hint(id, game.view(state, 0), []);
		const move = game.parseMove(advice?.move);
		expect(move !== null && game.apply(state, 0, move).ok).toBe(true);
		expect(await desk.hint(id, game.view(state, 1), [])).toBeNull();
	});

	test("looks at a finished game", async () => {
		const found = await desk.otherwise(id, playedOut(id));
		for (const { share, better } of found) {
			expect(share).toBeGreaterThanOrEqual(0.8);
			expect(["doubt", "believe"]).toContain(better);
		}
	});
});

test("a game that is none is refused, and the next question is answered", async () => {
	await expect(desk.otherwise("liar", { game: "liar" })).rejects.toThrow();
	const { game, state } = begun("el-mentiroso");
	expect(await desk.hint("el-mentiroso", game.view(state, 0), [])).not.toBeNull();
});

test("whoever is one too many is turned away at once, and the others are answered", async () => {
	const { game, state } = begun("el-mentiroso");
	const asked = Array.from({ length: 250 }, () => desk.hint("el-mentiroso", game.view(state, 0), []));
	const answers = await Promise.allSettled(asked);
	const turnedAway = answers.filter((each) => each.status === "rejected");
	expect(turnedAway).toHaveLength(50);
	for (const { reason } of turnedAway) expect(reason).toBeInstanceOf(AdviceBusy);
});
