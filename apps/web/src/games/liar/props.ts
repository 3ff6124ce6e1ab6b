import { games, type liar } from "@fibbers/rules";
import type { GameProps } from "../game-screen.ts";

export type About = liar.About;
export type Answered = liar.Answered;
export type Event = liar.Event;
export type Legal = liar.Legal;
export type Move = liar.Move;
export type Own = liar.Own;
export type Question = liar.Question;
export type Table = liar.Table;
export type Props = GameProps<Table, Own, Event, Move>;

const nothing: Legal = { ask: null, answer: null, judge: null, guess: null };

/** What the reader may do now, as the rules say. */
export function legalNow({ table, own, seat }: Pick<Props, "table" | "own" | "seat">): Legal {
	if (seat === null || own === null) return nothing;
	return games.liar.legal({ viewer: seat, table, own }) ?? nothing;
}

/** The other of the two. */
export const otherSeat = (seat: number): number => 1 - seat;

/** Changes whenever somebody else is to decide something else. */
export const momentOf = ({ asked, question, over }: Table): string =>
	`${asked.length} ${question === null ? "" : (question.answer ?? "open")} ${over?.why ?? ""}`;
