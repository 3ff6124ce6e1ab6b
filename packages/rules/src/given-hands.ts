import { type Card, isCard } from "./card.ts";
import type { Deal } from "./game.ts";
import { isSeat } from "./seats.ts";

/** The part of a deal from outside that all games have: so many hands of cards, and who is first. Null when it is none. */
export function givenHands(given: unknown, seats: number): Deal | null {
	if (typeof given !== "object" || given === null) return null;
	const { hands, first } = given as { hands?: unknown; first?: unknown };
	if (!isSeat(first, seats) || !Array.isArray(hands) || hands.length !== seats) return null;
	const isHand = (hand: unknown): hand is Card[] => Array.isArray(hand) && hand.every(isCard);
	return hands.every(isHand) ? { hands, first } : null;
}
