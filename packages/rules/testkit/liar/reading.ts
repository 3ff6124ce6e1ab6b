import type { LiarTypes } from "../../src/liar/types.ts";
import type { Recorded } from "../records.ts";

interface Question {
	readonly by: number;
	readonly card: string;
	readonly about: "suit" | "rank";
	readonly answer: number | null;
}

/** What a replay prints of a record whose moves are all legal: a second reading, that knows only the text of cards. */
export function readLiar({ deal, moves }: Recorded<LiarTypes>): object {
	const hands: string[][] = deal.hands.map((hand) => [...hand]);
	const faceUp: string[][] = [[], []];
	const lied = [false, false];
	let toAct = deal.first;
	let question: Question | null = null;
	let over: object | null = null;
	let truth = 0;
	for (const { seat, ...move } of moves) {
		const other = seat === 0 ? 1 : 0;
		toAct = other;
		if (move.move === "ask") {
			const { card, about } = move;
			hands[seat] = (hands[seat] ?? []).filter((held) => held !== card);
			faceUp[seat]?.push(card);
			const letter = about === "rank" ? 0 : 1;
			truth = (hands[other] ?? []).filter((held) => held[letter] === card[letter]).length;
			question = { by: seat, card, about, answer: null };
		}
		if (move.move === "answer" && question !== null) {
			question = { ...question, answer: move.count };
			if (move.count !== truth) lied[seat] = true;
		}
		if (move.move === "doubt")
			over = question?.answer === truth ? { winner: other, why: "false-alarm" } : { winner: seat, why: "caught-lie" };
		if (move.move === "guess")
			over = move.card === deal.middle ? { winner: seat, why: "guess-right" } : { winner: other, why: "guess-wrong" };
		if (move.move === "doubt" || move.move === "trust") question = null;
	}
	return {
		toAct: over === null ? [toAct] : [],
		over,
		hands: hands.map((hand) => hand.sort()),
		table: { faceUp: faceUp.map((cards) => cards.sort()), question, lied },
	};
}
