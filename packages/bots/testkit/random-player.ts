import { type elMentiroso, games, pick, shuffled } from "@fibbers/rules";
import type { Bot } from "../src/bot.ts";

/** One to three cards at random, any rank, and one challenge in ten: what a computer must beat clearly. */
export const randomPlayer: Bot<elMentiroso.ElMentirosoView, elMentiroso.Move> = {
	decide(view, random) {
		const open = games["el-mentiroso"].legal(view);
		if (open?.challenge && random.below(10) === 0) return { move: "challenge" };
		if (open?.accept) return { move: "accept" };
		if (!open?.play || view.own === null) return null;
		const count = 1 + random.below(Math.min(3, open.play.max));
		const cards = shuffled(view.own.hand, random).slice(0, count);
		return { move: "play", cards, rank: pick(open.play.ranks, random) };
	},
};
