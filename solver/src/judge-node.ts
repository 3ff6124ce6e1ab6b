import { bits, levelAfter, otherSide } from "@fibbers/bots/liar-tree";
import { type Chooser, settle, takeFloats, writeStrategy } from "./choosing.ts";
import type { Choices, Stage } from "./stage.ts";
import type { Walk } from "./walk.ts";

/** Choices: 0 doubts, 1 trusts. */
export function walkJudge(walk: Walk, plays: number): void {
	const level = levelAfter(plays);
	const asker = otherSide(level.actor);
	const step = walk.trail.after(plays);
	const { answered, trusted } = walk.scratch.stages[plays];
	const choices = walk.scratch.judge[plays];
	const shape = { kind: "judge", plays, level, side: asker, choices: 2 } as const;
	const node: Chooser = { ...shape, at: takeFloats(walk, shape), lies: step.lies[asker] };
	writeStrategy(walk, node, choices, answered);
	if (asker === walk.side) judge(walk, node, answered, trusted, choices);
	else beJudged(walk, node, answered, trusted, choices);
}

function judge(walk: Walk, node: Chooser, answered: Stage, trusted: Stage, { strategy, worth }: Choices): void {
	const { plays, level, side } = node;
	const { counted, said } = walk.trail.after(plays);
	const pairs = level.pairs[side];
	const hidden = level.hidden[side];
	const [hands, others] = [level.hands[side], level.hands[otherSide(side)]];
	for (let hand = 0; hand < hands.length; hand++) {
		let won = 0;
		for (let at = hand * hidden; at < (hand + 1) * hidden; at++) {
			const other = pairs[at];
			won += bits[others[other] & counted] === said ? -answered.theirs[other] : answered.theirs[other];
		}
		worth[2 * hand] = won;
		trusted.own[hand] = walk.goal === "best" ? 1 : answered.own[hand] * strategy[2 * hand + 1];
	}
	for (let other = 0; other < others.length; other++) {
		trusted.theirs[other] = answered.theirs[other];
		trusted.naive[other] = answered.naive[other];
	}
	walk.play(plays);
	for (let hand = 0; hand < hands.length; hand++) worth[2 * hand + 1] = trusted.values[hand];
	settle(walk, node, answered, strategy, worth);
}

function beJudged(
	walk: Walk,
	{ plays, level, side: asker }: Chooser,
	answered: Stage,
	trusted: Stage,
	{ strategy, naive, worth: doubted }: Choices,
): void {
	const { counted, said } = walk.trail.after(plays);
	const { side } = walk;
	const pairs = level.pairs[side];
	const hidden = level.hidden[side];
	const [hands, others] = [level.hands[side], level.hands[asker]];
	for (let other = 0; other < others.length; other++) {
		trusted.theirs[other] = answered.theirs[other] * strategy[2 * other + 1];
		trusted.naive[other] = answered.naive[other] * naive[2 * other + 1];
	}
	for (let hand = 0; hand < hands.length; hand++) {
		let doubts = 0;
		for (let at = hand * hidden; at < (hand + 1) * hidden; at++) {
			const other = pairs[at];
			doubts += answered.theirs[other] * strategy[2 * other];
		}
		doubted[hand] = bits[hands[hand] & counted] === said ? doubts : -doubts;
		trusted.own[hand] = answered.own[hand];
	}
	walk.play(plays);
	const lies = walk.trail.after(plays).lies[side];
	for (let hand = 0; hand < hands.length; hand++)
		answered.values[hand] = lies[hand] > 1 ? 0 : doubted[hand] + trusted.values[hand];
}
