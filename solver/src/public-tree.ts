import { lastPlays, levelAfter, otherSide, Trail, visitPlay } from "@fibbers/bots/liar-tree";

/** After two plays the tree falls into the parts that threads share out. */
export const partPlays = 2;

/**
 * The public histories up to symmetry, in the order of the walk, in memory that threads share. Strategies are lists of floats: for each node in
 * that order, for each hand (also those that cannot be), one for each choice. A node where somebody plays is known by its number.
 */
export interface PublicTree {
	/** For each play: the questions that are there, see `Trail.asks`. */
	readonly asks: Int32Array<SharedArrayBuffer>;
	/** For each answer: bit n for each answer n after which a deal is left. */
	readonly answers: Uint8Array<SharedArrayBuffer>;
	/** For each play: the numbers of the first play, answer and float after its part of the tree. */
	readonly ends: Ends;
	readonly floats: number;
	readonly parts: readonly Part[];
	/** How many nodes there are after so many plays. */
	readonly counts: readonly Readonly<Count>[];
}

interface Ends {
	readonly play: Int32Array<SharedArrayBuffer>;
	readonly answer: Int32Array<SharedArrayBuffer>;
	readonly float: Int32Array<SharedArrayBuffer>;
}

export interface Part {
	readonly start: Cursor;
	/** What `Trail` has to be asked and told to come there: questions and their answers. */
	readonly path: readonly { readonly ask: number; readonly said: number }[];
}

/** Where a walk is: the numbers of the next play, answer and float. */
export interface Cursor {
	play: number;
	answer: number;
	float: number;
}

interface Count {
	plays: number;
	answers: number;
	judgements: number;
}

const maxPlays = 4_450_643;
const maxAnswers = 3_089_957;

export function publicTree(): PublicTree {
	const trail = new Trail();
	const asks = sharedInts(maxPlays);
	const answers = new Uint8Array(new SharedArrayBuffer(maxAnswers));
	const ends = { play: sharedInts(maxPlays), answer: sharedInts(maxPlays), float: sharedInts(maxPlays) };
	const counts = Array.from({ length: lastPlays + 1 }, (): Count => ({ plays: 0, answers: 0, judgements: 0 }));
	const parts: Part[] = [];
	const at: Cursor = { play: 0, answer: 0, float: 0 };
	/** The node last seen after so many plays. */
	const open = { play: new Int32Array(lastPlays + 1), answer: new Int32Array(lastPlays + 1) };
	visitPlay(trail, 0, {
		play(plays) {
			if (plays === partPlays) parts.push({ start: { ...at }, path: pathOf(trail) });
			counts[plays].plays++;
			open.play[plays] = at.play;
			asks[at.play++] = trail.asks(plays);
			at.float += floatsOfPlay(plays);
			return true;
		},
		played(plays) {
			const node = open.play[plays];
			ends.play[node] = at.play;
			ends.answer[node] = at.answer;
			ends.float[node] = at.float;
		},
		answer(plays) {
			counts[plays].answers++;
			open.answer[plays] = at.answer++;
			at.float += floatsOfAnswer(plays, trail.highest(plays));
		},
		judge(plays) {
			counts[plays].judgements++;
			answers[open.answer[plays]] |= 1 << trail.after(plays).said;
			at.float += floatsOfJudgement(plays);
		},
	});
	return { asks, answers, ends, floats: at.float, parts, counts };
}

const sharedInts = (length: number) => new Int32Array(new SharedArrayBuffer(4 * length));

const pathOf = (trail: Trail): Part["path"] =>
	[1, 2].map((plays) => {
		const { ask, said } = trail.after(plays);
		return { ask, said };
	});

export function floatsOfPlay(plays: number): number {
	const { actor, choices, hands } = levelAfter(plays);
	return hands[actor].length * choices;
}

export function floatsOfAnswer(plays: number, highest: number): number {
	const { actor, hands } = levelAfter(plays);
	return hands[actor].length * (highest + 1);
}

export function floatsOfJudgement(plays: number): number {
	const { actor, hands } = levelAfter(plays);
	return hands[otherSide(actor)].length * 2;
}
