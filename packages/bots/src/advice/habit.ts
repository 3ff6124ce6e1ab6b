import { type GameTypes, seededRandom } from "@fibbers/rules";
import type { Bot } from "../bot.ts";

type AnyBot = Bot<never, GameTypes["move"], never>;

/** How often a player is asked what it would do: it may choose by chance. */
const asked = 40;

/** What a player does in one position, and how often. */
export interface Habit {
	/** What it does most often; null: it lets things pass. */
	readonly move: GameTypes["move"] | null;
	/** How often it does just that, in 0 … 1. */
	readonly share: number;
	/** How often its move is of the kinds for which `is` holds, in 0 … 1. */
	shareOf(is: (move: GameTypes["move"] | null) => boolean): number;
}

/** The same for the same position. The player is ready. */
export function habitOf(bot: AnyBot, view: object, log: readonly object[]): Habit {
	const moves = Array.from({ length: asked }, (_, seed) =>
		bot.decide(view as never, seededRandom(seed), () => log as never),
	);
	const byText = Map.groupBy(moves, (move) => JSON.stringify(move));
	const [commonest = []] = [...byText.values()].sort((a, b) => b.length - a.length);
	return {
		move: commonest[0] ?? null,
		share: commonest.length / asked,
		shareOf: (is) => moves.filter(is).length / asked,
	};
}
