import { cardCount } from "./shape.ts";

/**
 * Suits may be changed for each other, and ranks, and suits for ranks: 72 games that are one. A question is 2 × card + about,
 * about 0 is its suit and 1 its rank.
 */
export interface Mirror {
	/** What each card becomes. */
	readonly cards: readonly number[];
	/** 1 where suits become ranks. */
	readonly turned: 0 | 1;
}

/**
 * Which mirrors leave a public history as it is: all (before the first question), or some of those that change suits 1 and 2 (bit 0)
 * and ranks 1 and 2 (bit 1).
 */
export type Symmetry = 0 | 1 | 2 | 3 | typeof unbroken;
export const unbroken = 4;

const orders = [
	[0, 1, 2],
	[0, 2, 1],
	[1, 0, 2],
	[1, 2, 0],
	[2, 0, 1],
	[2, 1, 0],
] as const;

const everyCard = Array.from({ length: cardCount }, (_, card) => card);
const suitOf = (card: number): number => Math.floor(card / 3);
const rankOf = (card: number): number => card % 3;

function mirror(suits: readonly number[], ranks: readonly number[], turned: 0 | 1): Mirror {
	const cards = everyCard.map((card) => {
		const suit = suits[suitOf(card)] ?? 0;
		const rank = ranks[rankOf(card)] ?? 0;
		return turned ? 3 * rank + suit : 3 * suit + rank;
	});
	return { cards, turned };
}

/** All 72; the first changes nothing. */
export const mirrors: readonly Mirror[] = ([0, 1] as const).flatMap((turned) =>
	orders.flatMap((suits) => orders.map((ranks) => mirror(suits, ranks, turned))),
);

const [same, swapped] = orders;
const groups: readonly (readonly Mirror[])[] = [
	[mirror(same, same, 0)],
	[mirror(same, same, 0), mirror(swapped, same, 0)],
	[mirror(same, same, 0), mirror(same, swapped, 0)],
	[mirror(same, same, 0), mirror(swapped, same, 0), mirror(same, swapped, 0), mirror(swapped, swapped, 0)],
	mirrors,
];

export const groupOf = (symmetry: Symmetry): readonly Mirror[] => groups[symmetry] ?? [];

export const mirrored = ({ cards, turned }: Mirror, question: number): number =>
	2 * (cards[question >> 1] ?? 0) + ((question & 1) ^ turned);

/** Of the questions that mirrors make of each other one is in the tree. */
export function isShown(symmetry: Symmetry, question: number): boolean {
	if (symmetry === unbroken) return question === 0;
	const card = question >> 1;
	return !((symmetry & 1 && suitOf(card) === 2) || (symmetry & 2 && rankOf(card) === 2));
}

/** What is left after a question that is in the tree. */
export function symmetryAfter(symmetry: Symmetry, question: number): Symmetry {
	if (symmetry === unbroken) return 3;
	const card = question >> 1;
	const left = (suitOf(card) === 0 ? symmetry & 1 : 0) | (rankOf(card) === 0 ? symmetry & 2 : 0);
	return left as 0 | 1 | 2 | 3;
}
