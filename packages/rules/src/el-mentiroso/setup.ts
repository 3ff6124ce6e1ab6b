import { byCode, dealtRound, fullDeck } from "../card.ts";
import type { Deal, Seat } from "../game.ts";
import { givenHands } from "../given-hands.ts";
import { type Random, shuffled } from "../random.ts";
import { ok, type Result, refuse } from "../result.ts";
import type { Options, State } from "./types.ts";

/** M1, M2. */
export const deal = (_options: Options, seats: number, first: Seat, random: Random): Deal => ({
	hands: dealtRound(shuffled(fullDeck, random), seats, first),
	first,
});

/** Any hands of distinct cards will do, none of them empty: a record may hold a constructed position. */
export function parseDeal(_options: Options, seats: number, given: unknown): Result<Deal, "bad-deal"> {
	const deal = givenHands(given, seats);
	if (deal === null || deal.hands.some((hand) => hand.length === 0)) return refuse("bad-deal");
	const cards = deal.hands.flat();
	return new Set(cards).size === cards.length ? ok(deal) : refuse("bad-deal");
}

export const setup = (options: Options, { hands, first }: Deal): State => ({
	options,
	first,
	hands: hands.map(byCode),
	pile: [],
	open: false,
	turn: first,
	discarded: [],
	plays: 0,
	challenges: 0,
	emptied: hands.map(() => null),
	nextEmptied: 0,
	over: null,
});
