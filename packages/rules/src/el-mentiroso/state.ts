import { type Rank, rankAfter, rankOf } from "../card.ts";
import type { Seat } from "../game.ts";
import type { Play, State } from "./types.ts";

/** The seats that hold cards, in seat order. */
export const holders = (state: State): Seat[] => state.hands.flatMap((hand, seat) => (hand.length > 0 ? [seat] : []));

/** The play that can still be challenged. */
export const pending = (state: State): Play | null => (state.open ? (state.pile.at(-1) ?? null) : null);

/** M10. */
export const isLie = ({ cards, rank }: Pick<Play, "cards" | "rank">): boolean =>
	cards.some((card) => rankOf(card) !== rank);

/** The rank of this cycle: the last that was announced, null before it opens. */
export const announced = (state: State): Rank | null => state.pile.at(-1)?.rank ?? null;

/** M6: what the next play must announce, null when its player may choose. */
export function nextRank(state: State): Rank | null {
	const rank = announced(state);
	return rank !== null && state.options.rank === "climbs" ? rankAfter(rank) : rank;
}

/** M15: the seat whose hand has run empty, and may come back while its last play can be challenged. */
export function provisional(state: State): Seat | null {
	const play = pending(state);
	return play !== null && state.hands[play.seat]?.length === 0 ? play.seat : null;
}

export const isOut = (state: State, seat: Seat): boolean =>
	state.hands[seat]?.length === 0 && provisional(state) !== seat;

/** M16: the one other player with cards challenges or accepts. */
export const isLastStand = (state: State): boolean => provisional(state) !== null && holders(state).length === 1;

/** A running number: lower is earlier. */
export const ranEmptyAt = (state: State, seat: Seat): number => state.emptied[seat] ?? 0;

/** M17: the seats that are out, by the moment their hand ran empty. */
export const placed = (state: State): Seat[] =>
	state.hands
		.map((_, seat) => seat)
		.filter((seat) => isOut(state, seat))
		.sort((a, b) => ranEmptyAt(state, a) - ranEmptyAt(state, b));

/** M5: the next seat after `seat` that holds cards; `seat` itself if no other does. */
export function nextHolder(state: State, seat: Seat): Seat {
	const seats = state.hands.length;
	for (let step = 1; step <= seats; step++) {
		const next = (seat + step) % seats;
		if ((state.hands[next]?.length ?? 0) > 0) return next;
	}
	return seat;
}
