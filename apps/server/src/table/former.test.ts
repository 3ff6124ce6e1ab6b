import { describe, expect, test } from "vitest";
import { person, TestTable } from "../../testkit/test-table.ts";
import { type Change, storyOf } from "./story.ts";

const three = [person("Ana"), person("Bea"), person("Cid")];

/** What was not told then. */
const recent = new Set([
	"came",
	"fills",
	"banned",
	"inside",
	"mutes",
	"open",
	"language",
	"filter",
	"watch",
	"delayed",
]);

/** The story as it would have been written then: as text, entry by entry. */
const formerly = ({ entries }: TestTable, watchable: boolean): string[] =>
	entries.map(({ change }) =>
		JSON.stringify(change, (key, part: unknown) => {
			if (recent.has(key)) return undefined;
			return key === "settings" ? { ...(part as object), watchable } : part;
		}),
	);

/** The first entry of a table as the program wrote it then, letter by letter. */
const firstEntry = `{"memo":{"openedAt":1000000,"settings":{"game":"liar","options":{},"seats":2,"turnMs":30000,"doubtMs":0,"listed":true,
"watchable":false},"phase":"open","round":0,"chairs":[{"player":"id-Ana","profile":{"name":"Ana","picture":"cat","tone":3},"presence":"here",
"misses":0,"ready":false,"votes":{}}],"waiting":[],"host":"id-Ana","scores":[],"last":null,"chosen":null,"chooser":null,"dealsWhenChosen":false}}`;

describe("a story of an older version", () => {
	test("F1 tells of a table to which nothing had happened that could not happen then", () => {
		const { memo, guests } = storyOf([{ version: 2, change: JSON.parse(firstEntry) as Change }]);
		expect(memo.settings).toEqual({
			game: "liar",
			options: {},
			seats: 2,
			turnMs: 30_000,
			doubtMs: 0,
			listed: true,
			watch: "nobody",
			language: "en",
			filter: true,
			level: "medium",
		});
		expect(memo).toMatchObject({ banned: [], inside: null, mutes: [], fills: false });
		expect(memo.chairs[0]).toMatchObject({ player: "id-Ana", open: false });
		expect(guests).toEqual([]);
	});

	test.each([
		[true, "all"],
		[false, "nobody"],
	] as const)("F2 goes on where it was, and from there as now: watchable %s", (watchable, watch) => {
		const test = TestTable.playing(three, { doubtMs: 0 });
		test.playOne(three);
		const before = test.table.play?.record;
		const entries = formerly(test, watchable);
		expect(entries.join()).not.toMatch(/"(watch|came|open|delayed|banned)":/);
		test.entries.splice(
			0,
			test.entries.length,
			...test.entries.map(({ version }, i) => ({ version, change: JSON.parse(entries[i] ?? "") as Change })),
		);
		test.fall();
		expect(test.table.play?.record).toEqual(before);
		expect(test.table.agreed).toMatchObject({ watch, language: "en", filter: true });
		expect(three.map((each) => test.guestOf(each))).toEqual([1, 2, 3]);
		expect(test.table.play?.dealt.delayed).toBe(false);
		for (const each of three) test.table.enter(each);
		test.playOne(three);
		// The numbers are in the story from now on.
		test.table.enter(person("Dan"));
		test.fall();
		const numbers = watchable ? [1, 2, 3, 4] : [1, 2, 3, 0];
		expect([...three, person("Dan")].map((each) => test.guestOf(each))).toEqual(numbers);
		expect(test.view(0).table.plays).toBe(2);
	});
});
