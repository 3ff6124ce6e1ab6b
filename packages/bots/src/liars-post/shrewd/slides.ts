import { type Card, liarsPost, type Random, rankOf, type Seat, unit } from "@fibbers/rules";
import type { Situation } from "./situation.ts";

type Kind = liarsPost.Kind;

interface Slide {
	readonly to: Seat;
	readonly claim: Kind;
	/** How likely the receiver says "true", "false", or looks. */
	readonly calls: { readonly believes: number; readonly doubts: number; readonly looks: number };
	/** To whom the receiver could pass it on. */
	readonly onwards: readonly Seat[];
}

interface Choice extends Pick<Slide, "to" | "claim"> {
	readonly card: Card;
	/** Less the chance of losing. */
	readonly worth: number;
}

/** A card to one of the receivers, as some kind. `softness`: see `Shrewdness`. */
export function chosenSlide(
	situation: Situation,
	cards: readonly Card[],
	receivers: readonly Seat[],
	softness: number,
	random: Random,
): Choice {
	const slides = slidesTo(situation, receivers);
	const oneOfEach = new Map(cards.map((card) => [rankOf(card) as Kind, card]));
	const choices = [...oneOfEach].flatMap(([kind, card]) =>
		slides.map((slide) => ({ card, to: slide.to, claim: slide.claim, worth: worth(situation, kind, slide) })),
	);
	return drawn(choices, softness, random);
}

/** What the best slide of a card of each kind is worth. */
export function bestWorths(situation: Situation, receivers: readonly Seat[]): (kind: Kind) => number {
	const slides = slidesTo(situation, receivers);
	return (kind) => slides.reduce((best, slide) => Math.max(best, worth(situation, kind, slide)), -1);
}

function slidesTo({ outlook, honesty }: Situation, receivers: readonly Seat[]): Slide[] {
	return receivers.flatMap((to) => {
		const onwards = receivers.filter((other) => other !== to);
		return liarsPost.kinds.map((claim) => {
			// What lies face up altogether is believed by nobody.
			if (outlook.hidden[claim] === 0) return { to, claim, calls: { believes: 0, doubts: 1, looks: 0 }, onwards };
			const calls = honesty.calls(to, outlook.taken[to]?.[claim] ?? 0);
			return { to, claim, calls: onwards.length === 0 ? { ...calls, looks: 0 } : calls, onwards };
		});
	});
}

function worth({ seat, loss }: Situation, kind: Kind, { to, claim, calls, onwards }: Slide): number {
	const { believes, doubts, looks } = calls;
	const [right, wrong] = claim === kind ? [believes, doubts] : [doubts, believes];
	let risk = right * loss(seat, kind) + wrong * loss(to, kind);
	if (looks > 0) for (const other of onwards) risk += (looks / onwards.length) * loss(other, kind);
	return -risk / (right + wrong + looks);
}

/** The better a choice, the likelier it is drawn. */
function drawn(choices: readonly Choice[], softness: number, random: Random): Choice {
	const top = choices.reduce((most, { worth }) => Math.max(most, worth), -1);
	const shares = choices.map(({ worth }) => Math.exp((worth - top) / softness));
	let left = unit(random) * shares.reduce((sum, share) => sum + share, 0);
	for (const [i, choice] of choices.entries()) {
		left -= shares[i] ?? 0;
		if (left < 0) return choice;
	}
	const last = choices.at(-1);
	if (last === undefined) throw new Error("nothing to choose from");
	return last;
}
