import { pick } from "@fibbers/rules";
import type { Kit } from "@fibbers/rules/testkit";
import { type CoinBluffTypes, coinBluff, coins, type Move } from "./rules.ts";

const sides = ["heads", "tails"] as const;

/** What the conformance suite needs to know of the coin. */
export const coinBluffKit: Kit<CoinBluffTypes> = {
	game: coinBluff,
	start: (random) => ({ options: {}, seats: 2, deal: coinBluff.deal({}, 2, random.below(2), random) }),
	chooser: () => (_view, legal, random) => {
		if (legal.moves.length === 0) return null;
		const move = pick(legal.moves, random);
		return move === "say" ? { move, side: pick(sides, random) } : { move };
	},
	candidate: (_view, random) =>
		pick<Move>([{ move: "say", side: pick(sides, random) }, { move: "believe" }, { move: "doubt" }], random),
	permits: (legal, _view, { move }) => legal.moves.includes(move),
	cards: ({ coin }) => [coin],
	otherWorld: (state, viewer, { move }, random) => {
		const isHidden = viewer !== state.tosser && state.over === null && move.move === "say";
		return { state: isHidden ? { ...state, coin: pick(coins, random) } : state, move };
	},
	landmarks: {
		"a lie that is believed": ({ move, after }) => move.move === "believe" && after.over?.winner === after.tosser,
		"a lie that is doubted": ({ move, after }) => move.move === "doubt" && after.over?.winner !== after.tosser,
	},
};
