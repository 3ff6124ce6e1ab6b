import type { GameId, GameTypes } from "@fibbers/rules";
import type { Bot } from "../bot.ts";
import { bots } from "../bots.ts";
import { explain as explainElMentiroso } from "../el-mentiroso/explain.ts";
import { explain as explainLiar } from "../liar/explain.ts";
import { explain as explainLiarsPost } from "../liars-post/explain.ts";
import type { Advice, Explain } from "./advice.ts";
import { habitOf } from "./habit.ts";

type AnyExplain = (view: never, move: never, log: never, share: number) => ReturnType<Explain<GameId>>;

const explanations: { readonly [Id in GameId]: Explain<Id> } = {
	"el-mentiroso": explainElMentiroso,
	"liars-post": explainLiarsPost,
	liar: explainLiar,
};

/** The strongest computer of a game. It has to be `ready` before it is asked for advice. */
export const master = (game: GameId): Bot<never, GameTypes["move"], never> => bots[game].hard;

/**
 * What the strongest computer would do with this view, and why; null where there is nothing to decide.
 * `log`: what has happened in this game so far, as the seat has seen it, oldest first. Takes up to a few ms.
 */
export function advise(game: GameId, view: object, log: readonly object[]): Advice<GameTypes["move"]> | null {
	const { move, share } = habitOf(master(game), view, log);
	const explain: AnyExplain = explanations[game];
	const reason = explain(view as never, move as never, log as never, share);
	return reason && { move, share, reason };
}
