import { impossible, type Level, type Side } from "@fibbers/bots/liar-tree";
import type { Choices, Stage } from "./stage.ts";
import { evenOut } from "./symmetric.ts";
import type { Walk } from "./walk.ts";

/** The worth of a choice that a hand does not have. */
export const closed = Number.NEGATIVE_INFINITY;

/** A node where `side` chooses, and where its floats begin. `lies`: how many it has told by hand. */
export interface Chooser {
	readonly kind: "play" | "answer" | "judge";
	readonly plays: number;
	readonly level: Level;
	readonly side: Side;
	readonly at: number;
	readonly choices: number;
	readonly lies: Uint8Array;
}

/** Passes over the node's own floats. */
export function takeFloats(walk: Walk, { level, side, choices }: Pick<Chooser, "level" | "side" | "choices">): number {
	const { float } = walk.at;
	walk.at.float += level.hands[side].length * choices;
	return float;
}

/** Writes what the one who chooses does with each hand: in proportion to his regrets or sums, all alike where there are none. */
export function writeStrategy(walk: Walk, node: Chooser, { strategy: out, naive }: Choices, stage: Stage): void {
	const { side, level, at, choices, lies } = node;
	if (walk.goal === "best" && side === walk.side) return;
	const from = walk.goal === "learn" ? walk.strategy.regrets : walk.strategy.sums;
	const hands = level.hands[side].length;
	for (let hand = 0, to = 0; hand < hands; hand++, to += choices) {
		let sum = 0;
		if (lies[hand] !== impossible) for (let choice = 0; choice < choices; choice++) sum += from[at + to + choice];
		const even = lies[hand] === impossible ? 0 : 1 / choices;
		for (let choice = 0; choice < choices; choice++) out[to + choice] = sum > 0 ? from[at + to + choice] / sum : even;
	}
	if (walk.naiveShare > 0 && side !== walk.side) mixNaive(walk, node, out, naive, stage);
}

/** In part the other is a naive player: what he does with a hand on average depends on how likely each of the two comes here with it. */
function mixNaive(
	{ strategy: { naive } }: Walk,
	{ side, level, at, choices }: Chooser,
	out: Float64Array,
	naively: Float64Array,
	{ theirs, naive: reach }: Stage,
): void {
	const hands = level.hands[side].length;
	for (let hand = 0, to = 0; hand < hands; hand++, to += choices) {
		let sum = 0;
		for (let choice = to; choice < to + choices; choice++) sum += naive[at + choice];
		const part = theirs[hand] > 0 ? Math.min(1, reach[hand] / theirs[hand]) : 0;
		for (let choice = to; choice < to + choices; choice++) {
			naively[choice] = sum > 0 ? naive[at + choice] / sum : out[choice];
			out[choice] += part * (naively[choice] - out[choice]);
		}
	}
}

/** What own hands win here, from what each choice is worth to them; learns from it. */
export function settle(walk: Walk, node: Chooser, stage: Stage, strategy: Float64Array, worth: Float64Array): void {
	if (walk.isQuiet) return;
	const { level, side, at, choices, lies } = node;
	const hands = level.hands[side].length;
	for (let hand = 0, from = 0; hand < hands; hand++, from += choices) {
		if (lies[hand] === impossible) {
			stage.values[hand] = 0;
			continue;
		}
		if (walk.goal === "best") {
			stage.values[hand] = highest(worth, from, choices);
			continue;
		}
		let mean = 0;
		for (let choice = from; choice < from + choices; choice++)
			if (worth[choice] !== closed) mean += strategy[choice] * worth[choice];
		stage.values[hand] = mean;
		if (walk.goal === "learn") learn(walk, at, from, choices, strategy, worth, mean, walk.weight * stage.own[hand]);
	}
	if (walk.goal !== "learn") return;
	const { cards, symmetry } = walk.trail.after(node.plays);
	if (symmetry !== 0) evenOut(walk.strategy.regrets, { ...node, cards, symmetry });
}

function highest(worth: Float64Array, from: number, choices: number): number {
	let best = closed;
	for (let choice = from; choice < from + choices; choice++) if (worth[choice] > best) best = worth[choice];
	return best === closed ? 0 : best;
}

function learn(
	{ strategy: { regrets, sums } }: Walk,
	at: number,
	from: number,
	choices: number,
	strategy: Float64Array,
	worth: Float64Array,
	mean: number,
	weight: number,
): void {
	for (let choice = from; choice < from + choices; choice++) {
		if (worth[choice] === closed) continue;
		const regret = regrets[at + choice] + worth[choice] - mean;
		regrets[at + choice] = Math.max(0, regret);
		sums[at + choice] += weight * strategy[choice];
	}
}
