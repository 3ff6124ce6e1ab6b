import { type liar, without } from "@fibbers/rules";
import type { Foresight } from "../wire.ts";

export const foresight: Foresight<liar.LiarTypes> = {
	table(table, event) {
		const { counts, faceUp, question, asked } = table;
		switch (event.event) {
			case "asked": {
				const { seat, card, about } = event;
				return {
					...table,
					counts: counts.with(seat, (counts[seat] ?? 0) - 1),
					faceUp: faceUp.with(seat, [...(faceUp[seat] ?? []), card]),
					question: { by: seat, card, about, answer: null },
				};
			}
			case "answered":
				return { ...table, question: question && { ...question, answer: event.count } };
			case "trusted":
				return { ...table, ...settled(question, asked), turn: 1 - event.seat };
			case "doubted":
				return { ...table, ...settled(question, asked) };
			case "guessed":
				return { ...table, middle: event.middle };
			case "ended":
				return { ...table, over: { winner: event.winner, why: event.why } };
		}
	},
	own(own, event, seat) {
		if (!("seat" in event) || event.seat !== seat) return own;
		if (event.event === "asked") return { ...own, hand: without(own.hand, [event.card]) ?? own.hand };
		return event.event === "answered" ? { ...own, lied: own.lied || event.lie === true } : own;
	},
};

/** The question goes to those of earlier turns. */
function settled(
	question: liar.Question | null,
	asked: readonly liar.Answered[],
): Pick<liar.Table, "question" | "asked"> {
	const answer = question?.answer ?? null;
	return question === null || answer === null
		? { question, asked }
		: { question: null, asked: [...asked, { ...question, answer }] };
}
