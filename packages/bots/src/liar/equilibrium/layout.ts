import { levelAfter, otherSide } from "./shape.ts";
import type { Trail } from "./trail.ts";

/**
 * How the table is laid out: the tree's nodes in the order of the walk, in each the hands that can be, in their order, and for each hand
 * one byte per choice but the last: its chance in 255ths. Who cannot choose (a lie is spent, only 0 can be said) has no bytes.
 */
export const whole = 255;

/** After four plays the tree falls into 30,025 parts, whose sizes the table lists. */
export const partPlays = 4;

/** What a node's choices belong to: the hands that have some, and how many choices each has. */
export interface Choosers {
	/** 1 for each hand that has a choice here. */
	readonly hands: Uint8Array;
	/** The last of them is never written. */
	readonly choices: number;
}

export function players(trail: Trail, plays: number): Choosers {
	const { actor, choices } = levelAfter(plays);
	return { hands: trail.after(plays).live[actor], choices };
}

export const answerers = (trail: Trail, plays: number): Choosers => ({
	hands: trail.free(plays),
	choices: trail.highest(plays) + 1,
});

/** They doubt or trust. */
export const judges = (trail: Trail, plays: number): Choosers => ({
	hands: trail.after(plays).live[otherSide(levelAfter(plays).actor)],
	choices: 2,
});

/** How many of the first `end` hands have a choice. */
export function countBefore({ hands }: Choosers, end: number): number {
	let count = 0;
	for (let hand = 0; hand < end; hand++) count += hands[hand] ?? 0;
	return count;
}

export const sizeOf = (choosers: Choosers): number =>
	countBefore(choosers, choosers.hands.length) * (choosers.choices - 1);
