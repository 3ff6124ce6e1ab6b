import {
	type elMentiroso,
	type Game,
	type GameId,
	type GameTypes,
	games,
	type liarsPost,
	rankOf,
} from "@fibbers/rules";
import type { BotOf } from "../src/bot.ts";
import { elMentirosoLevels } from "../src/el-mentiroso/levels.ts";
import { liarsPostLevels } from "../src/liars-post/levels.ts";

/** The game with the whole state beside each view, as no real game gives it. Whoever is no cheater does not look. */
export const opened = <Types extends GameTypes>(game: Game<Types>): Game<Types> => ({
	...game,
	view: (state, viewer) => ({ ...game.view(state, viewer), truth: state }),
});

function truthIn<State>(view: object): State {
	if (!("truth" in view)) throw new Error("a cheater at a table where nothing is open");
	return view.truth as State;
}

/**
 * Players that call each lie, and otherwise play like the strongest, who in El Mentiroso also challenges truths now and then, for the cards and the lead.
 * A bound from above to measure fair players by.
 */
export const cheaters: { readonly [Id in Exclude<GameId, "liar">]: BotOf<Id> } = {
	"el-mentiroso": {
		decide(view, random) {
			const { pile } = truthIn<elMentiroso.State>(view);
			const isLie = pile.at(-1)?.cards.some((card) => rankOf(card) !== pile.at(-1)?.rank) ?? false;
			if (isLie && games["el-mentiroso"].legal(view)?.challenge) return { move: "challenge" };
			return elMentirosoLevels.hard.decide(view, random);
		},
	},
	"liars-post": {
		decide(view, random, log) {
			const { transit } = truthIn<liarsPost.State>(view);
			const call = games["liars-post"].legal(view)?.call;
			if (call && transit) return { move: "call", says: rankOf(transit.card) === call.claim };
			return liarsPostLevels.hard.decide(view, random, log);
		},
	},
};
