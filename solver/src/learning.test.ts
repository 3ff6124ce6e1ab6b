import { levelAfter, otherSide, type Side } from "@fibbers/bots/liar-tree";
import { seededRandom } from "@fibbers/rules";
import { describe, expect, it } from "vitest";
import { cursors, drawnPath, follow, nameOf } from "../testkit/paths.ts";
import { publicTree } from "./public-tree.ts";
import type { Goal } from "./walk.ts";
import { Walker } from "./walker.ts";

const plays = 3;
const positions = 4;

describe("learning", () => {
	it(`leaves hardly anything to win in ${positions} positions after ${plays} plays, where much was to be won at random`, () => {
		const tree = publicTree();
		const floats = () => new Float32Array(new SharedArrayBuffer(4 * tree.floats));
		const strategy = { regrets: floats(), sums: floats(), naive: new Uint8Array(new SharedArrayBuffer(0)) };
		const walker = new Walker(tree, strategy);
		const random = seededRandom(2);
		const paths = Array.from({ length: positions }, () => drawnPath(plays, random));
		const starts = cursors(plays, paths);
		for (const path of paths) {
			const { live } = follow(path).after(plays);
			const start = starts.get(nameOf(path));
			if (start === undefined) throw new Error(`no node for ${nameOf(path)}`);
			/** What all hands of the side win, every deal that can be being as likely. */
			const won = (side: Side, goal: Goal, weight: number): number => {
				const values = walker.part({ start, path }, { side, goal, weight, naiveShare: 0 }, ({ own, theirs }) => {
					own.fill(1);
					theirs.set(live[otherSide(side)]);
				});
				const { hidden, pairs } = levelAfter(plays);
				let sum = 0;
				let deals = 0;
				for (const hand of live[side].keys()) {
					if (live[side][hand] === 0) continue;
					sum += values[hand];
					for (const other of pairs[side].subarray(hand * hidden[side], (hand + 1) * hidden[side]))
						deals += live[otherSide(side)][other];
				}
				return sum / deals;
			};
			const exploitable = (): number => 25 * (won(0, "best", 0) + won(1, "best", 0));
			expect(exploitable()).toBeGreaterThan(5);
			for (let time = 1; time <= 60; time++) for (const side of [0, 1] as const) won(side, "learn", time ** 2);
			expect(exploitable()).toBeLessThan(1);
			expect(won(0, "play", 0) + won(1, "play", 0)).toBeCloseTo(0, 5);
		}
	});
});
