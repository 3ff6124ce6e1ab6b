import { games } from "@fibbers/rules";
import type { Explain } from "../advice/advice.ts";
import { chancesOf, sum, truth, worldsOf } from "./belief.ts";
import { wary } from "./character.ts";

export const explain: Explain<"liar"> = (view, move, _, share) => {
	const { viewer, table, own } = view;
	const open = games.liar.legal(view);
	if (viewer === "spectator" || own === null || open === null || move === null) return null;
	if (move.move === "ask") return { why: "telling" };
	if (move.move === "answer") {
		const { counts = [], truth: right } = open.answer ?? {};
		if (counts.length < 2) return { why: "must-be-true" };
		return move.count === right ? { why: "keep-lie", share: 1 - share } : { why: "spend-lie", share };
	}
	const worlds = worldsOf(table, own.hand, viewer);
	const chances = chancesOf(worlds, wary.suspicion);
	const chanceIf = (is: (world: (typeof worlds)[number]) => boolean): number =>
		sum(chances.filter((_, at) => is(worlds[at] ?? { middle: "JS", hand: [], lies: 0 })));
	if (move.move === "guess") return { why: "likeliest", chance: chanceIf(({ middle }) => middle === move.card) };
	const { judge } = open;
	if (!judge) return null;
	const isTrue = chanceIf(({ hand }) => truth(judge, hand) === judge.answer);
	return isTrue === 0 ? { why: "impossible" } : { why: "odds", truth: isTrue };
};
