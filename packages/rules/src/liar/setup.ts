import { type Card, dealtRound, isCard } from "../card.ts";
import type { Seat } from "../game.ts";
import { type Random, shuffled } from "../random.ts";
import { ok, type Result, refuse } from "../result.ts";
import { type Deal, deck, type Options, type State } from "./types.ts";

const handSize = 4;

/** L2. */
export function deal(_options: Options, seats: number, first: Seat, random: Random): Deal {
	const [middle, ...rest] = shuffled(deck, random);
	if (middle === undefined) throw new Error("an empty deck");
	return { hands: dealtRound(rest, seats, first), first, middle };
}

/** L2: the nine cards, four in each hand and one in the middle. */
export function parseDeal(_options: Options, seats: number, given: unknown): Result<Deal, "bad-deal"> {
	if (typeof given !== "object" || given === null) return refuse("bad-deal");
	const { hands, first, middle } = given as { hands?: unknown; first?: unknown; middle?: unknown };
	if (typeof first !== "number" || !Number.isInteger(first) || first < 0 || first >= seats) return refuse("bad-deal");
	if (!Array.isArray(hands) || hands.length !== seats || !isCard(middle)) return refuse("bad-deal");
	if (!hands.every((hand): hand is Card[] => Array.isArray(hand) && hand.length === handSize && hand.every(isCard)))
		return refuse("bad-deal");
	const cards = new Set([...hands.flat(), middle]);
	return deck.every((card) => cards.has(card)) ? ok({ hands, first, middle }) : refuse("bad-deal");
}

export const setup = (_options: Options, { hands, first, middle }: Deal): State => ({
	hands,
	faceUp: hands.map(() => []),
	middle,
	turn: first,
	question: null,
	asked: [],
	lied: hands.map(() => false),
	moves: 0,
	over: null,
});
