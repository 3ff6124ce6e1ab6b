import type { Trail } from "./trail.ts";

/** What is done at each node of the tree of public histories, in the order of the walk. */
export interface Visitor {
	/** Somebody asks or guesses. False: what comes after is passed over. */
	play(plays: number): boolean;
	/** All that comes after the play was visited. */
	played?(plays: number): void;
	/** Somebody answers. */
	answer(plays: number): void;
	/** Somebody trusts this answer or does not. */
	judge(plays: number): void;
}

/** Visits the node that the trail is at, and all after it. */
export function visitPlay(trail: Trail, plays: number, visitor: Visitor): void {
	if (!visitor.play(plays)) return;
	const asks = trail.asks(plays);
	for (let bit = 0; asks >> bit > 0; bit++)
		if ((asks >> bit) & 1) {
			trail.ask(plays, bit);
			visitAnswer(trail, plays + 1, visitor);
		}
	visitor.played?.(plays);
}

export function visitAnswer(trail: Trail, plays: number, visitor: Visitor): void {
	visitor.answer(plays);
	const highest = trail.highest(plays);
	for (let count = 0; count <= highest; count++) {
		trail.say(plays, count);
		if (!trail.isPossible(plays)) continue;
		visitor.judge(plays);
		visitPlay(trail, plays, visitor);
	}
}
