import { describe, expect, it } from "vitest";
import { figures, marksOf } from "../../testkit/figures.ts";
import { believe, disbelieve, look, pass, position, send, story } from "../../testkit/liars-post/position.ts";
import { liarsPost as game } from "./index.ts";

const start = position(["QH KS", "7S JS", "8S TS"]);
const events = story(
	start,
	[0, send("QH", 1, "K")],
	[1, look],
	[1, pass(2, "Q")],
	[2, disbelieve],
	[2, send("8S", 0, "8")],
	[0, believe],
	[2, send("TS", 1, "9")],
	[1, believe],
	[1, send("7S", 0, "A")],
	[0, disbelieve],
	[1, send("JS", 2, "J")],
);

describe("marks", () => {
	it("P18 tell what became of each slide", () =>
		expect(marksOf(game, events)).toEqual([
			"0 lie covered by 1",
			"1 truth doubted by 2",
			"2 truth believed by 0",
			"2 lie believed by 1",
			"1 lie caught by 0 for 1",
			"1 truth open",
		]));

	it("P18 lead back to the slides", () => expect(game.marks(events).map(({ at }) => at)).toEqual([0, 2, 4, 6, 8, 10]));

	it("P18 a look settles nothing", () =>
		expect(marksOf(game, story(start, [0, send("QH", 1, "K")], [1, look]))).toEqual(["0 lie open"]));

	it("P18 a card that is passed on with a lie is one more lie", () => {
		const lies = story(start, [0, send("QH", 1, "K")], [1, look], [1, pass(2, "K")], [2, believe]);
		expect(marksOf(game, lies)).toEqual(["0 lie covered by 1", "1 lie believed by 2"]);
		expect(game.figures(lies, 3)).toEqual([
			figures({ claims: 1, lies: 1 }),
			figures({ claims: 1, lies: 1 }),
			figures({ calls: 1, believedLies: 1 }),
		]);
	});

	it("P18 the card is needed: what others saw of a slide is not enough", () =>
		expect(() => game.marks(events.flatMap((event) => game.seen(event, 2) ?? []))).toThrow("whole"));
});

describe("figures", () => {
	it("P19 count each player's slides, lies, calls of either kind, and the lies that he called true", () =>
		expect(game.figures(events, 3)).toEqual([
			figures({ claims: 1, lies: 1, calls: 2, callsRight: 2 }),
			figures({ claims: 3, lies: 1, liesCaught: 1, calls: 1, believedLies: 1, dearestLie: 1 }),
			figures({ claims: 2, lies: 1, calls: 1 }),
		]));

	it("P19 suits do not matter", () =>
		expect(game.figures(story(position(["QC KS", "7S"]), [0, send("QC", 1, "Q")]), 2)[0]).toEqual(
			figures({ claims: 1 }),
		));
});
