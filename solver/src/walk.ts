import type { Side, Trail } from "@fibbers/bots/liar-tree";
import type { Cursor, PublicTree } from "./public-tree.ts";
import type { Scratch, Stage } from "./stage.ts";

/**
 * What a walk is for. `learn`: both follow the regrets, and the side's regrets and sums are brought up to date. `play`: both follow the mean of
 * what they have played (the sums). `best`: the side makes the best of it against that.
 */
export type Goal = "learn" | "play" | "best";

/** For each node, hand and choice, see `PublicTree`. */
export interface Strategy {
	/** What the choice would have won more than was won, never below 0. */
	readonly regrets: Float32Array<SharedArrayBuffer>;
	/** How often the choice was made, later times counting more. */
	readonly sums: Float32Array<SharedArrayBuffer>;
	/** What naive players do, in 255ths; empty where nobody learns from them. */
	readonly naive: Uint8Array<SharedArrayBuffer>;
}

/** One thread's way through the tree for one side. */
export interface Walk {
	readonly tree: PublicTree;
	readonly strategy: Strategy;
	readonly scratch: Scratch;
	readonly trail: Trail;
	readonly at: Cursor;
	side: Side;
	goal: Goal;
	/** How much this time counts in the sums. */
	weight: number;
	/** How often the other is a naive player where the side learns, 0 … 1. */
	naiveShare: number;
	/** Parts are walked elsewhere: told of each, in order, with what reaches it; its values are taken from there afterwards. */
	atPart: ((stage: Stage) => void) | null;
	/** Nothing is learned on the way. */
	isQuiet: boolean;
	/** The nodes below: they leave their values in their stage. */
	play(plays: number): void;
	answer(plays: number): void;
	judge(plays: number): void;
}
