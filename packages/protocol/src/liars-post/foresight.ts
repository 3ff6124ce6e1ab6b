import { type liarsPost, without } from "@fibbers/rules";
import type { Foresight } from "../wire.ts";

export const foresight: Foresight<liarsPost.LiarsPostTypes> = {
	table(table, event) {
		const { counts, faceUp, transit } = table;
		switch (event.event) {
			case "sent": {
				const { seat, to, claim } = event;
				return {
					...table,
					counts: counts.with(seat, (counts[seat] ?? 0) - 1),
					transit: { hops: [{ from: seat, to, claim }], looked: false },
				};
			}
			case "looked":
				return { ...table, transit: transit && { ...transit, looked: true } };
			case "passed": {
				const { seat, to, claim } = event;
				const hop = { from: seat, to, claim };
				return { ...table, transit: { hops: transit ? [...transit.hops, hop] : [hop], looked: false } };
			}
			case "called": {
				const { taker, card } = event;
				return {
					...table,
					faceUp: faceUp.with(taker, [...(faceUp[taker] ?? []), card]),
					turn: taker,
					transit: null,
				};
			}
			case "ended":
				return { ...table, over: { loser: event.loser, why: event.why } };
		}
	},
	own(own, event) {
		if (event.event === "called") return { ...own, card: null };
		if (event.event === "ended" || event.card === undefined) return own;
		const { card } = event;
		return { hand: event.event === "sent" ? (without(own.hand, [card]) ?? own.hand) : own.hand, card };
	},
};
