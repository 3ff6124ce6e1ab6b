import { type Card, type elMentiroso, rankOf } from "@fibbers/rules";
import type { Doubts } from "./character.ts";

type Table = elMentiroso.Table;
type Own = elMentiroso.Own;
type Claim = elMentiroso.Claim;

const countOf = (cards: readonly Card[], rank: string): number => cards.filter((card) => rankOf(card) === rank).length;

/** The chance that a play is true, from what this seat knows. */
export function chanceOfTruth(table: Table, own: Own, play: Claim, seat: number, character: Doubts): number {
	const { rank, count } = play;
	const mine = countOf(own.hand, rank) + countOf(own.laid, rank);
	const elsewhere = 4 - mine - countOf(table.discarded, rank);
	if (elsewhere < count) return 0;

	const earlier = table.claims.slice(0, -1).filter((claim) => claim.seat !== seat && claim.rank === rank);
	const claimed = earlier.reduce((sum, claim) => sum + claim.count, 0);
	const free = elsewhere - character.believeClaims * claimed;

	const inHands = table.counts.reduce((sum, cards, at) => (at === seat ? sum : sum + cards), 0);
	const inPile = table.claims.reduce((sum, claim) => sum + claim.count, 0);
	const unknown = inHands + inPile - own.laid.length;
	const handBefore = (table.counts[play.seat] ?? 0) + count;
	const chance = atLeastBetween(unknown, free, handBefore, count);
	const isOpening = table.claims.length === 1;
	return isOpening ? Math.max(chance, character.openingTruth - 0.12 * character.openingFall * (count - 1)) : chance;
}

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
