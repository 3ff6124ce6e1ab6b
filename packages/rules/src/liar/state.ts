import { type Card, rankOf, suitOf } from "../card.ts";
import type { Seat } from "../game.ts";
import { type Answered, deck, type Question, type Table } from "./types.ts";

export const otherSeat = (seat: Seat): Seat => 1 - seat;

/** L5: how many cards of `hand` a question is about. */
export const truthOf = ({ card, about }: Pick<Question, "card" | "about">, hand: readonly Card[]): number =>
	hand.filter((held) => (about === "suit" ? suitOf(held) === suitOf(card) : rankOf(held) === rankOf(card))).length;

export const isAnswered = (question: Question): question is Answered => question.answer !== null;

/** The seat that decides next: who is asked, then who asked; without a question whoever's turn it is. */
export const actor = ({ turn, question }: Pick<Table, "turn" | "question">): Seat =>
	question !== null && question.answer === null ? otherSeat(question.by) : turn;

/** L9: the cards that a player with this hand cannot see. */
export const unseen = ({ faceUp }: Pick<Table, "faceUp">, hand: readonly Card[]): Card[] => {
	const inSight = new Set([...faceUp.flat(), ...hand]);
	return deck.filter((card) => !inSight.has(card));
};
