import { type Card, type elMentiroso, type Rank, rankOf } from "@fibbers/rules";
import type { Doubts } from "./character.ts";

type Table = elMentiroso.Table;
type Own = elMentiroso.Own;
type Claim = elMentiroso.Claim;

const countOf = (cards: readonly Card[], rank: Rank): number => cards.filter((card) => rankOf(card) === rank).length;

/** The chance that a play is true, from what this seat knows. */
export function chanceOfTruth(table: Table, own: Own, play: Claim, seat: number, character: Doubts): number {
	const { rank, count } = play;
	const elsewhere = 4 - heldOf(own, rank) - countOf(table.discarded, rank);
	if (elsewhere < count) return 0;

	const claimed = claimedByOthers(table.claims.slice(0, -1), seat, rank);
	const free = elsewhere - character.believeClaims * claimed;

	const inHands = table.counts.reduce((sum, cards, at) => (at === seat ? sum : sum + cards), 0);
	const inPile = table.claims.reduce((sum, claim) => sum + claim.count, 0);
	const unknown = inHands + inPile - own.laid.length;
	const handBefore = (table.counts[play.seat] ?? 0) + count;
	const chance = atLeastBetween(unknown, free, handBefore, count);
	const isOpening = table.claims.length === 1;
	return isOpening ? Math.max(chance, character.openingTruth - 0.12 * character.openingFall * (count - 1)) : chance;
}

/** Whether the seat would have all cards of the rank once it took the pile, as far as it can know. */
export const mayComplete = ({ claims }: Table, own: Own, rank: Rank, seat: number): boolean =>
	heldOf(own, rank) + claimedByOthers(claims, seat, rank) >= 4;

/** How many of the rank are one's own, in hand or in the pile. */
const heldOf = ({ hand, laid }: Own, rank: Rank): number => countOf(hand, rank) + countOf(laid, rank);

const claimedByOthers = (claims: readonly Claim[], seat: number, rank: Rank): number =>
	claims.reduce((sum, claim) => (claim.seat !== seat && claim.rank === rank ? sum + claim.count : sum), 0);

/** `atLeast` for a number of marked cards that is not whole: on the line between its neighbours. */
function atLeastBetween(cards: number, marked: number, drawn: number, wanted: number): number {
	if (marked < 0) return 0;
	const below = Math.floor(marked);
	const part = marked - below;
	const low = atLeast(cards, below, drawn, wanted);
	return part === 0 ? low : low + part * (atLeast(cards, below + 1, drawn, wanted) - low);
}

/** The chance of at least `wanted` marked cards among `drawn` out of `cards`, of which `marked` are marked. */
export function atLeast(cards: number, marked: number, drawn: number, wanted: number): number {
	let chance = 0;
	for (let hits = wanted; hits <= Math.min(marked, drawn); hits++)
		chance += (choose(marked, hits) * choose(cards - marked, drawn - hits)) / choose(cards, drawn);
	return Math.min(1, chance);
}

function choose(n: number, k: number): number {
	if (k < 0 || k > n) return 0;
	let ways = 1;
	for (let i = 1; i <= k; i++) ways = (ways * (n - k + i)) / i;
	return ways;
}
