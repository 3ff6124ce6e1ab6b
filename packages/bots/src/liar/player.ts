import { type Card, games, type liar, pick, type Random } from "@fibbers/rules";
import type { BotOf } from "../bot.ts";
import { answer } from "./answer.ts";
import { chancesOf, sum, truth, type World, worldsOf } from "./belief.ts";
import type { Character } from "./character.ts";
import { bestQuestion } from "./question.ts";

const { legal } = games.liar;

/** A player that weighs how the cards may lie, and lies and guesses as its character says. */
export const liarPlayer = (character: Character): BotOf<"liar"> => ({
	decide(view, random) {
		const { viewer, table, own } = view;
		const open = legal(view);
		if (viewer === "spectator" || own === null || open === null) return null;
		if (open.answer) return { move: "answer", count: answer(open.answer, table, viewer, character.lie, random) };
		const worlds = worldsOf(table, own.hand, viewer);
		const chances = chancesOf(worlds, character.suspicion);
		if (open.judge) return { move: doubts(open.judge, worlds, chances, character) ? "doubt" : "trust" };
		if (open.guess === null) return null;
		if (open.ask && Math.max(...chances) < character.guessFrom)
			return { move: "ask", ...bestQuestion(own.hand, worlds, chances, random) };
		return { move: "guess", card: likeliest(worlds, chances, random) };
	},
});

function doubts(
	question: liar.Answered,
	worlds: readonly World[],
	chances: readonly number[],
	{ doubtFrom }: Character,
): boolean {
	const isFalse = chances.filter((_, at) => truth(question, worlds[at]?.hand ?? []) !== question.answer);
	return sum(isFalse) >= doubtFrom;
}

function likeliest(worlds: readonly World[], chances: readonly number[], random: Random): Card {
	const best = Math.max(...chances);
	return pick(
		worlds.filter((_, at) => chances[at] === best),
		random,
	).middle;
}
