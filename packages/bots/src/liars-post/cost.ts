import { liarsPost, type Rank, rankOf, type Seat } from "@fibbers/rules";

const harmless = 1;
/** By how many cards are missing to a loss, this one included: one, two, three. */
const dear = [25, 5, 2] as const;

/** What it costs the seat to take a card of this kind. */
export function cost({ faceUp, limit, options }: liarsPost.Table, seat: Seat, kind: Rank): number {
	const taken = (faceUp[seat] ?? []).map(rankOf);
	const toSet = limit - taken.filter((one) => one === kind).length;
	const bySet = dear[toSet - 1] ?? harmless;
	if (!options.eightDifferent || taken.includes(kind)) return bySet;
	const toEight = liarsPost.kinds.filter((one) => !taken.includes(one)).length;
	return bySet + (dear[toEight - 1] ?? 0);
}
