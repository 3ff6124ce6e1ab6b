import { type Card, rankOf, type Seat } from "../../src/index.ts";
import { liarsPost as game } from "../../src/liars-post/index.ts";
import type { Kind, Move, Options, State } from "../../src/liars-post/types.ts";
import { cards, driver } from "../driver.ts";
import { frozen } from "../frozen.ts";

export { cards };

export const send = (card: Card, to: Seat, claim: Kind): Move => ({ move: "send", card, to, claim });
export const pass = (to: Seat, claim: Kind): Move => ({ move: "pass", to, claim });
export const look: Move = { move: "look" };
export const believe: Move = { move: "call", says: true };
export const disbelieve: Move = { move: "call", says: false };

/** Two moves after which `to` has this card face up before him: a true claim that he does not believe. */
export const takes = (to: Seat, card: Card, from: Seat): readonly (readonly [Seat, Move])[] => [
	[from, send(card, to, rankOf(card) as Kind)],
	[to, disbelieve],
];

/** The start of a game with these hands; seat 0 is first unless said otherwise. */
export function position(hands: readonly string[], given: Partial<Options> & { first?: Seat } = {}): State {
	const { first = 0, deck = "double", eightDifferent = false } = given;
	return frozen(game.setup({ deck, eightDifferent }, { hands: hands.map(cards), first }));
}

export const { after, eventsOf, story, refusalOf } = driver(game);
