import { expect, test } from "vitest";
import { actsOf, type Course, follow, fresh, gotIt, isComplete } from "./course.ts";
import type { Lesson, Situation } from "./lesson.ts";

type Sign = "red" | "green" | "both" | "none";

const lesson = (id: string, fits: readonly Sign[], more: Partial<Lesson<Sign>> = {}): Lesson<Sign> => ({
	id,
	mark: "hand",
	words: () => ({ title: id, text: id }),
	when: ({ props }) => fits.includes(props),
	...more,
});

const lessons = [lesson("first", ["red", "both"]), lesson("second", ["green", "both"])];
const now = (props: Sign, chosen = 0): Situation<Sign> => ({ props, chosen });
const shown = (course: Course): string | null => course.shown?.id ?? null;

test("what fits first in order is shown, one at a time", () => {
	const course = follow(fresh, lessons, now("both"), 0);
	expect(shown(course)).toBe("first");
	expect(shown(follow(gotIt(course), lessons, now("both"), 0))).toBe("second");
});

test("nothing is shown where nothing fits", () => {
	expect(follow(fresh, lessons, now("none"), 0)).toBe(fresh);
});

test("a lesson stays when its situation goes, until its reader acts", () => {
	const course = follow(fresh, lessons, now("red"), 3);
	expect(follow(course, lessons, now("green"), 3)).toBe(course);
	expect(shown(follow(course, lessons, now("green"), 4))).toBe("second");
	expect(follow(course, lessons, now("none"), 4)).toEqual({ met: ["first"], shown: null });
});

test("an act that is heard of late does not end the lesson that it led to", () => {
	const before = follow(fresh, lessons, now("red"), 0);
	const tableFirst = follow(gotIt(before), lessons, now("green"), 0);
	expect(shown(tableFirst)).toBe("second");
	const eventsToo = follow(tableFirst, lessons, now("green"), 1);
	expect(shown(eventsToo)).toBe("second");
	expect(shown(follow(eventsToo, lessons, now("none"), 1))).toBe("second");
	expect(shown(follow(eventsToo, lessons, now("none"), 2))).toBeNull();
});

test("a lesson ends where it says that it does", () => {
	const own = [lesson("first", ["red"], { until: ({ chosen }) => chosen > 0 })];
	const course = follow(fresh, own, now("red"), 0);
	expect(follow(course, own, now("red", 1), 0)).toEqual({ met: ["first"], shown: null });
});

test("what was met does not come again, and all of it is the whole course", () => {
	const half = gotIt(follow(fresh, lessons, now("red"), 0));
	expect(shown(follow(half, lessons, now("red"), 0))).toBeNull();
	expect(isComplete(half, lessons)).toBe(false);
	expect(isComplete(gotIt(follow(half, lessons, now("green"), 0)), lessons)).toBe(true);
});

test("a doubt is an act of the one who doubts", () => {
	const events = [{ event: "played", seat: 1 }, { event: "challenged", seat: 1, by: 0 }, { event: "ended" }];
	expect(actsOf(events, 0)).toBe(1);
	expect(actsOf(events, 1)).toBe(1);
});
