import { type Card, games, type liar, pick, type Random } from "@fibbers/rules";
import type { BotOf } from "../bot.ts";
import { answer } from "./answer.ts";
import { chancesOf, sum, truth, type World, worldsOf } from "./belief.ts";
import { wary } from "./character.ts";
import { bestQuestion } from "./question.ts";

const { legal } = games.liar;

export const liarBot: BotOf<"liar"> = {
	decide(view, random) {
		const { viewer, table, own } = view;
		const open = legal(view);
		if (viewer === "spectator" || own === null || open === null) return null;
		if (open.answer) return { move: "answer", count: answer(open.answer, table, viewer, wary.lie, random) };
		const worlds = worldsOf(table, own.hand, viewer);
		const chances = chancesOf(worlds, wary.suspicion);
		if (open.judge) return { move: doubts(open.judge, worlds, chances) ? "doubt" : "trust" };
		if (open.guess === null) return null;
		if (open.ask && Math.max(...chances) < wary.guessFrom)
			return { move: "ask", ...bestQuestion(own.hand, worlds, chances, random) };
		return { move: "guess", card: likeliest(worlds, chances, random) };
	},
};

function doubts(question: liar.Answered, worlds: readonly World[], chances: readonly number[]): boolean {
	const isFalse = chances.filter((_, at) => truth(question, worlds[at]?.hand ?? []) !== question.answer);
	return sum(isFalse) >= wary.doubtFrom;
}

function likeliest(worlds: readonly World[], chances: readonly number[], random: Random): Card {
	const best = Math.max(...chances);
	return pick(
		worlds.filter((_, at) => chances[at] === best),
		random,
	).middle;
}
