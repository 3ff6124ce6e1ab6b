import { type Card, type liar, pick, type Random, type Seat, unit } from "@fibbers/rules";
import { faceDown, falseAnswers } from "./belief.ts";

/** The truth, or now and then a lie that is off by one. `lie`: the chance of it. */
export function answer(
	{ counts, truth }: NonNullable<liar.Legal["answer"]>,
	table: liar.Table,
	seat: Seat,
	lie: number,
	random: Random,
): number {
	const lies = counts.filter((count) => Math.abs(count - truth) === 1 && isBelievable(table, seat, count));
	return lies.length > 0 && unit(random) < lie ? pick(lies, random) : truth;
}

/** Whether everybody must grant that the answer, and all before it, may be true: some hand of face-down cards bears them out. */
export function isBelievable(table: liar.Table, seat: Seat, count: number): boolean {
	const answered = { ...table, question: table.question && { ...table.question, answer: count } };
	const hands = handsOf(faceDown(table), table.counts[seat] ?? 0);
	return hands.some((hand) => falseAnswers(answered, seat, hand) === 0);
}

/** Every choice of so many of the cards. */
function handsOf(cards: readonly Card[], size: number): readonly (readonly Card[])[] {
	if (size === 0) return [[]];
	return cards.flatMap((card, at) => handsOf(cards.slice(at + 1), size - 1).map((rest) => [card, ...rest]));
}
