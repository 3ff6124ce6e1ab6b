import type { Card, liar } from "@fibbers/rules";
import type { LiarState } from "./state.ts";

type Table = liar.Table;

const words = (text: string): string[] => text.split(" ").filter(Boolean);
const cardsOf = (text: string): Card[] => (text.match(/../g) ?? []) as Card[];

/** The public view into the schema; what is unchanged is not sent again. */
export function write(state: LiarState, table: Table): void {
	state.counts = table.counts.join(" ");
	state.faceUp = table.faceUp.map((cards) => cards.join("")).join(",");
	state.middle = table.middle ?? "";
	state.turn = table.turn;
	state.asked = table.asked.map(textOf).join(" ");
	state.question = table.question === null ? "" : textOf(table.question);
	state.over = table.over === null ? "" : `${table.over.winner}${table.over.why}`;
}

/** The schema as the public view; the reverse of `write`. */
export function read(state: LiarState): Table {
	return {
		counts: words(state.counts).map(Number),
		faceUp: state.faceUp.split(",").map(cardsOf),
		middle: state.middle === "" ? null : (state.middle as Card),
		turn: state.turn,
		question: state.question === "" ? null : questionOf(state.question),
		asked: words(state.asked).map(answeredOf),
		over: state.over === "" ? null : overOf(state.over),
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
