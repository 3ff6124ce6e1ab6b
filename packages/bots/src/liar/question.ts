import { type Card, type liar, pick, type Random } from "@fibbers/rules";
import { faceDown, isAbout, sum, truth, type World, weight } from "./belief.ts";

type Asking = Pick<liar.Question, "card" | "about">;

const abouts = ["suit", "rank"] as const satisfies readonly liar.About[];

/** The question whose answer leaves least doubt about the middle card. */
export function bestQuestion(
	table: liar.Table,
	hand: readonly Card[],
	worlds: readonly World[],
	suspicion: number,
	random: Random,
): Asking {
	const questions = hand
		.flatMap((card) => abouts.map((about) => ({ card, about })))
		.map((asking) => ({ asking, doubt: doubtAfter(asking, table, worlds, suspicion) }));
	const least = Math.min(...questions.map(({ doubt }) => doubt));
	// Sums in another order differ in their last digits: those are ties too.
	const ties = questions.filter(({ doubt }) => doubt < least + 1e-9);
	return pick(ties, random).asking;
}

/** The entropy of the middle card, in bits, expected after the answer; an answer may be the other's lie. */
export function doubtAfter(asking: Asking, table: liar.Table, worlds: readonly World[], suspicion: number): number {
	const hidden = faceDown(table).filter((card) => card !== asking.card && isAbout(asking, card)).length;
	const cards = worlds[0]?.hand.length ?? 0;
	const answers = Array.from({ length: Math.min(hidden, cards) + 1 }, (_, answer) => answer);
	const after = answers.map((answer) =>
		worlds.map(({ hand, lies }) => weight({ lies: lies + (truth(asking, hand) === answer ? 0 : 1) }, suspicion)),
	);
	return sum(after.map((weights) => sum(weights) * entropy(weights))) / sum(after.flat());
}

/** In bits. */
export function entropy(weights: readonly number[]): number {
	const total = sum(weights);
	return -sum(weights.filter((one) => one > 0).map((one) => (one / total) * Math.log2(one / total)));
}
