import { describe, expect, it } from "vitest";
import { seededRandom, type Viewer } from "../../src/index.ts";
import type { Move, State } from "../../src/liar/types.ts";
import { otherWorld } from "./other-world.ts";
import { after, answer, ask, cards, doubt, guess, position, trust } from "./position.ts";

const start = position("KS KD JS QS", "JH QH KH QD", "JD");
const asked = after(start, [0, ask("KS", "rank")]);

/** Many other worlds of one moment: what lies in the middle, and which lies were told. */
function worlds(state: State, viewer: Viewer, seat: number, move: Move): { middles: string[]; lied: string[] } {
	const random = seededRandom(1);
	const drawn = Array.from({ length: 300 }, () => otherWorld(state, viewer, { seat, move }, random).state);
	const all = (values: string[]): string[] => [...new Set(values)].sort();
	return { middles: all(drawn.map(({ middle }) => middle)), lied: all(drawn.map(({ lied }) => lied.join(" "))) };
}

describe("other worlds of Liar!", () => {
	it("have any card in the middle that the viewer cannot see, but never the world as it is", () => {
		const { middles } = worlds(asked, 0, 1, answer(1));
		expect(middles).toEqual(cards("JH KH QD QH"));
		expect(worlds(asked, "spectator", 1, answer(1)).middles).toHaveLength(8);
	});

	it("make of the same answer a lie or the truth", () => {
		const answered = after(asked, [1, answer(1)]);
		expect(worlds(answered, 0, 0, trust).lied).toEqual(["false false", "false true"]);
		expect(worlds(answered, 1, 0, trust).lied).toEqual(["false false"]);
	});

	it("never hold two lies of one player", () => {
		// With the King of Hearts in the middle the first answer was a lie, and the Queens must be told truly.
		const state = after(
			asked,
			[1, answer(1)],
			[0, trust],
			[1, ask("QH", "suit")],
			[0, answer(0)],
			[1, trust],
			[0, ask("QS", "rank")],
		);
		expect(worlds(state, 0, 1, answer(0)).middles).toEqual(["JH", "QD"]);
		expect(worlds(state, 0, 1, answer(1)).middles).toEqual(["JH", "KH", "QD"]);
	});

	it("keep what the move shows", () => {
		expect(worlds(start, 1, 0, ask("KS", "rank")).middles).not.toContain("KS");
		expect(worlds(start, "spectator", 0, guess("KH")).middles).toEqual(["JD"]);
		expect(worlds(after(asked, [1, answer(1)]), 1, 0, doubt).middles).toEqual(["JD"]);
	});
});
