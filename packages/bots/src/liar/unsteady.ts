import { games, pick, type Random, unit } from "@fibbers/rules";
import type { BotOf } from "../bot.ts";

const { legal } = games.liar;

type Decide = BotOf<"liar">["decide"];
type Move = NonNullable<ReturnType<Decide>>;
type View = Parameters<Decide>[0];

/** The same player, who now and then asks, answers or judges as chance has it. It guesses with the same care: a wild guess looks silly. */
export const unsteady = (player: BotOf<"liar">, wavers: number): BotOf<"liar"> => ({
	...player,
	decide(view, random, log) {
		const move = player.decide(view, random, log);
		return move !== null && unit(random) < wavers ? anyLike(move, view, random) : move;
	},
});

/** Any move of the same sort. */
function anyLike(move: Move, view: View, random: Random): Move {
	const open = legal(view);
	if (move.move === "ask" && open?.ask)
		return { move: "ask", card: pick(open.ask.cards, random), about: pick(["suit", "rank"], random) };
	if (open?.answer) return { move: "answer", count: pick(open.answer.counts, random) };
	if (open?.judge) return { move: pick(["doubt", "trust"], random) };
	return move;
}
