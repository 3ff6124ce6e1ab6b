import {
	answerers,
	type Choosers,
	judges,
	levelAfter,
	otherSide,
	players,
	type Side,
	Trail,
	visitPlay,
} from "@fibbers/bots/liar-tree";
import type { Chooser } from "./choosing.ts";

/** A node of the tree, in the table and in the solver's floats. */
export interface TreeNode {
	readonly kind: Chooser["kind"];
	readonly plays: number;
	readonly side: Side;
	readonly choosers: Choosers;
	/** Where its floats begin: `choices` for each hand, also for those that do not choose. */
	readonly at: number;
}

/** Visits every node in the order of the walk. `played` is called when all that comes after a play was visited. */
export function visitNodes(visit: (node: TreeNode, trail: Trail) => void, played: (plays: number) => void): void {
	const trail = new Trail();
	let at = 0;
	const pass = (kind: TreeNode["kind"], plays: number, side: Side, choosers: Choosers): void => {
		visit({ kind, plays, side, choosers, at }, trail);
		at += choosers.hands.length * choosers.choices;
	};
	visitPlay(trail, 0, {
		play(plays) {
			pass("play", plays, levelAfter(plays).actor, players(trail, plays));
			return true;
		},
		played,
		answer: (plays) => pass("answer", plays, levelAfter(plays).actor, answerers(trail, plays)),
		judge: (plays) => pass("judge", plays, otherSide(levelAfter(plays).actor), judges(trail, plays)),
	});
}
