import { type Side, Trail } from "@fibbers/bots/liar-tree";
import { walkAnswer } from "./answer-node.ts";
import { walkJudge } from "./judge-node.ts";
import { walkPlay } from "./play-node.ts";
import type { Part, PublicTree } from "./public-tree.ts";
import { type Stage, scratch } from "./stage.ts";
import type { Goal, Strategy, Walk } from "./walk.ts";

const firstHands = 126;
/** Deals: 126 hands of four cards, and five that the other may hold with it. */
const deals = 630;

export interface Errand {
	readonly side: Side;
	readonly goal: Goal;
	/** See `Walk`, as the next. */
	readonly weight: number;
	readonly naiveShare: number;
}

/** Walks the tree, all of it or a part. */
export class Walker {
	private readonly walk: Walk;

	constructor(tree: PublicTree, strategy: Strategy) {
		this.walk = {
			tree,
			strategy,
			scratch: scratch(),
			trail: new Trail(),
			at: { play: 0, answer: 0, float: 0 },
			side: 0,
			goal: "learn",
			weight: 0,
			naiveShare: 0,
			atPart: null,
			isQuiet: false,
			play(plays) {
				walkPlay(this, plays);
			},
			answer(plays) {
				walkAnswer(this, plays);
			},
			judge(plays) {
				walkJudge(this, plays);
			},
		};
	}

	/** Walks down to the parts, telling of each what reaches it. */
	reach(errand: Errand, atPart: (stage: Stage) => void): void {
		this.whole(errand, { atPart, isQuiet: true });
	}

	/**
	 * Walks all, or where `atPart` fills in the parts' values, what comes before them.
	 * Returns what the side wins on average, from -1 (every game is lost) to 1.
	 */
	whole(errand: Errand, { atPart, isQuiet }: Pick<Walk, "atPart" | "isQuiet">): number {
		Object.assign(this.walk, errand, { atPart, isQuiet });
		Object.assign(this.walk.at, { play: 0, answer: 0, float: 0 });
		const { own, theirs, naive, values } = this.walk.scratch.stages[0].trusted;
		own.fill(1);
		theirs.fill(1 / deals);
		naive.fill(errand.naiveShare / deals);
		this.walk.play(0);
		let sum = 0;
		for (let hand = 0; hand < firstHands; hand++) sum += values[hand];
		return sum;
	}

	/** @param fill writes what reaches the node where the part begins. Returns the values of the own hands. */
	part({ start, path }: Part, errand: Errand, fill: (stage: Stage) => void): Float64Array {
		Object.assign(this.walk, errand, { atPart: null, isQuiet: false });
		Object.assign(this.walk.at, start);
		for (const [plays, { ask, said }] of path.entries()) {
			this.walk.trail.ask(plays, ask);
			this.walk.trail.say(plays + 1, said);
		}
		const { trusted } = this.walk.scratch.stages[path.length];
		fill(trusted);
		this.walk.play(path.length);
		return trusted.values;
	}
}
