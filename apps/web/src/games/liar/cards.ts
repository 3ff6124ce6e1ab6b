import { type Card, type Rank, rankOf, type Suit, suitOf } from "@fibbers/rules";
import type { Question } from "./props.ts";

const ranks: readonly Rank[] = ["K", "Q", "J"];
const suits: readonly Suit[] = ["H", "S", "D"];

/** The nine cards as the notes show them: a row for a rank, a column for a suit. */
export const nine: readonly Card[] = ranks.flatMap((rank) => suits.map((suit): Card => `${rank}${suit}`));

export const sorted = (cards: readonly Card[]): readonly Card[] =>
	[...cards].sort((a, b) => nine.indexOf(a) - nine.indexOf(b));

/** Whether a question is about this card. */
export const isMeant = ({ card, about }: Pick<Question, "card" | "about">, other: Card): boolean =>
	about === "rank" ? rankOf(other) === rankOf(card) : suitOf(other) === suitOf(card);
