import { isShown, type Symmetry, symmetryAfter, unbroken } from "./mirrors.ts";
import { type Both, bits, both, cardCount, lastPlays, levelAfter, otherSide, type Side } from "./shape.ts";

/** More lies than anybody may tell: such a hand cannot be. */
export const impossible = 2;

const sides: Both<Side> = [0, 1];

/** Where a trail is after so many plays. A side's lists are about its hands, see `Level`. */
interface Step {
	/** The cards that lie face down, by position. */
	readonly cards: Uint8Array;
	symmetry: Symmetry;
	/** The last question: 2 × the played card's position before it was played + about. */
	ask: number;
	/** The positions of the cards that it counts. */
	counted: number;
	/** What was answered. */
	said: number;
	/** Once the question was asked, how many lies each side has told if it holds the hand: 0, 1 or `impossible`. */
	readonly asked: Both<Uint8Array>;
	/** The same once it was answered. */
	readonly lies: Both<Uint8Array>;
	/** Once `isPossible` was asked, 1 for each hand that goes with a hand of the other. */
	readonly live: Both<Uint8Array>;
	/** Written by `free`. */
	readonly free: Uint8Array;
}

/** Follows public histories and keeps account of the hands that go with them. Steps deeper down are overwritten when it turns back. */
export class Trail {
	private readonly steps: readonly Step[] = Array.from({ length: lastPlays + 1 }, (_, plays) => stepAfter(plays));

	constructor() {
		const { cards, live } = this.after(0);
		for (let card = 0; card < cardCount; card++) cards[card] = card;
		for (const side of sides) live[side].fill(1);
	}

	after(plays: number): Step {
		const step = this.steps[plays];
		if (step === undefined) throw new RangeError(`no step after ${plays} plays`);
		return step;
	}

	/** The questions in the tree: bit 2 × position + about for each that some hand can ask. */
	asks(plays: number): number {
		if (plays === lastPlays) return 0;
		const { hands, actor, faceDown } = levelAfter(plays);
		const { live, cards, symmetry } = this.after(plays);
		let held = 0;
		for (let hand = 0; hand < hands[actor].length; hand++) if (live[actor][hand]) held |= hands[actor][hand] ?? 0;
		let asks = 0;
		for (let bit = 0; bit < 2 * faceDown; bit++) {
			const position = bit >> 1;
			if ((held >> position) & 1 && isShown(symmetry, 2 * (cards[position] ?? 0) + (bit & 1))) asks |= 1 << bit;
		}
		return asks;
	}

	/** Plays a card and asks: 2 × its position + 0 about its suit, 1 about its rank. */
	ask(plays: number, ask: number): void {
		const level = levelAfter(plays);
		const { actor } = level;
		const position = ask >> 1;
		const before = this.after(plays);
		const after = this.after(plays + 1);
		for (let from = 0, to = 0; from < level.faceDown; from++)
			if (from !== position) after.cards[to++] = before.cards[from] ?? 0;
		const question = 2 * (before.cards[position] ?? 0) + (ask & 1);
		after.symmetry = symmetryAfter(before.symmetry, question);
		after.ask = ask;
		after.counted = positionsCounted(after.cards, question);
		carry(level.given, position, before.lies[actor], after.asked[actor]);
		carry(level.kept, position, before.lies[otherSide(actor)], after.asked[otherSide(actor)]);
	}

	/** The highest answer that everybody must grant to be possible. */
	highest(plays: number): number {
		const { size, actor } = levelAfter(plays);
		return Math.min(bits[this.after(plays).counted] ?? 0, size[actor]);
	}

	/** Of the one who is asked: 1 for each hand that goes with a hand of the other and may still lie. */
	free(plays: number): Uint8Array {
		const { actor } = levelAfter(plays);
		const { asked, free } = this.after(plays);
		for (let hand = 0; hand < free.length; hand++)
			free[hand] = asked[actor][hand] === 0 && isLive(plays, asked, actor, hand) ? 1 : 0;
		return free;
	}

	/** Answers the last question. */
	say(plays: number, count: number): void {
		const { hands, actor } = levelAfter(plays);
		const step = this.after(plays);
		const asker = otherSide(actor);
		step.said = count;
		step.lies[asker].set(step.asked[asker]);
		const [from, to, masks] = [step.asked[actor], step.lies[actor], hands[actor]];
		for (let hand = 0; hand < masks.length; hand++) {
			const isLie = bits[(masks[hand] ?? 0) & step.counted] !== count;
			to[hand] = Math.min(impossible, (from[hand] ?? 0) + (isLie ? 1 : 0));
		}
	}

	/** Whether there is a deal in which nobody has lied twice; marks the hands that live on. */
	isPossible(plays: number): boolean {
		const { lies, live } = this.after(plays);
		let isAny = false;
		for (const side of sides) {
			const marks = live[side];
			for (let hand = 0; hand < marks.length; hand++) {
				const lives = isLive(plays, lies, side, hand);
				marks[hand] = lives ? 1 : 0;
				isAny ||= lives;
			}
		}
		return isAny;
	}
}

function stepAfter(plays: number): Step {
	const { faceDown, hands, actor } = levelAfter(plays);
	const perHand = () => both((side) => new Uint8Array(hands[side].length));
	const cards = new Uint8Array(faceDown);
	const free = new Uint8Array(hands[actor].length);
	return {
		cards,
		symmetry: unbroken,
		ask: 0,
		counted: 0,
		said: 0,
		asked: perHand(),
		lies: perHand(),
		live: perHand(),
		free,
	};
}

function positionsCounted(cards: Uint8Array, question: number): number {
	const card = question >> 1;
	let mask = 0;
	for (let position = 0; position < cards.length; position++) {
		const other = cards[position] ?? 0;
		const isCounted = question & 1 ? other % 3 === card % 3 : Math.floor(other / 3) === Math.floor(card / 3);
		if (isCounted) mask |= 1 << position;
	}
	return mask;
}

/** What is known of hands goes to what they become after a play. */
function carry(numbers: Int16Array, position: number, from: Uint8Array, to: Uint8Array): void {
	for (let hand = 0; hand < from.length; hand++) {
		const next = numbers[position * from.length + hand] ?? -1;
		if (next >= 0) to[next] = from[hand] ?? 0;
	}
}

/** Whether the hand may be and goes with one of the other's that may be. */
function isLive(plays: number, lies: Both<Uint8Array>, side: Side, hand: number): boolean {
	if (lies[side][hand] === impossible) return false;
	const { pairs, hidden } = levelAfter(plays);
	const theirs = lies[otherSide(side)];
	const [own, count] = [pairs[side], hidden[side]];
	for (let at = hand * count; at < (hand + 1) * count; at++) if (theirs[own[at] ?? 0] !== impossible) return true;
	return false;
}
