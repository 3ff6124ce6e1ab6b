import type { Card } from "../card.ts";
import { actor, isAnswered, truthOf, unseen } from "./state.ts";
import type { Legal, LiarView, Move, Question, Refusal } from "./types.ts";

const nothing: Legal = { ask: null, answer: null, judge: null, guess: null };

/** L5: what can be answered at all. */
export const answers: readonly number[] = [0, 1, 2];

/** What the viewer may do, from nothing but his view; null for a spectator. */
export function legal({ viewer, table, own }: LiarView): Legal | null {
	if (viewer === "spectator" || own === null) return null;
	if (table.over !== null || actor(table) !== viewer) return nothing;
	const { question } = table;
	if (question === null) {
		const ask = own.hand.length > 0 ? { cards: own.hand } : null;
		return { ...nothing, ask, guess: { cards: unseen(table, own.hand) } };
	}
	if (isAnswered(question)) return { ...nothing, judge: question };
	return { ...nothing, answer: answersTo(question, own.hand, own.lied ? "spent" : "left") };
}

/** L6: a second false answer is not on offer. */
function answersTo(question: Question, hand: readonly Card[], lie: "spent" | "left"): Legal["answer"] {
	const truth = truthOf(question, hand);
	return { counts: lie === "spent" ? [truth] : answers, truth };
}

/** Why the viewer may not make this move now, or null when he may: it holds exactly when `legal` allows the move. */
export function refusal(view: LiarView, move: Move): Refusal | null {
	const { viewer, table, own } = view;
	const open = legal(view);
	if (viewer === "spectator" || own === null || open === null) return "no-such-seat";
	if (table.over !== null) return "game-over";
	if (actor(table) !== viewer) return "not-your-turn";
	switch (move.move) {
		case "ask":
			if (table.question !== null) return "question-open";
			return own.hand.includes(move.card) ? null : "card-not-held";
		case "guess":
			if (open.guess === null) return "question-open";
			return open.guess.cards.includes(move.card) ? null : "card-in-sight";
		case "answer":
			if (open.answer === null) return table.question === null ? "no-question" : "answered-already";
			if (open.answer.counts.includes(move.count)) return null;
			return answers.includes(move.count) ? "lie-spent" : "bad-count";
		case "doubt":
		case "trust":
			if (open.judge !== null) return null;
			return table.question === null ? "no-question" : "no-answer-yet";
	}
}
