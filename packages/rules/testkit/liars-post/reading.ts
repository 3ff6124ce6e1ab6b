import type { LiarsPostTypes } from "../../src/liars-post/types.ts";
import type { Recorded } from "../records.ts";

interface Transit {
	readonly from: number;
	readonly to: number;
	readonly claim: string;
	readonly holders: readonly number[];
	readonly looked: boolean;
}

/** What a replay prints of a record whose moves are all legal: a second reading, that knows only the text of cards. */
export function readLiarsPost({ options, seats, deal, moves }: Recorded<LiarsPostTypes>): object {
	const hands: string[][] = deal.hands.map((hand) => [...hand]);
	const faceUp: string[][] = hands.map(() => []);
	let onTurn = deal.first;
	let card = "";
	let transit: Transit | null = null;
	for (const { seat, ...move } of moves) {
		if (move.move === "send") {
			const hand = hands[seat] ?? [];
			card = hand.splice(hand.indexOf(move.card), 1)[0] ?? "";
			transit = {
				from: seat,
				to: move.to,
				claim: move.claim,
				holders: [seat, move.to].sort((a, b) => a - b),
				looked: false,
			};
		}
		if (transit === null) continue;
		if (move.move === "look") transit = { ...transit, looked: true };
		if (move.move === "pass") {
			const holders = [...transit.holders, move.to].sort((a, b) => a - b);
			transit = { from: seat, to: move.to, claim: move.claim, holders, looked: false };
		}
		if (move.move === "call") {
			const isTrue = card.startsWith(transit.claim);
			onTurn = isTrue === move.says ? transit.from : transit.to;
			faceUp[onTurn]?.push(card);
			transit = null;
		}
	}
	const why: string | null = transit === null ? lostBy(hands[onTurn] ?? [], faceUp[onTurn] ?? []) : null;
	function lostBy(hand: readonly string[], open: readonly string[]): string | null {
		const counts = [..."AKQJT987"].map((kind) => open.filter((code) => code.startsWith(kind)).length);
		const limits = options.deck === "single" ? [4, 3] : [5, 4];
		if (counts.some((count) => count === limits[seats > 2 ? 1 : 0])) return "set";
		if (options.eightDifferent && counts.every((count) => count > 0)) return "eight-different";
		return hand.length === 0 ? "no-cards" : null;
	}
	return {
		toAct: why === null ? [transit?.to ?? onTurn] : [],
		over: why === null ? null : { loser: onTurn, why },
		hands: hands.map((hand) => hand.sort()),
		table: { faceUp: faceUp.map((open) => open.sort()), transit },
	};
}
