import {
	bits,
	groupOf,
	isShown,
	type Level,
	type Mirror,
	mirrored,
	type Side,
	type Symmetry,
} from "@fibbers/bots/liar-tree";

const symmetries = [0, 1, 2, 3, 4] as const satisfies readonly Symmetry[];
const questions = Array.from({ length: 18 }, (_, question) => question);

const shownBy = symmetries.map((symmetry) =>
	questions.map((question) => {
		const mirror = groupOf(symmetry).find((one) => isShown(symmetry, mirrored(one, question)));
		if (mirror === undefined) throw new Error("a question that no mirror shows");
		return mirror;
	}),
);

/** The mirror that turns a question into one of the tree; it changes nothing where the question is in the tree. */
export const mirrorToShown = (symmetry: Symmetry, question: number): Mirror => shownBy[symmetry][question];

const images = symmetries.map((symmetry) =>
	questions.map((question) =>
		questions
			.map((other) => mirrorToShown(symmetry, other))
			.filter((mirror, other) => mirrored(mirror, other) === question),
	),
);

/** For each question that is the same as this one of the tree, itself included: the mirror that turns it into this one. */
export const mirrorsTo = (symmetry: Symmetry, question: number): readonly Mirror[] => images[symmetry][question];

/** The number of the hand that a hand becomes. `cards`: those face down, by position. */
export function handMirrored(
	level: Level,
	cards: Uint8Array,
	side: Side,
	hand: number,
	{ cards: become }: Mirror,
): number {
	const mask = level.hands[side][hand];
	let image = 0;
	for (let position = 0; position < cards.length; position++)
		if ((mask >> position) & 1) image |= 1 << cards.indexOf(become[cards[position]]);
	return level.numbers[side][image];
}

/** The number of the choice that each choice of the hand becomes, where somebody plays. */
export function choicesMirrored(level: Level, cards: Uint8Array, hand: number, mirror: Mirror): readonly number[] {
	const { actor, hands, place, asks } = level;
	const count = hands[actor].length;
	const image = handMirrored(level, cards, actor, hand, mirror);
	const become = (position: number): number => cards.indexOf(mirror.cards[cards[position]]);
	const before = (position: number): number => bits[hands[actor][image] & ((1 << position) - 1)];
	const choices: number[] = [];
	for (let position = 0; position < cards.length; position++)
		if (asks > 0 && place[position * count + hand] >= 0)
			for (const about of [0, 1]) choices.push(2 * before(become(position)) + (about ^ mirror.turned));
	for (let position = 0; position < cards.length; position++)
		if (((hands[actor][hand] >> position) & 1) === 0) choices.push(asks + become(position) - before(become(position)));
	return choices;
}

/** A node whose public history some mirrors leave as it is. */
interface Node {
	/** Where somebody plays, choices are mirrored too. */
	readonly kind: "play" | "answer" | "judge";
	/** Where its floats begin. */
	readonly at: number;
	readonly choices: number;
	readonly level: Level;
	readonly side: Side;
	readonly cards: Uint8Array;
	readonly symmetry: Symmetry;
}

/** Mirrored hands get the same: rounding must not tell them apart. */
export function evenOut(values: Float32Array, node: Node): void {
	const { kind, at, choices, level, side, cards, symmetry } = node;
	const group = groupOf(symmetry);
	if (group.length === 1) return;
	const hands = level.hands[side].length;
	const means = new Float64Array(hands * choices);
	for (const mirror of group)
		for (let hand = 0; hand < hands; hand++) {
			const image = handMirrored(level, cards, side, hand, mirror);
			const become = kind === "play" ? choicesMirrored(level, cards, hand, mirror) : null;
			for (let choice = 0; choice < choices; choice++)
				means[hand * choices + choice] += values[at + image * choices + (become?.[choice] ?? choice)];
		}
	for (let i = 0; i < means.length; i++) values[at + i] = means[i] / group.length;
}
