import type { Side } from "@fibbers/bots/liar-tree";
import type { PublicTree } from "./public-tree.ts";
import { partHands, type Stage } from "./stage.ts";
import type { Goal, Strategy } from "./walk.ts";
import type { Errand, Walker } from "./walker.ts";

const goals = ["learn", "play", "best"] as const satisfies readonly Goal[];

/** What threads share: the errand, and for each part what reaches it and what came of it. */
export interface Board {
	readonly tree: PublicTree;
	readonly strategy: Strategy;
	/** By `Slot`. */
	readonly slots: Int32Array<SharedArrayBuffer>;
	/** The errand's weight and share of naive players. */
	readonly numbers: Float64Array<SharedArrayBuffer>;
	/** `partHands` numbers for each part. */
	readonly own: Float64Array<SharedArrayBuffer>;
	readonly theirs: Float64Array<SharedArrayBuffer>;
	readonly naive: Float64Array<SharedArrayBuffer>;
	readonly values: Float64Array<SharedArrayBuffer>;
}

/** Places in `slots`: how many errands there were, how many parts were taken and done, whose errand it is, what for, whether it was the last. */
export const Slot = { errand: 0, taken: 1, done: 2, side: 3, goal: 4, ended: 5 } as const;

const sharedFloats = (length: number) => new Float64Array(new SharedArrayBuffer(8 * length));

export function newBoard(tree: PublicTree, strategy: Strategy): Board {
	const length = tree.parts.length * partHands;
	return {
		tree,
		strategy,
		slots: new Int32Array(new SharedArrayBuffer(4 * Object.keys(Slot).length)),
		numbers: sharedFloats(2),
		own: sharedFloats(length),
		theirs: sharedFloats(length),
		naive: sharedFloats(length),
		values: sharedFloats(length),
	};
}

const ofPart = (list: Float64Array, part: number): Float64Array =>
	list.subarray(part * partHands, (part + 1) * partHands);

export function post({ slots, numbers }: Board, errand: Errand): void {
	slots[Slot.side] = errand.side;
	slots[Slot.goal] = goals.indexOf(errand.goal);
	numbers.set([errand.weight, errand.naiveShare]);
	Atomics.store(slots, Slot.taken, 0);
	Atomics.store(slots, Slot.done, 0);
	Atomics.add(slots, Slot.errand, 1);
	Atomics.notify(slots, Slot.errand);
}

/** Takes part after part until none is left. The last ones are the largest, and come first. */
export function workOff({ tree, slots, numbers, own, theirs, naive, values }: Board, walker: Walker): void {
	for (;;) {
		const part = tree.parts.length - 1 - Atomics.add(slots, Slot.taken, 1);
		if (part < 0) return;
		// Not before: as long as a part is taken and not done the errand stays the same.
		const side: Side = slots[Slot.side] === 0 ? 0 : 1;
		const [weight, naiveShare] = numbers;
		const errand = { side, goal: goals[slots[Slot.goal]], weight, naiveShare };
		const won = walker.part(tree.parts[part], errand, (stage) => {
			stage.own.set(ofPart(own, part));
			stage.theirs.set(ofPart(theirs, part));
			stage.naive.set(ofPart(naive, part));
		});
		ofPart(values, part).set(won);
		Atomics.add(slots, Slot.done, 1);
		Atomics.notify(slots, Slot.done);
	}
}

export function writeReach({ own, theirs, naive }: Board, part: number, stage: Stage): void {
	ofPart(own, part).set(stage.own);
	ofPart(theirs, part).set(stage.theirs);
	ofPart(naive, part).set(stage.naive);
}

export function readValues({ values }: Board, part: number, stage: Stage): void {
	stage.values.set(ofPart(values, part));
}
