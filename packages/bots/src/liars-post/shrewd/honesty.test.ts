import { games } from "@fibbers/rules";
import { liarsPostPosition } from "@fibbers/rules/testkit";
import { describe, expect, it } from "vitest";
import { honestyIn } from "./honesty.ts";

const { believe, disbelieve, look, pass, position, send, story } = liarsPostPosition;
const start = position(["AS AH KS", "QS QH", "JS JH"]);
const honesty = (...moves: Parameters<typeof story> extends [unknown, ...infer Moves] ? Moves : never) =>
	honestyIn(story(start, ...moves).flatMap((event) => games["liars-post"].seen(event, "spectator") ?? []));

describe("honesty", () => {
	it("begins with what is thought of anybody", () => {
		const nothing = honesty();
		expect(nothing.truth(0, 0)).toBe(0.5);
		expect(nothing.calls(1, 2)).toEqual({ believes: 2 / 5.5, doubts: 2 / 5.5, looks: 1.5 / 5.5 });
	});

	it("counts a claim once its card is seen", () => {
		const sent = [0, send("AS", 1, "A")] as const;
		expect(honesty(sent).truth(0, 0)).toBe(0.5);
		expect(honesty(sent, [1, believe]).truth(0, 0)).toBe(3 / 5);
		expect(honesty([0, send("AS", 1, "K")], [1, believe]).truth(0, 0)).toBe(2 / 5);
		expect(honesty(sent, [1, believe]).truth(1, 0)).toBe(0.5);
	});

	it("counts every claim of a card that was passed on", () => {
		const passed = honesty([0, send("AS", 1, "K")], [1, look], [1, pass(2, "A")], [2, disbelieve]);
		expect([passed.truth(0, 0), passed.truth(1, 0)]).toEqual([2 / 5, 3 / 5]);
	});

	it("counts what is said to claims", () => {
		const passed = honesty([0, send("AS", 1, "K")], [1, look], [1, pass(2, "A")], [2, disbelieve]);
		expect(passed.calls(1, 0)).toEqual({ believes: 2 / 6.5, doubts: 2 / 6.5, looks: 2.5 / 6.5 });
		expect(passed.calls(2, 0)).toEqual({ believes: 2 / 6.5, doubts: 3 / 6.5, looks: 1.5 / 6.5 });
	});

	it("keeps apart how many of the kind the receiver has taken", () => {
		const twice = honesty([0, send("AS", 1, "A")], [1, disbelieve], [1, send("QS", 0, "Q")], [0, believe]);
		expect(twice.truth(0, 0)).toBe(3 / 5);
		const again = honesty(
			[0, send("AS", 1, "A")],
			[1, disbelieve],
			[1, send("QS", 0, "Q")],
			[0, disbelieve],
			[0, send("AH", 1, "A")],
			[1, believe],
		);
		expect([again.truth(0, 0), again.truth(0, 1)]).toEqual([3 / 5, 3 / 5]);
		expect(again.calls(1, 1).believes).toBe(3 / 6.5);
	});
});
