/**
 * The game as the solver counts it. A card is 3 × suit + rank, 0 … 8. The cards that lie face down after so many plays are known by their
 * positions, in the order of their numbers, and a hand is a mask over those positions.
 */

/** 0 is whoever moves first. */
export type Side = 0 | 1;
export type Both<Item> = readonly [Item, Item];

export const otherSide = (side: Side): Side => (side === 0 ? 1 : 0);
export const both = <Item>(of: (side: Side) => Item): Both<Item> => [of(0), of(1)];

/** After six plays the first player guesses: with his fourth card played, the other would know the middle card. */
export const lastPlays = 6;
export const cardCount = 9;

/** How many bits are set, of numbers below 512. */
export const bits: Uint8Array = Uint8Array.from({ length: 512 }, (_, mask) => bitsOf(mask));

/** What can be after so many plays. The n-th hand of a side is `hands[side][n]`; all lists about hands are in that order. */
export interface Level {
	readonly plays: number;
	/** How many cards lie face down: hands and middle. */
	readonly faceDown: number;
	/** Whose turn it is. */
	readonly actor: Side;
	/** How many cards each holds. */
	readonly size: Both<number>;
	readonly hands: Both<Uint16Array>;
	/** The number of the hand with this mask; -1 where it is none. */
	readonly numbers: Both<Int16Array>;
	/** How many cards each cannot see. */
	readonly hidden: Both<number>;
	/** For each hand the `hidden` positions that it cannot see, ascending. */
	readonly unseen: Both<Uint8Array>;
	/** For each of those positions, if the middle card lies there: the number of the other's hand. */
	readonly pairs: Both<Int16Array>;
	/** `given[position × hands + n]`: the number of the actor's hand after playing that card; -1 where it does not hold it. */
	readonly given: Int16Array;
	/** The same of the other's hand, which stays as it is; -1 where it holds the card. */
	readonly kept: Int16Array;
	/** `place[position × hands + n]`: how many cards of the actor's hand come before that position; -1 where it does not hold it. */
	readonly place: Int8Array;
	/** The actor's choices: first `asks` questions (each card of his hand, about suit and about rank), then a guess for each unseen position. */
	readonly asks: number;
	readonly choices: number;
}

/** The mask without this position: those after it move up. */
const without = (mask: number, position: number): number =>
	(mask & ((1 << position) - 1)) | ((mask >> (position + 1)) << position);

const holds = (mask: number, position: number): boolean => ((mask >> position) & 1) === 1;

function bitsOf(mask: number): number {
	let count = 0;
	for (let rest = mask; rest > 0; rest &= rest - 1) count++;
	return count;
}

function handsOf(faceDown: number, size: number): Uint16Array {
	const masks = Array.from({ length: 1 << faceDown }, (_, mask) => mask);
	return Uint16Array.from(masks.filter((mask) => bitsOf(mask) === size));
}

function numbersOf(faceDown: number, size: number): Int16Array {
	const numbers = new Int16Array(1 << faceDown).fill(-1);
	for (const [number, mask] of handsOf(faceDown, size).entries()) numbers[mask] = number;
	return numbers;
}

function levelOf(plays: number): Level {
	const faceDown = cardCount - plays;
	const actor: Side = plays % 2 === 0 ? 0 : 1;
	const size: Both<number> = [4 - Math.ceil(plays / 2), 4 - Math.floor(plays / 2)];
	const hands = both((side) => handsOf(faceDown, size[side]));
	const numbers = both((side) => numbersOf(faceDown, size[side]));
	const positions = Array.from({ length: faceDown }, (_, position) => position);
	const all = (1 << faceDown) - 1;
	const unseenBy = (mask: number): number[] => positions.filter((position) => !holds(mask, position));
	const asks = plays < lastPlays ? 2 * size[actor] : 0;
	const hidden = both((side) => faceDown - size[side]);

	/** For each position and hand, after the card there was played, its number in a hand of `left` cards. */
	const after = (side: Side, left: number, isMeant: (mask: number, position: number) => boolean): Int16Array => {
		const numbered = numbersOf(faceDown - 1, Math.max(0, left));
		const next = (mask: number, position: number): number => numbered[without(mask, position)] ?? -1;
		return Int16Array.from(
			positions.flatMap((position) =>
				[...hands[side]].map((mask) => (isMeant(mask, position) ? next(mask, position) : -1)),
			),
		);
	};
	return {
		plays,
		faceDown,
		actor,
		size,
		hands,
		numbers,
		hidden,
		unseen: both((side) => Uint8Array.from([...hands[side]].flatMap(unseenBy))),
		pairs: both((side) =>
			Int16Array.from(
				[...hands[side]].flatMap((mask) =>
					unseenBy(mask).map((middle) => numbers[otherSide(side)][all ^ mask ^ (1 << middle)] ?? -1),
				),
			),
		),
		given: after(actor, size[actor] - 1, holds),
		kept: after(otherSide(actor), size[otherSide(actor)], (mask, position) => !holds(mask, position)),
		place: Int8Array.from(
			positions.flatMap((position) =>
				[...hands[actor]].map((mask) => (holds(mask, position) ? bitsOf(mask & ((1 << position) - 1)) : -1)),
			),
		),
		asks,
		choices: asks + hidden[actor],
	};
}

const levels: readonly Level[] = Array.from({ length: lastPlays + 1 }, (_, plays) => levelOf(plays));

/** @param plays 0 … 6 */
export function levelAfter(plays: number): Level {
	const level = levels[plays];
	if (level === undefined) throw new RangeError(`no level after ${plays} plays`);
	return level;
}
