import type { Card, liar } from "@fibbers/rules";
import { cardsBySeat, cardsBySeatIn, numbers, numbersIn, words } from "../texts.ts";
import type { Texts } from "../wire.ts";

type Table = liar.Table;

export const write = (table: Table) =>
	({
		/** How many cards each seat holds: `3 4`. */
		counts: numbers(table.counts),
		/** What each seat has played, in order: `KS,QH`. */
		faceUp: cardsBySeat(table.faceUp),
		/** The middle card once it is turned over, else empty. */
		middle: table.middle ?? "",
		turn: String(table.turn),
		/** The questions of earlier turns, by, card, about and answer each: `0KSrank1 1QHsuit0`. */
		asked: table.asked.map(textOf).join(" "),
		/** The open question, `0KSrank` or with its answer `0KSrank1`; empty without one. */
		question: table.question === null ? "" : textOf(table.question),
		/** The winner and why, when the game is over, else empty: `1guess-wrong`. */
		over: table.over === null ? "" : `${table.over.winner}${table.over.why}`,
	}) satisfies Texts;

export function read(given: Texts): Table {
	const texts = given as ReturnType<typeof write>;
	return {
		counts: numbersIn(texts.counts),
		faceUp: cardsBySeatIn(texts.faceUp),
		middle: texts.middle === "" ? null : (texts.middle as Card),
		turn: Number(texts.turn),
		question: texts.question === "" ? null : questionOf(texts.question),
		asked: words(texts.asked).map(answeredOf),
		over: texts.over === "" ? null : overOf(texts.over),
	};
}

const textOf = ({ by, card, about, answer }: liar.Question): string => `${by}${card}${about}${answer ?? ""}`;

const questionOf = (text: string): liar.Question => ({
	by: Number(text[0]),
	card: text.slice(1, 3) as Card,
	about: text.slice(3, 7) as liar.About,
	answer: text.length > 7 ? Number(text[7]) : null,
});

const answeredOf = (text: string): liar.Answered => ({ ...questionOf(text), answer: Number(text[7]) });

const overOf = (text: string): liar.Outcome => ({
	winner: Number(text[0]),
	why: text.slice(1) as liar.Outcome["why"],
});
