import { liarsPost, type Seat } from "@fibbers/rules";
import { type Counts, copies, countsOf } from "./counts.ts";

type Table = liarsPost.Table;
type Kind = liarsPost.Kind;

/** Who will probably lose. */
export interface Outlook {
	/** What each seat has had to take, of each kind. */
	readonly taken: readonly Counts[];
	/** How many of each kind are not face up. */
	readonly hidden: Counts;
	/** What the cards of this kind that the seat has taken weigh. */
	danger(seat: Seat, kind: Kind): number;
	/** Each seat's chance of losing the game, once `taker` has taken a card of this kind and sends next. */
	after(taker: Seat, kind: Kind): readonly number[];
}

/** What brings a seat nearer to losing. */
interface Weights {
	/** Cards of a kind, by how many more of it lose: one first. */
	readonly lacking: readonly number[];
	/** To send next. */
	readonly sends: number;
	/** Each card that the hand has less than four. */
	readonly lowHand: number;
}

const six: Weights = { lacking: [1.063, 0.807, 0.517], sends: 0.595, lowHand: 0.268 };

/** By the number of seats, fitted to who lost in thousands of games with two decks. */
const fitted: Readonly<Record<number, Weights>> = {
	2: { lacking: [0.755, 0.395, 0.148, 0.015], sends: 0.05, lowHand: 0.193 },
	3: { lacking: [0.636, 0.416, 0.19], sends: 0.146, lowHand: 0.322 },
	4: { lacking: [0.873, 0.602, 0.422], sends: 0.269, lowHand: 0.234 },
	5: { lacking: [0.985, 0.766, 0.557], sends: 0.409, lowHand: 0.208 },
	6: six,
};

/** As the table stands, the card that is under way in nobody's hand any more. */
export function outlookOf(table: Table): Outlook {
	const { options, counts, limit } = table;
	const weights = fitted[counts.length] ?? six;
	const taken = table.faceUp.map(countsOf);
	const hidden = hiddenOf(table);

	/** Nothing weighs of which too few cards are left to come to the limit. */
	const weight = (has: number, left: number): number =>
		has > 0 && has + left >= limit ? (weights.lacking[limit - has - 1] ?? 0) : 0;
	const danger = (seat: Seat, kind: Kind): number => weight(taken[seat]?.[kind] ?? 0, hidden[kind]);
	const eight = (missing: number): number => (options.eightDifferent ? (weights.lacking[missing - 1] ?? 0) : 0);
	const missing = taken.map(missingIn);
	const threats = counts.map((hand, seat) => {
		const sets = liarsPost.kinds.reduce((sum, kind) => sum + danger(seat, kind), 0);
		return sets + eight(missing[seat] ?? 0) + weights.lowHand * Math.max(0, 4 - hand);
	});

	function after(taker: Seat, kind: Kind): readonly number[] {
		const has = (taken[taker]?.[kind] ?? 0) + 1;
		const lacks = (missing[taker] ?? 0) - (has === 1 ? 1 : 0);
		const isLost = has >= limit || counts[taker] === 0 || (options.eightDifferent && lacks === 0);
		if (isLost) return counts.map((_, seat) => (seat === taker ? 1 : 0));
		const shares = threats.map((threat, seat) => {
			const rest = threat - danger(seat, kind);
			if (seat !== taker) return Math.exp(rest + weight(taken[seat]?.[kind] ?? 0, hidden[kind] - 1));
			const nearer = eight(lacks) - eight(missing[seat] ?? 0);
			return Math.exp(rest + weight(has, hidden[kind] - 1) + nearer + weights.sends);
		});
		const all = shares.reduce((sum, share) => sum + share, 0);
		return shares.map((share) => share / all);
	}

	return { taken, hidden, danger, after };
}

function hiddenOf({ options, faceUp }: Table): Counts {
	const hidden = { ...countsOf(faceUp.flat()) };
	for (const kind of liarsPost.kinds) hidden[kind] = copies(options) - hidden[kind];
	return hidden;
}

const missingIn = (taken: Counts): number => liarsPost.kinds.filter((kind) => taken[kind] === 0).length;
