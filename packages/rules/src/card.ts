import { oneOf } from "./one-of.ts";

export const ranks = ["A", "2", "3", "4", "5", "6", "7", "8", "9", "T", "J", "Q", "K"] as const;
export const suits = ["S", "H", "D", "C"] as const;

export type Rank = (typeof ranks)[number];
export type Suit = (typeof suits)[number];

/** Rank and suit, two letters: `TD` is the ten of diamonds. All that ever tells a card. */
export type Card = `${Rank}${Suit}`;

/** The 52 cards, Ace to King, suit by suit. */
export const fullDeck: readonly Card[] = suits.flatMap((suit) => ranks.map((rank): Card => `${rank}${suit}`));

/** Null when it is none. */
export const parseCard = oneOf(fullDeck);
export const parseRank = oneOf(ranks);

export const isCard = (value: unknown): value is Card => parseCard(value) !== null;

export const rankOf = (card: Card): Rank => card[0] as Rank;

export const suitOf = (card: Card): Suit => card[1] as Suit;

/** The next rank up; after the King comes the Ace. */
export const rankAfter = (rank: Rank): Rank => ranks[(ranks.indexOf(rank) + 1) % ranks.length] as Rank;

/** `from` without `taken`, or null when `from` does not hold them all. Two equal cards count as two. */
export function without(from: readonly Card[], taken: readonly Card[]): Card[] | null {
	const rest = [...from];
	for (const card of taken) {
		const at = rest.indexOf(card);
		if (at < 0) return null;
		rest.splice(at, 1);
	}
	return rest;
}

/** A new array, sorted by the cards' codes as text, as game records list them. */
export const byCode = (list: readonly Card[]): Card[] => [...list].sort();

/**
 * Cards dealt one at a time, round the table from seat `first` on, until none is left:
 * where the deck does not divide, the first seats hold the extra cards.
 */
export function dealtRound(deck: readonly Card[], seats: number, first: number): Card[][] {
	const hands: Card[][] = Array.from({ length: seats }, () => []);
	for (const [i, card] of deck.entries()) hands[(first + i) % seats]?.push(card);
	return hands;
}
