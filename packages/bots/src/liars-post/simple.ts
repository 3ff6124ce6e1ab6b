import { type Card, games, liarsPost, pick, type Random, rankOf, unit } from "@fibbers/rules";
import type { BotOf } from "../bot.ts";

const lies = 0.25;
const looks = 0.25;

/** Sends any card to anybody and mostly says what it is; calls by the toss of a coin. */
export const simple: BotOf<"liars-post"> = {
	decide(view, random) {
		const open = games["liars-post"].legal(view);
		if (view.own === null || open === null) return null;
		if (open.send) {
			const card = pick(open.send.cards, random);
			return { move: "send", card, to: pick(open.send.to, random), claim: claimFor(card, random) };
		}
		if (open.pass && view.own.card !== null)
			return { move: "pass", to: pick(open.pass.to, random), claim: claimFor(view.own.card, random) };
		if (open.look && unit(random) < looks) return { move: "look" };
		return open.call && { move: "call", says: random.below(2) === 0 };
	},
};

function claimFor(card: Card, random: Random): liarsPost.Kind {
	const kind = rankOf(card) as liarsPost.Kind;
	return unit(random) < lies ? pick(liarsPost.kinds, random) : kind;
}
