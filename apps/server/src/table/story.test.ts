import { forSeeds } from "@fibbers/rules/testkit";
import { describe, expect, test } from "vitest";
import { person, TestTable } from "../../testkit/test-table.ts";
import type { Ended } from "./audience.ts";
import type { Table } from "./table.ts";

const people = [person("Ana"), person("Bea"), person("Cid")];
const file = "apps/server/src/table/story.test.ts";
const kinds = ["el-mentiroso", "liars-post"] as const;

/** What must be the same. Who was here is expected test. */
const content = (table: Table): object => {
	const { chairs, ...memo } = table.memo;
	return {
		...memo,
		chairs: chairs.map(({ presence, ...chair }) => ({ ...chair, isAway: presence === "away" })),
		record: table.play?.record,
		views: [0, 1, 2, "spectator" as const].map((viewer) => table.play?.view(viewer)),
		first: table.rounds.nextFirst,
		agreed: table.agreed,
	};
};

describe("a table's story", () => {
	test.each(kinds)("T1 brings back every seat, hand, score and vote at any moment: %s", (game) =>
		forSeeds(12, file, (seed) => {
			const test = TestTable.playing(people, { game, doubtMs: 0, listed: true }, seed);
			for (const each of people) test.table.command("stand", each, {});
			for (let i = 0; i < 40 + (seed % 17) * 12; i++) test.time.pass(1_000);
			const before = content(test.table);
			test.fall();
			expect(content(test.table)).toEqual(before);
		}),
	);

	test("T2 gives running clocks back what was lost, and a grace", () => {
		const test = TestTable.playing(people, { doubtMs: 0, turnMs: 30_000 });
		const slow = test.onTurn(people);
		test.time.pass(20_000);
		test.fall(60_000);
		test.time.pass(14_999);
		expect(test.table.play?.actor).toBe(test.seatOf(slow));
		test.time.pass(1);
		expect(test.view(0).table.plays).toBe(1);
	});

	test("T3 lets computers that were about to move do so", () => {
		const test = new TestTable({ game: "liars-post", seats: 3 }, people[0] ?? null);
		test.come(person("Ana"));
		test.table.rounds.startPractice(person("Ana"));
		test.table.command("stand", person("Ana"), {});
		test.fall(5_000);
		// Somebody has to be there, or the table closes after a while.
		test.table.enter(person("Ana"));
		test.table.command("stand", person("Ana"), {});
		test.finish();
		expect(test.table.phase).toBe("over");
	});

	test("T4 answers a move that was made before as it was answered then, and does not make it twice", () => {
		const test = TestTable.playing(people, { doubtMs: 0 });
		const who = test.onTurn(people);
		const play = { move: "play", cards: test.handOf(who).slice(0, 1), rank: "A" };
		const version = test.table.version;
		expect(test.move(who, play, { id: "once", version })).toEqual({ done: true });
		test.fall();
		expect(test.move(who, play, { id: "once", version })).toEqual({ done: true });
		expect(test.view(0).table.plays).toBe(1);
		expect(test.move(who, play, { id: "again", version })).toEqual({ done: false, reason: "stale" });
	});

	test("T5 expects people back: the seat is theirs, and after 45 s the computer plays it", () => {
		const test = TestTable.playing(people, { turnMs: 120_000 });
		test.fall(1_000);
		expect(test.table.company.chairs.map(({ presence }) => presence)).toEqual(Array(3).fill("reconnecting"));
		const [ana] = people;
		if (ana) test.table.enter(ana);
		test.time.pass(45_000);
		expect(test.table.company.chairs.map(({ presence }) => presence)).toEqual(["here", "away", "away"]);
	});

	test("T6 goes on where it was: what is told after it adds to the same story", () => {
		const test = TestTable.playing(people, { doubtMs: 0 });
		test.playOne(people);
		test.fall(1_000);
		for (const each of people) test.table.enter(each);
		test.playOne(people);
		const before = content(test.table);
		test.fall();
		expect(test.view(0).table.plays).toBe(2);
		expect(content(test.table)).toEqual(before);
	});

	test("T7 a table that is open again has no game on it, and keeps who starts the next", () => {
		const test = TestTable.playing(people);
		for (const each of people) test.table.command("stand", each, {});
		test.finish();
		for (const each of people) test.table.command("resume", each, {});
		test.table.command("reopen", people[0] ?? person("Ana"), {});
		const first = test.table.rounds.nextFirst;
		test.fall();
		expect(test.table.phase).toBe("open");
		expect(test.table.play).toBeNull();
		expect(test.table.rounds.nextFirst).toBe(first);
	});

	test.each([
		["it lies on the table", () => {}],
		[
			"the next is played, by others too",
			(test: TestTable) => {
				test.come(person("Dan"));
				for (const each of people) test.table.command("ready", each, { ready: true });
				expect(test.table.round).toBe(2);
			},
		],
		["the table is open again", (test: TestTable) => void test.table.command("reopen", person("Ana"), {})],
	])("T8 tells again of a game that ended shortly before a fall: %s", (_, goOn) => {
		const test = TestTable.playing(people);
		finish(test);
		const told = test.ended.map(tellings);
		expect(told).toHaveLength(1);
		goOn(test);
		test.time.pass(5_000);
		test.ended.length = 0;
		test.fall(60_000);
		expect(test.ended.map(tellings)).toEqual(told);
	});

	test("T9 does not tell again of games that ended long before a fall", () => {
		const test = TestTable.playing(people, { turnMs: 120_000 });
		finish(test);
		for (let i = 0; i < 6; i++) test.time.pass(120_000);
		test.ended.length = 0;
		test.fall();
		expect(test.ended).toEqual([]);
	});
});

/** Computers play to the end; then everybody is back. */
function finish(test: TestTable): void {
	for (const each of people) test.table.command("stand", each, {});
	test.finish();
	for (const each of people) test.table.command("resume", each, {});
}

const tellings = ({ play, chairs, ...rest }: Ended): object => ({
	...rest,
	record: play.record,
	players: chairs.map(({ player, profile }) => [player, profile.name]),
});
