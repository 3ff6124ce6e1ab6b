import { byCode, type Card, type elMentiroso, rankAfter, type Seat, without } from "@fibbers/rules";
import type { Foresight } from "../wire.ts";

export const foresight: Foresight<elMentiroso.ElMentirosoTypes> = {
	table(table, event) {
		const { counts, claims, options } = table;
		switch (event.event) {
			case "played": {
				const { seat, count, rank } = event;
				const claim = { seat, count, rank };
				const left = counts.with(seat, (counts[seat] ?? 0) - count);
				return {
					...table,
					counts: left,
					claims: [...claims, claim],
					pending: claim,
					nextRank: options.rank === "climbs" ? rankAfter(rank) : rank,
					turn: nextHolder(left, seat),
					plays: table.plays + 1,
					lastStand: left[seat] === 0 && left.filter((each) => each > 0).length === 1,
				};
			}
			case "challenged": {
				const { taker, taken } = event;
				const more = counts.with(taker, (counts[taker] ?? 0) + taken);
				return { ...table, counts: more, claims: [], pending: null, nextRank: null, turn: taker, lastStand: false };
			}
			case "accepted":
				return { ...table, pending: null, lastStand: false };
			case "discarded": {
				const { seat, cards } = event;
				const left = counts.with(seat, (counts[seat] ?? 0) - cards.length);
				const turn = left[table.turn] === 0 ? nextHolder(left, table.turn) : table.turn;
				return { ...table, counts: left, discarded: [...table.discarded, ...cards], turn };
			}
			case "went-out":
				return event.place === null ? table : { ...table, places: [...table.places, event.seat] };
			case "ended":
				return { ...table, over: { places: event.places } };
		}
	},
	own(own, event, seat) {
		const mine = "seat" in event && event.seat === seat;
		if (event.event === "challenged")
			return { hand: event.taker === seat ? withKnown(own, event, seat) : own.hand, laid: [] };
		if (!mine || !("cards" in event) || event.cards === undefined) return own;
		const hand = without(own.hand, event.cards) ?? own.hand;
		return event.event === "played" ? { hand, laid: [...own.laid, ...event.cards] } : { ...own, hand };
	},
};

type Challenged = elMentiroso.Event & { readonly event: "challenged" };

/** Of the pile that comes to a hand, this seat knows what it laid itself, and the cards that are shown. */
const withKnown = ({ hand, laid }: elMentiroso.Own, { seat: shown, cards }: Challenged, seat: Seat): Card[] =>
	byCode([...hand, ...laid, ...(shown === seat ? [] : cards)]);

/** The next seat after `seat` that holds cards; `seat` itself if no other does. */
function nextHolder(counts: readonly number[], seat: Seat): Seat {
	const seats = counts.length;
	for (let step = 1; step <= seats; step++) {
		const next = (seat + step) % seats;
		if ((counts[next] ?? 0) > 0) return next;
	}
	return seat;
}
