import type { Offer } from "../parts/offer.tsx";
import { whoIs } from "../parts/who.ts";
import { type Legal, type Move, otherSeat, type Props, type Question } from "./props.ts";
import { isGuessing, type Selection } from "./selection.ts";
import { text, type Who } from "./text.ts";

const closed = (name: string, line: string): Offer<Move> => ({ name, line, move: null });

/** The plain action: to ask, to guess, to answer, to go on. */
export function plainOffer(props: Props, legal: Legal, choice: Selection): Offer<Move> {
	const { info, table, seat } = props;
	const who = whoIs(info.seats, seat);
	if (legal.judge !== null) {
		const line = text.actions.then(who(otherSeat(legal.judge.by)));
		return { name: text.actions.goOn, line, move: { move: "trust" } };
	}
	if (legal.answer !== null && table.question !== null) {
		return answer(table.question, legal.answer.truth, choice.count.value ?? legal.answer.truth);
	}
	if (isGuessing(choice, legal)) return guess(choice);
	return legal.ask === null ? waiting(table, seat, who) : ask(choice);
}

function answer(question: Question, truth: number, count: number): Offer<Move> {
	const line = count === truth ? text.actions.truth : text.actions.lie;
	return { name: text.actions.say(count, question), line, move: { move: "answer", count } };
}

function guess(choice: Selection): Offer<Move> {
	const card = choice.guess.value;
	if (card === null) return closed(text.actions.guess, text.actions.why.chooseGuess);
	return { name: text.actions.guess, line: text.actions.guesses(card), move: { move: "guess", card } };
}

function ask(choice: Selection): Offer<Move> {
	const card = choice.card.value;
	const about = choice.about.value;
	if (card === null) return closed(text.actions.ask, text.actions.why.chooseCard);
	if (about === null) return closed(text.actions.ask, text.actions.why.chooseTopic);
	return { name: text.actions.ask, line: text.actions.asks({ card, about }), move: { move: "ask", card, about } };
}

/** What the reader will do next, and for whom it waits. */
function waiting({ question, turn }: Props["table"], seat: number | null, who: (seat: number) => Who): Offer<Move> {
	const { why } = text.actions;
	if (question === null) return closed(text.actions.answer, why.turnOf(who(turn)));
	if (question.by === seat) return closed(text.actions.goOn, why.answers(who(otherSeat(question.by))));
	return closed(text.actions.ask, why.decides(who(question.by)));
}

/** Why nothing can be doubted now; null when it can. */
export function doubtReason({ table, seat }: Props, legal: Legal): string | null {
	const { why } = text.actions;
	const { question } = table;
	if (legal.judge !== null) return null;
	if (question === null) return why.nothingToDoubt;
	if (question.by === seat) return why.noAnswer;
	return question.answer === null ? why.yourAnswer : why.ownAnswer;
}
