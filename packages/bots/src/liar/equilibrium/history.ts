import { type Card, liar } from "@fibbers/rules";
import { isShown, type Mirror, mirrored, mirrors, type Symmetry, symmetryAfter, unbroken } from "./mirrors.ts";

/** A question (2 × card + about) and what was answered, null before it is. */
export interface Asked {
	readonly question: number;
	readonly answer: number | null;
}

/** All that the seat to act knows; cards by their numbers. */
export interface Position {
	/** All questions so far, oldest first. */
	readonly asked: readonly Asked[];
	readonly todo: "play" | "answer" | "judge";
	readonly hand: readonly number[];
}

/** The table's number of a card: 3 × suit + rank. */
export const numberOf = (card: Card): number => liar.deck.indexOf(card);

export function positionOf({ asked, question }: liar.Table, hand: readonly Card[]): Position {
	const todo = question === null ? "play" : question.answer === null ? "answer" : "judge";
	return { asked: [...asked, ...(question ? [question] : [])].map(numbered), todo, hand: hand.map(numberOf) };
}

const numbered = ({ card, about, answer }: liar.Question): Asked => ({
	question: 2 * numberOf(card) + (about === "suit" ? 0 : 1),
	answer,
});

/** The mirrors that turn these questions into those of the tree: at least one, and all lead to the same history. */
export const mirrorsIntoTree = (asked: readonly Asked[]): readonly Mirror[] =>
	mirrors.filter((mirror) => isInTree(asked, mirror));

function isInTree(asked: readonly Asked[], mirror: Mirror): boolean {
	let symmetry: Symmetry = unbroken;
	for (const one of asked) {
		const question = mirrored(mirror, one.question);
		if (!isShown(symmetry, question)) return false;
		symmetry = symmetryAfter(symmetry, question);
	}
	return true;
}
