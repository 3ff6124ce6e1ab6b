import { describe, expect, it } from "vitest";
import { type Choosers, countBefore } from "./layout.ts";
import { answerers, judges, lastPlays, levelAfter, players, Trail, visitPlay } from "./tree.ts";

/** After 0 … 6 plays: histories in which somebody plays, answers, judges; then in how many of them, counted with hands, he has a choice. */
const expected = [
	[1, 0, 0, 126, 0, 0],
	[3, 1, 3, 210, 70, 168],
	[48, 18, 48, 1_680, 630, 1_680],
	[1_212, 492, 1_212, 14_640, 3_080, 16_067],
	[30_025, 13_514, 30_025, 170_078, 38_312, 166_130],
	[461_822, 264_940, 461_822, 1_126_032, 162_192, 1_058_032],
	[3_957_532, 2_810_992, 3_957_532, 6_176_424, 858_456, 6_045_768],
];

describe("the tree", () => {
	it("has so many nodes and sets of information", () => {
		const counts = expected.map(() => [0, 0, 0, 0, 0, 0]);
		const trail = new Trail();
		const count = (plays: number, kind: number, choosers: Choosers): void => {
			const row = counts[plays] ?? [];
			row[kind] = (row[kind] ?? 0) + 1;
			const hands = choosers.choices > 1 ? countBefore(choosers, choosers.hands.length) : 0;
			row[kind + 3] = (row[kind + 3] ?? 0) + hands;
		};
		visitPlay(trail, 0, {
			play(plays) {
				count(plays, 0, players(trail, plays));
				return true;
			},
			answer: (plays) => count(plays, 1, answerers(trail, plays)),
			judge: (plays) => count(plays, 2, judges(trail, plays)),
		});
		expect(counts).toEqual(expected);
	});

	it("each has four cards at first, and plays one in turn", () => {
		const sizes = Array.from({ length: lastPlays + 1 }, (_, plays) => levelAfter(plays).size);
		expect(sizes).toEqual([
			[4, 4],
			[3, 4],
			[3, 3],
			[2, 3],
			[2, 2],
			[1, 2],
			[1, 1],
		]);
	});
});
