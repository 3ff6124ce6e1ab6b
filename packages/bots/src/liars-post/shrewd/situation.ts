import type { Card, liarsPost, Seat } from "@fibbers/rules";
import { type Counts, countsOf } from "./counts.ts";
import { type Honesty, honestyIn } from "./honesty.ts";
import { type Outlook, outlookOf } from "./outlook.ts";

type Kind = liarsPost.Kind;

/** What a seat knows as it decides. */
export interface Situation {
	readonly seat: Seat;
	readonly outlook: Outlook;
	readonly honesty: Honesty;
	readonly hand: Counts;
	/** The seat's chance of losing, once somebody has taken a card of a kind. */
	readonly loss: (taker: Seat, kind: Kind) => number;
}

export function situationOf(
	table: liarsPost.Table,
	seat: Seat,
	hand: readonly Card[],
	log: readonly liarsPost.Event[],
): Situation {
	const outlook = outlookOf(withoutSent(table));
	const known = new Map<string, number>();
	const loss = (taker: Seat, kind: Kind): number => {
		const key = `${taker}${kind}`;
		const chance = known.get(key) ?? outlook.after(taker, kind)[seat] ?? 0;
		known.set(key, chance);
		return chance;
	};
	return { seat, outlook, honesty: honestyIn(log), hand: countsOf(hand), loss };
}

/** Whoever is about to send will have one card less. */
function withoutSent(table: liarsPost.Table): liarsPost.Table {
	const { transit, counts, turn } = table;
	return transit === null ? { ...table, counts: counts.with(turn, (counts[turn] ?? 0) - 1) } : table;
}
