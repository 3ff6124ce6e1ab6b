import { games, type liar, pick, type Random } from "@fibbers/rules";
import type { Bot } from "../bot.ts";
import { answer } from "./answer.ts";
import { chances, sum, truth, type World, worldsOf } from "./belief.ts";
import { wary } from "./character.ts";
import { bestQuestion } from "./question.ts";

const { legal } = games.liar;

export const liarBot: Bot<liar.LiarView, liar.Move> = {
	decide(view, random) {
		const { viewer, table, own } = view;
		const open = legal(view);
		if (viewer === "spectator" || own === null || open === null) return null;
		if (open.answer) return { move: "answer", count: answer(open.answer, table, viewer, wary.lie, random) };
		const worlds = worldsOf(table, own.hand, viewer);
		if (open.judge) return { move: doubts(open.judge, worlds) ? "doubt" : "trust" };
		if (open.guess === null) return null;
		const guess = guessed(worlds, own.hand.length, random);
		if (guess) return guess;
		return { move: "ask", ...bestQuestion(table, own.hand, worlds, wary.suspicion, random) };
	},
};

function doubts(question: liar.Answered, worlds: readonly World[]): boolean {
	const all = chances(worlds, wary.suspicion);
	const isFalse = all.filter((_, at) => truth(question, worlds[at]?.hand ?? []) !== question.answer);
	return sum(isFalse) >= wary.doubtFrom;
}

/** The likeliest card, once it is likely enough or few cards are left to ask with. */
function guessed(worlds: readonly World[], cards: number, random: Random): liar.Move | null {
	const all = chances(worlds, wary.suspicion);
	const best = Math.max(...all);
	if (cards > wary.lastCards && best < wary.guessFrom) return null;
	const likeliest = worlds.filter((_, at) => all[at] === best);
	return { move: "guess", card: pick(likeliest, random).middle };
}
