import type { Card, Seat } from "../../src/index.ts";
import { liar as game } from "../../src/liar/index.ts";
import type { About, Move, State } from "../../src/liar/types.ts";
import { cards, driver } from "../driver.ts";
import { frozen } from "../frozen.ts";

export { cards };

export const ask = (card: Card, about: About): Move => ({ move: "ask", card, about });
export const answer = (count: number): Move => ({ move: "answer", count });
export const guess = (card: Card): Move => ({ move: "guess", card });
export const doubt: Move = { move: "doubt" };
export const trust: Move = { move: "trust" };

/** The start of a game with these two hands and this card in the middle; seat 0 is first unless said otherwise. */
export const position = (one: string, two: string, middle: Card, first: Seat = 0): State =>
	frozen(game.setup({}, { hands: [cards(one), cards(two)], first, middle }));

export const { after, eventsOf, story, refusalOf } = driver(game);
