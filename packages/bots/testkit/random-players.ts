import { type GameId, games, liarsPost, pick, type Random, rankOf, shuffled } from "@fibbers/rules";
import type { BotOf } from "../src/bot.ts";

/** Any legal move, without a thought: what a computer must beat clearly. */
export const randomPlayers: { readonly [Id in GameId]: BotOf<Id> } = {
	/** One to three cards at random, any rank, and one challenge in ten; puts away what it can. */
	"el-mentiroso": {
		decide(view, random) {
			const open = games["el-mentiroso"].legal(view);
			if (open?.challenge && random.below(10) === 0) return { move: "challenge" };
			if (open?.accept) return { move: "accept" };
			if (!open || view.own === null) return null;
			const [set] = open.discard?.ranks ?? [];
			if (set !== undefined) return { move: "discard", cards: view.own.hand.filter((card) => rankOf(card) === set) };
			if (!open.play) return null;
			const count = 1 + random.below(Math.min(3, open.play.max));
			const cards = shuffled(view.own.hand, random).slice(0, count);
			return { move: "play", cards, rank: pick(open.play.ranks, random) };
		},
	},
	/** Any card to anybody as anything; true, false and looking equally often. */
	"liars-post": {
		decide(view, random) {
			const open = games["liars-post"].legal(view);
			const claim = pick(liarsPost.kinds, random);
			if (open?.send)
				return { move: "send", card: pick(open.send.cards, random), to: pick(open.send.to, random), claim };
			if (open?.pass) return { move: "pass", to: pick(open.pass.to, random), claim };
			if (open?.look && random.below(3) === 0) return { move: "look" };
			return open?.call ? { move: "call", says: evens(random) } : null;
		},
	},
	/** Any question, one guess in four, any answer, one doubt in ten. */
	liar: {
		decide(view, random) {
			const open = games.liar.legal(view);
			if (open?.answer) return { move: "answer", count: pick(open.answer.counts, random) };
			if (open?.judge) return { move: random.below(10) === 0 ? "doubt" : "trust" };
			if (open?.ask && random.below(4) > 0)
				return { move: "ask", card: pick(open.ask.cards, random), about: evens(random) ? "suit" : "rank" };
			return open?.guess ? { move: "guess", card: pick(open.guess.cards, random) } : null;
		},
	},
};

const evens = (random: Random): boolean => random.below(2) === 0;
