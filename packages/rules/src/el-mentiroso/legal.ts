import { type Card, type Rank, rankOf, ranks, without } from "../card.ts";
import type { ElMentirosoView, Legal, Move, Refusal } from "./types.ts";

const nothing: Legal = { play: null, challenge: null, accept: null, discard: null };

/** What the viewer may do, from nothing but his view; null for a spectator. */
export function legal({ viewer, table, own }: ElMentirosoView): Legal | null {
	if (viewer === "spectator" || own === null) return null;
	if (table.over !== null || own.hand.length === 0) return nothing;
	const onTurn = table.turn === viewer;
	const { pending, nextRank, lastStand, options } = table;
	return {
		play:
			onTurn && !lastStand
				? { min: 1, max: Math.min(4, own.hand.length), ranks: nextRank === null ? ranks : [nextRank] }
				: null,
		challenge: pending !== null && pending.seat !== viewer ? pending : null,
		accept: onTurn && lastStand ? pending : null,
		discard: discardable(own.hand, options.discardFrom),
	};
}

function discardable(hand: readonly Card[], min: number): Legal["discard"] {
	if (min === 0) return null;
	const counts = new Map<Rank, number>();
	for (const rank of hand.map(rankOf)) counts.set(rank, (counts.get(rank) ?? 0) + 1);
	const sets = ranks.filter((rank) => (counts.get(rank) ?? 0) >= min);
	return sets.length > 0 ? { min, ranks: sets } : null;
}

/** Why the viewer may not make this move now, or null when he may: it holds exactly when `legal` allows the move. */
export function refusal(view: ElMentirosoView, move: Move): Refusal | null {
	const { viewer, table, own } = view;
	if (viewer === "spectator" || own === null) return "no-such-seat";
	if (table.over !== null) return "game-over";
	if (own.hand.length === 0) return "out-of-cards";
	const open = legal(view) ?? nothing;
	switch (move.move) {
		case "play":
			if (table.turn !== viewer) return "not-your-turn";
			if (open.play === null) return "last-stand";
			if (move.cards.length < open.play.min || move.cards.length > 4) return "bad-count";
			if (!open.play.ranks.includes(move.rank)) return "bad-rank";
			return held(own.hand, move.cards);
		case "challenge":
			if (open.challenge !== null) return null;
			return table.pending === null ? "nothing-to-challenge" : "own-play";
		case "accept":
			if (open.accept !== null) return null;
			return table.turn === viewer ? "nothing-to-accept" : "not-your-turn";
		case "discard":
			if (table.options.discardFrom === 0) return "no-discarding";
			if (new Set(move.cards.map(rankOf)).size > 1) return "not-one-rank";
			if (move.cards.length < table.options.discardFrom) return "too-few-cards";
			return held(own.hand, move.cards);
	}
}

const held = (hand: readonly Card[], cards: readonly Card[]): Refusal | null =>
	without(hand, cards) === null ? "cards-not-held" : null;
