import { lastPlays, levelAfter, type Side } from "@fibbers/bots/liar-tree";

/** What a walk carries through one node, for each hand of the side that it is for and of the other. */
export interface Stage {
	/** How likely the side's own choices lead here with each of its hands. */
	readonly own: Float64Array;
	/** The same of the other, times the chance that such a deal is dealt. */
	readonly theirs: Float64Array;
	/** The part of `theirs` in which the other is a naive player. */
	readonly naive: Float64Array;
	/** What each own hand wins here against all of the other's, weighed by `theirs`: -1 … 1 for each deal. */
	readonly values: Float64Array;
}

/** The stages of a walk after so many plays: once it was asked, once answered, once trusted. */
export interface Stages {
	readonly asked: Stage;
	readonly answered: Stage;
	readonly trusted: Stage;
}

/** The most hands that a side can have after two plays. */
export const partHands = 35;

const mostHands = (plays: number): number => Math.max(...levelAfter(plays).hands.map(({ length }) => length));

const stage = (hands: number): Stage => ({
	own: new Float64Array(hands),
	theirs: new Float64Array(hands),
	naive: new Float64Array(hands),
	values: new Float64Array(hands),
});

/** Scratch memory for one walk, by plays: below a node nobody writes into what belongs to it. */
export interface Scratch {
	readonly stages: readonly Stages[];
	readonly play: readonly Choices[];
	readonly answer: readonly Choices[];
	readonly judge: readonly Choices[];
}

/** Of whoever acts, by hand and choice. */
export interface Choices {
	readonly strategy: Float64Array;
	/** What a naive player in his place does. */
	readonly naive: Float64Array;
	/** What each choice is worth to him. */
	readonly worth: Float64Array;
}

const everyLevel = <Item>(of: (plays: number) => Item): readonly Item[] =>
	Array.from({ length: lastPlays + 1 }, (_, plays) => of(plays));

const perChoice = (choices: (plays: number) => number): readonly Choices[] =>
	everyLevel((plays) => {
		const length = mostHands(plays) * choices(plays);
		return { strategy: new Float64Array(length), naive: new Float64Array(length), worth: new Float64Array(length) };
	});

export const scratch = (): Scratch => ({
	stages: everyLevel((plays) => {
		const hands = mostHands(plays);
		return { asked: stage(hands), answered: stage(hands), trusted: stage(hands) };
	}),
	play: perChoice((plays) => levelAfter(plays).choices),
	answer: perChoice(() => 3),
	judge: perChoice(() => 2),
});

/** Whether some hand of the side may be reached. */
export function isAny(reach: Float64Array, plays: number, side: Side): boolean {
	const { length } = levelAfter(plays).hands[side];
	for (let hand = 0; hand < length; hand++) if (reach[hand] > 0) return true;
	return false;
}
