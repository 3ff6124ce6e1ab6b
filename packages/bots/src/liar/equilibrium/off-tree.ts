import type { liar } from "@fibbers/rules";
import { isBelievable } from "../answer.ts";
import { chancesOf, sum, truth, worldsOf } from "../belief.ts";
import { wary } from "../character.ts";
import { bestQuestions } from "../question.ts";
import { lastPlays } from "./shape.ts";

type Seated = liar.LiarView & { readonly viewer: number; readonly own: liar.Own };

/**
 * What to do where the table says nothing: after an answer that everybody knows to be false, or a fourth card played.
 * The chance of each of these moves, all that are legal; they sum to 1.
 */
export function offTree(view: Seated, legal: liar.Legal, moves: readonly liar.Move[]): number[] {
	const weigh = weigherOf(view, legal);
	const weights = moves.map(weigh);
	const total = sum(weights);
	return weights.map((weight) => weight / total);
}

function weigherOf({ viewer, table, own }: Seated, legal: liar.Legal): (move: liar.Move) => number {
	if (legal.answer) return answerWeigher(legal.answer, table, viewer);
	const worlds = worldsOf(table, own.hand, viewer);
	const chances = chancesOf(worlds, wary.suspicion);
	if (legal.judge) {
		const question = legal.judge;
		const isFalse = sum(chances.filter((_, at) => truth(question, worlds[at]?.hand ?? []) !== question.answer));
		// With an empty hand before him the other knows the middle card, and wins if he gets the turn.
		const doubts = own.hand.length === 0 || isFalse >= wary.doubtFrom;
		return ({ move }) => ((move === "doubt") === doubts ? 1 : 0);
	}
	const best = Math.max(...chances);
	const isPlayedOut = own.hand.length === 0 || table.faceUp.flat().length >= lastPlays;
	if (isPlayedOut || best >= wary.guessFrom) {
		const likeliest = worlds.filter((_, at) => chances[at] === best).map(({ middle }) => middle);
		return (move) => (move.move === "guess" && likeliest.includes(move.card) ? 1 : 0);
	}
	const questions = bestQuestions(own.hand, worlds, chances);
	const isBest = (move: liar.Move & { move: "ask" }): boolean =>
		questions.some(({ card, about }) => card === move.card && about === move.about);
	return (move) => (move.move === "ask" && isBest(move) ? 1 : 0);
}

function answerWeigher(
	{ counts, truth }: NonNullable<liar.Legal["answer"]>,
	table: liar.Table,
	seat: number,
): (move: liar.Move) => number {
	// Once the asker has played his last card, whoever is believed knows the middle card: only a lie can lose.
	const isWon = table.counts[1 - seat] === 0;
	const lies = counts.filter((count) => Math.abs(count - truth) === 1 && isBelievable(table, seat, count));
	const lie = isWon || lies.length === 0 ? 0 : wary.lie;
	return (move) => {
		if (move.move !== "answer") return 0;
		if (move.count === truth) return 1 - lie;
		return lies.includes(move.count) ? lie / lies.length : 0;
	};
}
