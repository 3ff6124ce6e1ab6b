import { type Card, type liarsPost, rankOf, type Seat } from "@fibbers/rules";

type Event = liarsPost.Event;

/** How the players of one game have claimed and called so far, by how many cards of the claimed kind the receiver had taken. */
export interface Honesty {
	/** The chance that a claim of this seat is true. */
	truth(from: Seat, taken: number): number;
	/** The chances of what this seat says to a claim. They add up to 1. */
	calls(seat: Seat, taken: number): { readonly believes: number; readonly doubts: number; readonly looks: number };
}

/** What is thought of somebody of whom nothing is known yet, as though so much had been seen. */
const before = { true: 2, false: 2, believes: 2, doubts: 2, looks: 1.5 };

/** From so many taken cards on no more is told apart. */
const many = 3;

interface Slide {
	readonly from: Seat;
	readonly to: Seat;
	readonly claim: liarsPost.Kind;
	readonly taken: number;
}

/** `log`: the game so far, as anybody has seen it: what is counted is told to all. */
export function honestyIn(log: readonly Event[]): Honesty {
	const seen = new Map<number, typeof before>();
	const of = (seat: Seat, taken: number): typeof before => {
		const key = seat * (many + 1) + Math.min(taken, many);
		const known = seen.get(key) ?? { ...before };
		seen.set(key, known);
		return known;
	};
	const faceUp: Card[][] = [];
	let way: Slide[] = [];
	for (const event of log)
		switch (event.event) {
			case "sent":
			case "passed": {
				const { seat: from, to, claim } = event;
				const taken = (faceUp[to] ?? []).filter((card) => rankOf(card) === claim).length;
				way.push({ from, to, claim, taken });
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
				faceUp[event.taker] = [...(faceUp[event.taker] ?? []), event.card];
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
