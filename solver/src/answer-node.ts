import { bits, impossible, levelAfter, otherSide } from "@fibbers/bots/liar-tree";
import { type Chooser, closed, settle, takeFloats, writeStrategy } from "./choosing.ts";
import type { Choices, Stages } from "./stage.ts";
import type { Walk } from "./walk.ts";

/** Choices: the counts from 0 up to the highest that may be true. */
export function walkAnswer(walk: Walk, plays: number): void {
	const level = levelAfter(plays);
	const { actor } = level;
	const step = walk.trail.after(plays);
	const stages = walk.scratch.stages[plays];
	const scratch = walk.scratch.answer[plays];
	const answers = walk.tree.answers[walk.at.answer++];
	const shape = { kind: "answer", plays, level, side: actor, choices: walk.trail.highest(plays) + 1 } as const;
	const node: Chooser = { ...shape, at: takeFloats(walk, shape), lies: step.asked[actor] };
	writeStrategy(walk, node, scratch, stages.asked);
	forceTruth(node, step.counted, scratch);
	stages.asked.values.fill(0);
	scratch.worth.fill(closed);
	for (let count = 0; count < node.choices; count++) {
		if (((answers >> count) & 1) === 0) continue;
		walk.trail.say(plays, count);
		reachJudge(walk, node, count, stages, scratch);
		walk.judge(plays);
		collect(walk, node, count, stages, scratch.worth);
	}
	if (actor === walk.side) settle(walk, node, stages.asked, scratch.strategy, scratch.worth);
}

/** Whoever has lied has no choice. */
function forceTruth({ level, side, choices, lies }: Chooser, counted: number, { strategy, naive }: Choices): void {
	const hands = level.hands[side];
	for (let hand = 0; hand < hands.length; hand++) {
		if (lies[hand] !== 1) continue;
		const truth = hand * choices + bits[hands[hand] & counted];
		for (const chances of [strategy, naive]) {
			chances.fill(0, hand * choices, (hand + 1) * choices);
			chances[truth] = 1;
		}
	}
}

/** What of the hands that are asked, and of those that have asked, comes to this answer. */
function reachJudge(
	walk: Walk,
	{ level, side: actor, choices, lies }: Chooser,
	count: number,
	{ asked, answered }: Stages,
	{ strategy, naive }: Choices,
): void {
	const isOwn = actor === walk.side;
	const [from, to] = isOwn ? [asked.own, answered.own] : [asked.theirs, answered.theirs];
	const [fromAsker, toAsker] = isOwn ? [asked.theirs, answered.theirs] : [asked.own, answered.own];
	const isFree = isOwn && walk.goal === "best";
	for (let hand = 0; hand < level.hands[actor].length; hand++) {
		const choice = hand * choices + count;
		const reach = isFree ? 1 : from[hand] * strategy[choice];
		to[hand] = lies[hand] === impossible ? 0 : reach;
		if (!isOwn) answered.naive[hand] = asked.naive[hand] * naive[choice];
	}
	for (let hand = 0; hand < level.hands[otherSide(actor)].length; hand++) {
		toAsker[hand] = fromAsker[hand];
		if (isOwn) answered.naive[hand] = asked.naive[hand];
	}
}

/** What the answer is worth to own hands. */
function collect(
	walk: Walk,
	{ plays, level, side: actor, choices }: Chooser,
	count: number,
	{ asked, answered }: Stages,
	worth: Float64Array,
): void {
	const after = walk.trail.after(plays).lies[actor];
	for (let hand = 0; hand < level.hands[walk.side].length; hand++)
		if (actor !== walk.side) asked.values[hand] += answered.values[hand];
		else if (after[hand] !== impossible) worth[hand * choices + count] = answered.values[hand];
}
