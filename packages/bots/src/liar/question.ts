import { type Card, type liar, pick, type Random } from "@fibbers/rules";
import { sum, truth, type World } from "./belief.ts";

type Asking = Pick<liar.Question, "card" | "about">;

const abouts = ["suit", "rank"] as const satisfies readonly liar.About[];

/** One of the best questions, each equally likely. */
export const bestQuestion = (
	hand: readonly Card[],
	worlds: readonly World[],
	chances: readonly number[],
	random: Random,
): Asking => pick(bestQuestions(hand, worlds, chances), random);

/** The questions whose answer, if true, leaves least doubt about the middle card. `chances`: of each world. */
export function bestQuestions(
	hand: readonly Card[],
	worlds: readonly World[],
	chances: readonly number[],
): readonly Asking[] {
	const questions = hand
		.flatMap((card) => abouts.map((about) => ({ card, about })))
		.map((asking) => ({ asking, doubt: doubtAfter(asking, worlds, chances) }));
	const least = Math.min(...questions.map(({ doubt }) => doubt));
	// Sums in another order differ in their last digits: those are ties too.
	return questions.filter(({ doubt }) => doubt < least + 1e-9).map(({ asking }) => asking);
}

/** The entropy of the middle card, in bits, to be expected after a true answer. */
export function doubtAfter(asking: Asking, worlds: readonly World[], chances: readonly number[]): number {
	const byAnswer = Map.groupBy(chances.keys(), (at) => truth(asking, worlds[at]?.hand ?? []));
	const after = [...byAnswer.values()].map((group) => group.map((at) => chances[at] ?? 0));
	return sum(after.map((part) => sum(part) * entropy(part)));
}

/** In bits, of chances in proportion to the weights. */
export function entropy(weights: readonly number[]): number {
	const total = sum(weights);
	return -sum(weights.filter((one) => one > 0).map((one) => (one / total) * Math.log2(one / total)));
}
