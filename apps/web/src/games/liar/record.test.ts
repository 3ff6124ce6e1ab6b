import type { liar } from "@fibbers/rules";
import { forSeeds, isWholeRun, liarKit, playout } from "@fibbers/rules/testkit";
import { expect, test } from "vitest";
import { isLie, lieOf, records } from "./record.ts";

interface Ended {
	readonly state: liar.State;
	readonly events: readonly liar.Event[];
}

function ended(seed: number): Ended {
	const steps = [...playout(liarKit, seed).steps];
	const last = steps.at(-1);
	if (last === undefined) throw new Error("a game without a move");
	return { state: last.after, events: steps.flatMap(({ events }) => events) };
}

const file = "apps/web/src/games/liar/record.test.ts";
const { game } = liarKit;

test("at the end the page finds the same lies as the rules knew all along, and the same truth", () => {
	let lies = 0;
	forSeeds(300, file, (seed) => {
		const { state, events } = ended(seed);
		const { table } = game.view(state, "spectator");
		const all = records(table, game.hands(state));
		const answers = events.filter((event) => event.event === "answered");
		expect(all.map(isLie)).toEqual(answers.map(({ lie }) => lie));
		const doubt = events.find((event) => event.event === "doubted");
		expect(all.filter(({ doubted }) => doubted === "doubted").map(({ truth }) => truth)).toEqual(
			doubt === undefined ? [] : [doubt.truth],
		);
		for (const seat of [0, 1]) expect(lieOf(all, seat) !== null).toBe(state.lied[seat]);
		lies += all.filter(isLie).length;
	});
	if (isWholeRun) expect(lies).toBeGreaterThan(0);
});
