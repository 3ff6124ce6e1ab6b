import { bits, impossible, levelAfter, otherSide } from "@fibbers/bots/liar-tree";
import { type Chooser, closed, settle, takeFloats, writeStrategy } from "./choosing.ts";
import type { Walk } from "./walk.ts";

/** Choices: the counts from 0 up to the highest that may be true. */
export function walkAnswer(walk: Walk, plays: number): void {
	const level = levelAfter(plays);
	const { actor } = level;
	const asker = otherSide(actor);
	const step = walk.trail.after(plays);
	const { asked, answered } = walk.scratch.stages[plays];
	const { strategy, naive, worth } = walk.scratch.answer[plays];
	const answers = walk.tree.answers[walk.at.answer++];
	const shape = { kind: "answer", plays, level, side: actor, choices: walk.trail.highest(plays) + 1 } as const;
	const node: Chooser = { ...shape, at: takeFloats(walk, shape), lies: step.asked[actor] };
	const { choices, lies } = node;
	const isOwn = actor === walk.side;
	const hands = level.hands[actor];
	const reach = isOwn ? asked.own : asked.theirs;
	const [reached, judges] = isOwn ? [answered.own, answered.theirs] : [answered.theirs, answered.own];
	const judgesReach = isOwn ? asked.theirs : asked.own;
	const values = asked.values.subarray(0, level.hands[walk.side].length);

	writeStrategy(walk, node, walk.scratch.answer[plays], asked);
	if (!(isOwn && walk.goal === "best"))
		for (let hand = 0; hand < hands.length; hand++)
			if (lies[hand] === 1) {
				const truth = bits[hands[hand] & step.counted];
				for (let count = 0; count < choices; count++) {
					strategy[hand * choices + count] = count === truth ? 1 : 0;
					naive[hand * choices + count] = count === truth ? 1 : 0;
				}
			}
	values.fill(0);
	worth.fill(closed);
	for (let count = 0; count < choices; count++) {
		if (((answers >> count) & 1) === 0) continue;
		walk.trail.say(plays, count);
		for (let hand = 0; hand < hands.length; hand++) {
			const chance = isOwn && walk.goal === "best" ? 1 : reach[hand] * strategy[hand * choices + count];
			reached[hand] = lies[hand] === impossible ? 0 : chance;
			if (!isOwn) answered.naive[hand] = asked.naive[hand] * naive[hand * choices + count];
		}
		for (let hand = 0; hand < level.hands[asker].length; hand++) {
			judges[hand] = judgesReach[hand];
			if (isOwn) answered.naive[hand] = asked.naive[hand];
		}
		walk.judge(plays);
		if (isOwn) {
			const after = step.lies[actor];
			for (let hand = 0; hand < hands.length; hand++)
				if (after[hand] !== impossible) worth[hand * choices + count] = answered.values[hand];
		} else for (let hand = 0; hand < values.length; hand++) values[hand] += answered.values[hand];
	}
	if (isOwn) settle(walk, node, asked, strategy, worth);
}
