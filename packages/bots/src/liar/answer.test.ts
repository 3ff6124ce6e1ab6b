import { games, seededRandom } from "@fibbers/rules";
import { liarPosition } from "@fibbers/rules/testkit";
import { describe, expect, it } from "vitest";
import { answer as answered, isBelievable } from "./answer.ts";

const { after, answer, ask, position, trust } = liarPosition;
const start = position("KS KH QD JD", "QS QH JS JH", "KD");
type State = typeof start;

const believable = (state: State): number[] => {
	const { table } = games.liar.view(state, 1);
	return [0, 1, 2].filter((count) => isBelievable(table, 1, count));
};

/** How often seat 1 answers what in 400 tries. */
function answers(state: State, lie: number): number[] {
	const view = games.liar.view(state, 1);
	const open = games.liar.legal(view)?.answer;
	if (!open) throw new Error("nothing to answer");
	const all = Array.from({ length: 400 }, (_, seed) => answered(open, view.table, 1, lie, seededRandom(seed)));
	return [0, 1, 2].map((count) => all.filter((one) => one === count).length);
}

const first = after(start, [0, ask("QD", "rank")]);
const kings = after(
	start,
	[0, ask("KS", "rank")],
	[1, answer(0)],
	[0, trust],
	[1, ask("JS", "rank")],
	[0, answer(1)],
	[1, trust],
);

describe("a believable answer", () => {
	it("is any at first", () => expect(believable(first)).toEqual([0, 1, 2]));

	it("is borne out by the cards face down", () => {
		// Two Jacks lie face up after this question: one is left, or none where everybody has to reckon with QS QH QD.
		expect(believable(after(kings, [0, ask("JD", "rank")]))).toEqual([0, 1]);
	});

	it("goes with the answers before it", () => {
		// No King in three cards out of KH KD QS QH JH JD: at least one Queen.
		expect(believable(after(kings, [0, ask("QD", "rank")]))).toEqual([1, 2]);
	});
});

describe("the answer", () => {
	it("is the truth, or as often as wanted off by one", () => {
		const [none, one, two] = answers(first, 0.25);
		expect(none).toBe(0);
		expect(one).toBeGreaterThan(60);
		expect(one).toBeLessThan(140);
		expect(two).toBe(400 - (one ?? 0));
		expect(answers(first, 0)).toEqual([0, 0, 400]);
	});

	it("off by one is up or down", () => {
		const [none, one, two] = answers(after(position("KS KH QD JD", "KD QH JS JH", "QS"), [0, ask("QD", "rank")]), 1);
		expect(none).toBeGreaterThan(150);
		expect(one).toBe(0);
		expect(two).toBe(400 - (none ?? 0));
	});

	it("is the truth where no lie is believable, or it is spent", () => {
		const noKings = after(
			position("KS QD JD QS", "KH KD QH JS", "JH"),
			[0, ask("JD", "rank")],
			[1, answer(1)],
			[0, trust],
			[1, ask("KH", "suit")],
			[0, answer(0)],
			[1, trust],
			[0, ask("QD", "rank")],
			[1, answer(1)],
			[0, trust],
			[1, ask("KD", "rank")],
			[0, answer(1)],
			[1, trust],
			[0, ask("KS", "rank")],
		);
		expect(answers(noKings, 1)).toEqual([400, 0, 0]);
		const spent = after(first, [1, answer(1)], [0, trust], [1, ask("JS", "rank")], [0, answer(1)], [1, trust]);
		expect(answers(after(spent, [0, ask("JD", "suit")]), 1)).toEqual([400, 0, 0]);
	});
});
