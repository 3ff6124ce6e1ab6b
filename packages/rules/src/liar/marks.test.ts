import { describe, expect, it } from "vitest";
import { figures, marksOf } from "../../testkit/figures.ts";
import { answer, ask, doubt, guess, position, story, trust } from "../../testkit/liar/position.ts";
import { liar as game } from "./index.ts";

const start = position("KS KD JS QS", "JH QH KH QD", "JD");
const falseAlarm = story(
	start,
	[0, ask("KS", "rank")],
	[1, answer(2)],
	[0, trust],
	[1, ask("QH", "suit")],
	[0, answer(0)],
	[1, trust],
	[0, ask("QS", "rank")],
	[1, answer(1)],
	[0, doubt],
);
const caught = story(start, [0, ask("KS", "rank")], [1, answer(0)], [0, doubt]);

describe("marks", () => {
	it("L13 tell what became of each answer", () => {
		expect(marksOf(game, falseAlarm)).toEqual(["1 lie believed by 0", "0 truth believed by 1", "1 truth doubted by 0"]);
		expect(marksOf(game, caught)).toEqual(["1 lie caught by 0 for 1"]);
	});

	it("L13 lead back to the answers", () => expect(game.marks(falseAlarm).map(({ at }) => at)).toEqual([1, 4, 7]));

	it("L13 an answer is open until it is judged", () =>
		expect(marksOf(game, story(start, [0, ask("KS", "rank")], [1, answer(1)]))).toEqual(["1 truth open"]));

	it("L13 a guess is no claim", () => expect(marksOf(game, story(start, [0, guess("QH")]))).toEqual([]));

	it("L6 the asker's events are not enough: they do not tell whether an answer was false", () =>
		expect(() => game.marks(falseAlarm.flatMap((event) => game.seen(event, 0) ?? []))).toThrow("whole"));
});

describe("figures", () => {
	it("L14 count each player's answers, lies, doubts, and the lies that he trusted", () =>
		expect(game.figures(falseAlarm, 2)).toEqual([
			figures({ claims: 1, calls: 1, believedLies: 1 }),
			figures({ claims: 2, lies: 1 }),
		]));

	it("L14 a caught lie costs the game", () =>
		expect(game.figures(caught, 2)).toEqual([
			figures({ calls: 1, callsRight: 1 }),
			figures({ claims: 1, lies: 1, liesCaught: 1, dearestLie: 1 }),
		]));
});
