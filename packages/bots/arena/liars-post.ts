import { type Card, games, type liarsPost, pick, rankOf, unit } from "@fibbers/rules";
import type { BotOf } from "../src/bot.ts";
import { unseen } from "../src/liars-post/belief.ts";
import { lively } from "../src/liars-post/character.ts";
import { liarsPostPlayer } from "../src/liars-post/player.ts";

const kindOf = (card: Card): liarsPost.Kind => rankOf(card) as liarsPost.Kind;

/** Says what every card is, and believes whatever can be. */
const truthful: BotOf<"liars-post"> = {
	decide(view, random) {
		const open = games["liars-post"].legal(view);
		const { table, own } = view;
		if (own === null || !open) return null;
		if (open.send) {
			const card = pick(open.send.cards, random);
			return { move: "send", card, to: pick(open.send.to, random), claim: kindOf(card) };
		}
		if (open.pass && own.card !== null)
			return { move: "pass", to: pick(open.pass.to, random), claim: kindOf(own.card) };
		if (!open.call) return null;
		if (unseen(table, own.hand, open.call.claim) === 0) return { move: "call", says: false };
		return open.look && unit(random) < 0.3 ? { move: "look" } : { move: "call", says: true };
	},
};

/** T is truthful and trusting; H weighs what cards cost and looks three times in ten; H2 never looks. */
export const liarsPostReferences = {
	T: truthful,
	H: liarsPostPlayer({ ...lively, look: 0.3 }),
	H2: liarsPostPlayer({ ...lively, look: 0 }),
} satisfies Readonly<Record<string, BotOf<"liars-post">>>;
