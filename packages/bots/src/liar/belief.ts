import { type Card, liar, rankOf, type Seat, suitOf } from "@fibbers/rules";

type Asking = Pick<liar.Question, "card" | "about">;

/** One way in which the cards that a player cannot see may lie. */
export interface World {
	readonly middle: Card;
	/** What the other would hold. */
	readonly hand: readonly Card[];
	/** How many of the other's answers would be false. */
	readonly lies: number;
}

/** What the holder of `hand` would have to answer. */
export const truth = ({ card, about }: Asking, hand: readonly Card[]): number =>
	hand.filter((held) => (about === "suit" ? suitOf(held) === suitOf(card) : rankOf(held) === rankOf(card))).length;

export const faceDown = ({ faceUp }: liar.Table): readonly Card[] =>
	liar.deck.filter((card) => !faceUp.flat().includes(card));

/** How many of the seat's answers so far would be false if it held `hand` now, and with it, before, what it has played since. */
export function falseAnswers({ asked, question }: liar.Table, seat: Seat, hand: readonly Card[]): number {
	const held = [...hand];
	let lies = 0;
	for (const past of [...asked, ...(question ? [question] : [])].reverse())
		if (past.by === seat) held.push(past.card);
		else if (past.answer !== null && past.answer !== truth(past, held)) lies++;
	return lies;
}

/** Every way in which the cards may lie for the holder of `hand`, one for each card that the middle card can be. */
export function worldsOf(table: liar.Table, hand: readonly Card[], seat: Seat): readonly World[] {
	const unseen = faceDown(table).filter((card) => !hand.includes(card));
	return unseen.map((middle) => {
		const rest = unseen.filter((card) => card !== middle);
		return { middle, hand: rest, lies: falseAnswers(table, 1 - seat, rest) };
	});
}

/** Each world's chance, in their order: nobody lies twice, and having lied once weighs `suspicion` against never. */
export function chancesOf(worlds: readonly World[], suspicion: number): readonly number[] {
	const weights = worlds.map(({ lies }) => [1, suspicion][lies] ?? 0);
	const total = sum(weights);
	return weights.map((weight) => weight / total);
}

export const sum = (numbers: readonly number[]): number => numbers.reduce((total, one) => total + one, 0);
