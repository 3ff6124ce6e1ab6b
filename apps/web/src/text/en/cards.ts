import { type Card, type Rank, rankOf, type Suit, suitOf } from "@fibbers/rules";
import { rankSign } from "../rank-sign.ts";
import { inWords } from "./numbers.ts";

export { rankSign };

export const singular: Readonly<Record<Rank, string>> = { ...rankSign, A: "Ace", J: "Jack", Q: "Queen", K: "King" };

/** As a headline: “Kings”, “Eights”. */
export const rankPlural: Readonly<Record<Rank, string>> = {
	A: "Aces",
	"2": "Twos",
	"3": "Threes",
	"4": "Fours",
	"5": "Fives",
	"6": "Sixes",
	"7": "Sevens",
	"8": "Eights",
	"9": "Nines",
	T: "Tens",
	J: "Jacks",
	Q: "Queens",
	K: "Kings",
};

const suitName: Readonly<Record<Suit, string>> = { S: "Spades", H: "Hearts", D: "Diamonds", C: "Clubs" };

export const cardName = (card: Card): string => `${singular[rankOf(card)]} of ${suitName[suitOf(card)]}`;

/** As it is said: “two Kings”, “one 7”. */
export const claimWords = (count: number, rank: Rank): string =>
	`${inWords(count)} ${singular[rank]}${count === 1 ? "" : "s"}`;

export const cardsWords = (count: number): string => `${inWords(count)} card${count === 1 ? "" : "s"}`;
