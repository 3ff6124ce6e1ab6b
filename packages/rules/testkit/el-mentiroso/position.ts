import { elMentiroso as game } from "../../src/el-mentiroso/index.ts";
import type { Move, Options, State } from "../../src/el-mentiroso/types.ts";
import type { Rank, Seat } from "../../src/index.ts";
import { cards, driver } from "../driver.ts";
import { frozen } from "../frozen.ts";

export { cards };

export const play = (text: string, rank: Rank): Move => ({ move: "play", cards: cards(text), rank });
export const discard = (text: string): Move => ({ move: "discard", cards: cards(text) });
export const challenge: Move = { move: "challenge" };
export const accept: Move = { move: "accept" };

/** The start of a game with these hands; seat 0 is first unless said otherwise. */
export function position(hands: readonly string[], given: Partial<Options> & { first?: Seat } = {}): State {
	const { first = 0, rank = "locked", discardFrom = 4 } = given;
	return frozen(game.setup({ rank, discardFrom }, { hands: hands.map(cards), first }));
}

export const { after, eventsOf, story, refusalOf } = driver(game);
