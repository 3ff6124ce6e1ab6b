import { dealtRound, isCard } from "../card.ts";
import type { Seat } from "../game.ts";
import { givenHands } from "../given-hands.ts";
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
	const dealt = givenHands(given, seats);
	if (dealt === null || dealt.hands.some((hand) => hand.length !== handSize)) return refuse("bad-deal");
	const { middle } = given as { middle?: unknown };
	if (!isCard(middle)) return refuse("bad-deal");
	const cards = new Set([...dealt.hands.flat(), middle]);
	return deck.every((card) => cards.has(card)) ? ok({ ...dealt, middle }) : refuse("bad-deal");
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
