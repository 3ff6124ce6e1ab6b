import { liarsPost, rankOf, type Seat } from "@fibbers/rules";

type Table = liarsPost.Table;
type Kind = liarsPost.Kind;

/** How near a seat is to losing, by what it lacks to a loss and what else threatens it. */
interface Weights {
	/** By how many cards are missing to a set, one first. */
	readonly missing: readonly number[];
	/** Of the seat that sends next. */
	readonly sends: number;
	/** For each card less than four in hand, from three on. */
	readonly lowHand: number;
}

/** By the number of seats, fitted to who lost in thousands of games. */
const fitted: Readonly<Record<number, Weights>> = {
	2: { missing: [0.755, 0.395, 0.148, 0.015], sends: 0.05, lowHand: 0.193 },
	3: { missing: [0.636, 0.416, 0.19], sends: 0.146, lowHand: 0.322 },
	4: { missing: [0.873, 0.602, 0.422], sends: 0.269, lowHand: 0.234 },
	5: { missing: [0.985, 0.766, 0.557], sends: 0.409, lowHand: 0.208 },
	6: { missing: [1.063, 0.807, 0.517], sends: 0.595, lowHand: 0.268 },
};

const copies = ({ deck }: liarsPost.Options): number => (deck === "single" ? 4 : 8);

const weightsOf = (table: Table): Weights => fitted[table.counts.length] ?? (fitted[6] as Weights);

/** What cards of a kind weigh that a seat has taken: nothing when there are too few left to make a set. */
function weight({ missing }: Weights, lacking: number, hidden: number): number {
	return hidden >= lacking ? (missing[lacking - 1] ?? 0) : 0;
}

/** For each kind, what it weighs with this seat now. */
export function dangers(table: Table, seat: Seat): ReadonlyMap<Kind, number> {
	const weights = weightsOf(table);
	const taken = (table.faceUp[seat] ?? []).map(rankOf);
	const all = table.faceUp.flat().map(rankOf);
	return new Map(
		liarsPost.kinds.map((kind) => {
			const lacking = table.limit - taken.filter((one) => one === kind).length;
			return [kind, weight(weights, lacking, copies(table.options) - all.filter((one) => one === kind).length)];
		}),
	);
}

/** The chance that `seat` loses the game once `taker` has taken a card of this kind and sends next. */
export function chanceOfLoss(table: Table, seat: Seat, taker: Seat, kind: Kind): number {
	const faceUp = table.faceUp.with(taker, [...(table.faceUp[taker] ?? []), `${kind}S`]);
	const after = { ...table, faceUp };
	if (hasLost(after, taker)) return seat === taker ? 1 : 0;
	const shares = table.counts.map((_, at) => Math.exp(threat(after, at, taker)));
	return (shares[seat] ?? 0) / shares.reduce((sum, share) => sum + share, 0);
}

function hasLost({ faceUp, counts, limit, options }: Table, seat: Seat): boolean {
	const taken = (faceUp[seat] ?? []).map(rankOf);
	if (counts[seat] === 0) return true;
	if (liarsPost.kinds.some((kind) => taken.filter((one) => one === kind).length >= limit)) return true;
	return options.eightDifferent && liarsPost.kinds.every((kind) => taken.includes(kind));
}

function threat(table: Table, seat: Seat, sender: Seat): number {
	const weights = weightsOf(table);
	const sets = [...dangers(table, seat).values()].reduce((sum, one) => sum + one, 0);
	const hand = table.counts[seat] ?? 0;
	const low = hand < 4 ? weights.lowHand * (4 - hand) : 0;
	return sets + eight(table, seat, weights) + low + (seat === sender ? weights.sends : 0);
}

function eight({ options, faceUp }: Table, seat: Seat, { missing }: Weights): number {
	if (!options.eightDifferent) return 0;
	const taken = (faceUp[seat] ?? []).map(rankOf);
	return missing[liarsPost.kinds.filter((kind) => !taken.includes(kind)).length - 1] ?? 0;
}
