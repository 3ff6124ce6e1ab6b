import { type Level, levelAfter, mirrored, otherSide } from "@fibbers/bots/liar-tree";
import { type Chooser, settle, takeFloats, writeStrategy } from "./choosing.ts";
import { partPlays } from "./public-tree.ts";
import { type Choices, isAny, type Stage } from "./stage.ts";
import { choicesMirrored, handMirrored, mirrorsTo, mirrorToShown } from "./symmetric.ts";
import type { Walk } from "./walk.ts";

/** Choices: see `Level`. */
export function walkPlay(walk: Walk, plays: number): void {
	const level = levelAfter(plays);
	const { trusted } = walk.scratch.stages[plays];
	if (plays === partPlays && walk.atPart !== null) {
		walk.atPart(trusted);
		return passOver(walk);
	}
	if (plays > partPlays && !isReached(walk, plays, trusted)) {
		trusted.values.fill(0);
		return passOver(walk);
	}
	const choices = walk.scratch.play[plays];
	const { strategy, worth } = choices;
	const asks = walk.tree.asks[walk.at.play++];
	const shape = { kind: "play", plays, level, side: level.actor, choices: level.choices } as const;
	const lies = walk.trail.after(plays).lies[level.actor];
	const node: Chooser = { ...shape, at: takeFloats(walk, shape), lies };
	const isOwn = level.actor === walk.side;
	writeStrategy(walk, node, choices, trusted);
	if (isOwn) ownGuesses(level, trusted, worth);
	else theirGuesses(level, trusted, strategy);
	for (let ask = 0; asks >> ask > 0; ask++) if ((asks >> ask) & 1) walkQuestion(walk, node, ask, choices);
	if (!isOwn) return;
	mirrorWorth(walk, node, worth);
	settle(walk, node, trusted, strategy, worth);
}

function passOver({ at, tree: { ends } }: Walk): void {
	const node = at.play;
	at.play = ends.play[node];
	at.answer = ends.answer[node];
	at.float = ends.float[node];
}

/** What nobody comes to is worth nothing, and nothing is learned there. */
function isReached({ side, goal }: Walk, plays: number, { own, theirs }: Stage): boolean {
	return isAny(theirs, plays, otherSide(side)) || (goal === "learn" && isAny(own, plays, side));
}

/** What each guess of an own hand is worth: it is right where the middle card is the one that is missing in the other's hand. */
function ownGuesses(
	{ actor, hands, hidden, pairs, asks, choices }: Level,
	{ theirs }: Stage,
	worth: Float64Array,
): void {
	const count = hidden[actor];
	for (let hand = 0; hand < hands[actor].length; hand++) {
		let all = 0;
		for (let guess = 0; guess < count; guess++) all += theirs[pairs[actor][hand * count + guess]];
		worth.fill(0, hand * choices, hand * choices + asks);
		for (let guess = 0; guess < count; guess++)
			worth[hand * choices + asks + guess] = 2 * theirs[pairs[actor][hand * count + guess]] - all;
	}
}

/** What own hands win by the other's guesses. */
function theirGuesses(level: Level, { theirs, values }: Stage, strategy: Float64Array): void {
	const { actor, hands, hidden, pairs, unseen, asks, choices } = level;
	const side = otherSide(actor);
	const [own, count] = [hidden[side], hidden[actor]];
	for (let hand = 0; hand < hands[side].length; hand++) {
		let won = 0;
		for (let at = hand * own; at < (hand + 1) * own; at++) {
			const other = pairs[side][at];
			if (theirs[other] === 0) continue;
			const middle = unseen[side][at];
			let wrong = 0;
			for (let guess = 0; guess < count; guess++) {
				const chance = strategy[other * choices + asks + guess];
				wrong += unseen[actor][other * count + guess] === middle ? -chance : chance;
			}
			won += theirs[other] * wrong;
		}
		values[hand] = won;
	}
}

/** Plays a card, asks, and takes the values back. */
function walkQuestion(walk: Walk, node: Chooser, ask: number, { strategy, naive, worth }: Choices): void {
	const { plays, level, side: actor, choices } = node;
	const { given, kept, place, hands } = level;
	const isOwn = actor === walk.side;
	const { trusted } = walk.scratch.stages[plays];
	const { asked } = walk.scratch.stages[plays + 1];
	const [reach, asker] = isOwn ? [trusted.own, asked.own] : [trusted.theirs, asked.theirs];
	const [others, answerer] = isOwn ? [trusted.theirs, asked.theirs] : [trusted.own, asked.own];
	const first = (ask >> 1) * hands[actor].length;
	const firstOther = (ask >> 1) * hands[otherSide(actor)].length;
	const choiceOf = (hand: number): number => hand * choices + 2 * place[first + hand] + (ask & 1);
	for (let hand = 0; hand < hands[actor].length; hand++) {
		const to = given[first + hand];
		if (to < 0) continue;
		asker[to] = isOwn && walk.goal === "best" ? 1 : reach[hand] * strategy[choiceOf(hand)];
		if (!isOwn) asked.naive[to] = trusted.naive[hand] * naive[choiceOf(hand)];
	}
	for (let hand = 0; hand < hands[otherSide(actor)].length; hand++) {
		const to = kept[firstOther + hand];
		if (to < 0) continue;
		answerer[to] = others[hand];
		if (isOwn) asked.naive[to] = trusted.naive[hand];
	}
	walk.trail.ask(plays, ask);
	walk.answer(plays + 1);
	if (isOwn) {
		for (let hand = 0; hand < hands[actor].length; hand++) {
			const to = given[first + hand];
			if (to >= 0) worth[choiceOf(hand)] = asked.values[to];
		}
	} else addValues(walk, node, ask, asked.values);
}

/** Adds what own hands win after the other's question, and after those that are the same by symmetry. */
function addValues(walk: Walk, { plays, level }: Chooser, ask: number, after: Float64Array): void {
	const { side } = walk;
	const { values } = walk.scratch.stages[plays].trusted;
	const { cards, symmetry } = walk.trail.after(plays);
	const hands = level.hands[side].length;
	const first = (ask >> 1) * hands;
	if (symmetry === 0) {
		for (let hand = 0; hand < hands; hand++)
			if (level.kept[first + hand] >= 0) values[hand] += after[level.kept[first + hand]];
		return;
	}
	for (const mirror of mirrorsTo(symmetry, 2 * cards[ask >> 1] + (ask & 1)))
		for (let hand = 0; hand < hands; hand++) {
			const to = level.kept[first + handMirrored(level, cards, side, hand, mirror)];
			if (to >= 0) values[hand] += after[to];
		}
}

/** Questions that are not in the tree are worth what their mirror images are. */
function mirrorWorth(walk: Walk, { plays, level, choices }: Chooser, worth: Float64Array): void {
	const { cards, symmetry } = walk.trail.after(plays);
	const { actor, hands, place, asks } = level;
	const count = hands[actor].length;
	if (symmetry === 0 || asks === 0) return;
	for (let position = 0; position < cards.length; position++)
		for (const about of [0, 1]) {
			const question = 2 * cards[position] + about;
			const mirror = mirrorToShown(symmetry, question);
			if (mirrored(mirror, question) === question) continue;
			for (let hand = 0; hand < count; hand++) {
				const at = place[position * count + hand];
				if (at < 0) continue;
				const choice = 2 * at + about;
				const image = handMirrored(level, cards, actor, hand, mirror);
				worth[hand * choices + choice] = worth[image * choices + choicesMirrored(level, cards, hand, mirror)[choice]];
			}
		}
}
