import { type Card, type liarsPost, rankOf } from "@fibbers/rules";

/** How many cards there are of each kind. */
export type Counts = Readonly<Record<liarsPost.Kind, number>>;

export function countsOf(cards: readonly Card[]): Counts {
	const counts = { A: 0, K: 0, Q: 0, J: 0, T: 0, "9": 0, "8": 0, "7": 0 };
	for (const card of cards) counts[rankOf(card) as liarsPost.Kind]++;
	return counts;
}

/** How many the deck has of each kind. */
export const copies = ({ deck }: liarsPost.Options): number => (deck === "single" ? 4 : 8);
