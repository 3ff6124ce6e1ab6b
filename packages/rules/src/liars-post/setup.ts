import { type Card, dealtRound, rankOf, suits } from "../card.ts";
import type { Deal, Seat } from "../game.ts";
import { givenHands } from "../given-hands.ts";
import { type Random, shuffled } from "../random.ts";
import { ok, type Result, refuse } from "../result.ts";
import { settled } from "./outcome.ts";
import { kinds, type Options, type State } from "./types.ts";

const oneDeck: readonly Card[] = suits.flatMap((suit) => kinds.map((kind): Card => `${kind}${suit}`));

/** P2: the cards in play, in order. */
export const deckOf = ({ deck }: Options): readonly Card[] => (deck === "single" ? oneDeck : [...oneDeck, ...oneDeck]);

/** P3: with one deck four can play, else six. */
export const seats = ({ deck }: Options): { readonly min: number; readonly max: number } => ({
	min: 2,
	max: deck === "single" ? 4 : 6,
});

/** P4. */
export const deal = (options: Options, seats: number, first: Seat, random: Random): Deal => ({
	hands: dealtRound(shuffled(deckOf(options), random), seats, first),
	first,
});

/** P4: any hands that the deck has cards for will do, empty ones too: a record may hold a constructed position. */
export function parseDeal(options: Options, seats: number, given: unknown): Result<Deal, "bad-deal"> {
	const deal = givenHands(given, seats);
	return deal !== null && fits(deal.hands.flat(), options) ? ok(deal) : refuse("bad-deal");
}

function fits(cards: readonly Card[], { deck }: Options): boolean {
	const most = deck === "single" ? 1 : 2;
	const counts = new Map<Card, number>();
	for (const card of cards) counts.set(card, (counts.get(card) ?? 0) + 1);
	return [...counts].every(([card, count]) => count <= most && kinds.some((kind) => kind === rankOf(card)));
}

export const setup = (options: Options, { hands, first }: Deal): State =>
	settled({
		options,
		hands,
		faceUp: hands.map(() => []),
		turn: first,
		transit: null,
		moves: 0,
		over: null,
	});
