import type { Bot } from "@fibbers/bots";
import { pick, type View } from "@fibbers/rules";
import { type CoinBluffTypes, coinBluff } from "./rules.ts";

type CoinBluffView = View<CoinBluffTypes["table"], CoinBluffTypes["own"]>;

/** Says and answers by chance, which is the best that one can do. */
export const coinBluffBot: Bot<CoinBluffView, CoinBluffTypes["move"]> = {
	decide(view, random) {
		const [first, ...more] = coinBluff.legal(view)?.moves ?? [];
		if (first === undefined) return null;
		const move = pick([first, ...more], random);
		return move === "say" ? { move, side: pick(["heads", "tails"] as const, random) } : { move };
	},
};
