import { type Card, dealtRound, fullDeck, isCard } from "../card.ts";
import type { Deal, Seat } from "../game.ts";
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
	if (typeof given !== "object" || given === null) return refuse("bad-deal");
	const { hands, first } = given as { hands?: unknown; first?: unknown };
	if (typeof first !== "number" || !Number.isInteger(first) || first < 0 || first >= seats) return refuse("bad-deal");
	if (!Array.isArray(hands) || hands.length !== seats) return refuse("bad-deal");
	if (!hands.every((hand): hand is Card[] => Array.isArray(hand) && hand.length > 0 && hand.every(isCard)))
		return refuse("bad-deal");
	const cards = hands.flat();
	if (new Set(cards).size !== cards.length) return refuse("bad-deal");
	return ok({ hands, first });
}

export const setup = (options: Options, { hands, first }: Deal): State => ({
	options,
	first,
	hands,
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
