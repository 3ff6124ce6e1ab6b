import { type Card, type liarsPost, rankOf, type Seat } from "@fibbers/rules";

type Kind = liarsPost.Kind;

/** How the players of one game have claimed and called so far, by how many cards of the claimed kind the receiver had taken. */
export interface Honesty {
	/** The chance that a claim of this seat is true. */
	truth(from: Seat, taken: number): number;
	/** The chances of what this seat says to a claim. They add up to 1. */
	calls(seat: Seat, taken: number): { readonly believes: number; readonly doubts: number; readonly looks: number };
}

/** What is thought of somebody of whom nothing is known yet, as though so much had been seen. */
const before = { true: 2, false: 2, believes: 2, doubts: 2, looks: 1.5 };

const buckets = 4;

interface Slide {
	readonly from: Seat;
	readonly to: Seat;
	readonly claim: Kind;
	readonly taken: number;
}

export function honestyIn(log: readonly liarsPost.Event[]): Honesty {
	const counts = new Map<string, typeof before>();
	const of = (seat: Seat, taken: number): typeof before => {
		const key = `${seat} ${Math.min(taken, buckets - 1)}`;
		const known = counts.get(key) ?? { ...before };
		counts.set(key, known);
		return known;
	};
	const faceUp = new Map<Seat, Card[]>();
	const takenOf = (seat: Seat, kind: Kind): number =>
		(faceUp.get(seat) ?? []).filter((card) => rankOf(card) === kind).length;
	let way: Slide[] = [];
	for (const event of log)
		switch (event.event) {
			case "sent":
			case "passed": {
				const { seat: from, to, claim } = event;
				way.push({ from, to, claim, taken: takenOf(to, claim) });
				break;
			}
			case "looked": {
				const last = way.at(-1);
				if (last) of(last.to, last.taken).looks++;
				break;
			}
			case "called": {
				const last = way.at(-1);
				if (last) of(last.to, last.taken)[event.says ? "believes" : "doubts"]++;
				for (const { from, claim, taken } of way) of(from, taken)[claim === rankOf(event.card) ? "true" : "false"]++;
				faceUp.set(event.taker, [...(faceUp.get(event.taker) ?? []), event.card]);
				way = [];
				break;
			}
			case "ended":
				break;
		}
	return {
		truth(from, taken) {
			const known = of(from, taken);
			return known.true / (known.true + known.false);
		},
		calls(seat, taken) {
			const { believes, doubts, looks } = of(seat, taken);
			const all = believes + doubts + looks;
			return { believes: believes / all, doubts: doubts / all, looks: looks / all };
		},
	};
}
