import type { liar } from "@fibbers/rules";
import type { GameProps } from "../game-screen.ts";
import { legalIn } from "../parts/legal.ts";

export type About = liar.About;
export type Answered = liar.Answered;
export type Event = liar.Event;
export type Legal = liar.Legal;
export type Move = liar.Move;
export type Own = liar.Own;
export type Question = liar.Question;
export type Table = liar.Table;
export type Props = GameProps<Table, Own, Event, Move>;

/** What the reader may do now, as the rules say. */
export const legalNow = legalIn("liar", { ask: null, answer: null, judge: null, guess: null });

/** The other of the two. */
export const otherSeat = (seat: number): number => 1 - seat;

/** Changes whenever somebody else is to decide something else. */
export const momentOf = ({ asked, question, over }: Table): string =>
	`${asked.length} ${question === null ? "" : (question.answer ?? "open")} ${over?.why ?? ""}`;
