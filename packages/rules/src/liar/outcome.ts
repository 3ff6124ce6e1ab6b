import { byCode, type Card } from "../card.ts";
import type { Seat } from "../game.ts";
import { actor, otherSeat } from "./state.ts";
import type { Outcome, State } from "./types.ts";

export const outcome = (state: State): Outcome | null => state.over;

/** L10: chooses who starts the next game. */
export const loser = ({ winner }: Outcome): Seat => otherSeat(winner);

export const winners = ({ winner }: Outcome): readonly Seat[] => [winner];

export const actors = (state: State): readonly Seat[] => (state.over === null ? [actor(state)] : []);

/** L11: each move answers the one before it. */
export const moment = ({ moves }: State): number => moves;

export const hands = (state: State): readonly (readonly Card[])[] => state.hands;

export const replayTable = ({ faceUp, question, lied }: State): object => ({
	faceUp: faceUp.map(byCode),
	question: question && {
		by: question.by,
		card: question.card,
		about: question.about,
		answer: question.answer,
	},
	lied,
});
