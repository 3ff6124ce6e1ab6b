import { describe, expect, test } from "vitest";
import { person, TestTable } from "../../testkit/test-table.ts";

const [ana, bea, cid, dan] = [person("Ana"), person("Bea"), person("Cid"), person("Dan")];
const three = [ana, bea, cid];
const done = { done: true };
const no = (reason: string) => ({ done: false, reason });

const presences = ({ table }: TestTable): string[] => table.company.chairs.map(({ presence }) => presence);

describe("a pause", () => {
	test("B1 the computer plays the seat at its own pace, until the person says so", () => {
		const test = TestTable.playing(three, { doubtMs: 0 });
		const who = test.onTurn(three);
		const seat = test.seatOf(who);
		expect(test.table.command("pause", who, {})).toEqual(done);
		test.time.pass(699);
		expect(test.table.play?.actor).toBe(seat);
		test.time.pass(2_400);
		expect(test.table.play?.actor).not.toBe(seat);
		expect(presences(test)[seat]).toBe("pausing");
		expect(test.table.command("resume", who, {})).toEqual(done);
		expect(presences(test)).toEqual(["here", "here", "here"]);
	});

	test("B2 a move of the person ends it", () => {
		const test = TestTable.playing(three, { doubtMs: 0 });
		const who = test.onTurn(three);
		test.table.command("pause", who, {});
		expect(test.playOne(three)).toEqual(done);
		expect(presences(test)).toEqual(["here", "here", "here"]);
	});

	test("B3 lasts over a short loss of the line, and a long one makes it an absence", () => {
		const test = TestTable.playing(three);
		test.table.command("pause", bea, {});
		test.table.leave(bea.id);
		test.time.pass(44_999);
		test.table.enter(bea);
		expect(presences(test)[1]).toBe("pausing");
		test.table.leave(bea.id);
		test.time.pass(45_000);
		expect(presences(test)[1]).toBe("away");
		test.table.enter(bea);
		expect(presences(test)[1]).toBe("here");
	});

	test("B4 lasts over a restart, and makes an absence of it when nobody returns", () => {
		const test = TestTable.playing(three, { turnMs: 120_000 });
		test.table.command("pause", bea, {});
		test.fall();
		expect(presences(test)).toEqual(["reconnecting", "pausing", "reconnecting"]);
		test.table.enter(ana);
		test.time.pass(45_000);
		expect(presences(test)).toEqual(["here", "away", "away"]);
	});

	test("B5 keeps the chair between games, and nobody waits for it", () => {
		const test = TestTable.playing(three, { doubtMs: 0, seats: 3 });
		for (const each of three) test.table.command("pause", each, {});
		test.finish();
		test.table.command("resume", ana, {});
		test.table.enter(dan);
		expect(test.table.command("sit", dan, {})).toEqual(no("table-full"));
		expect(test.table.command("ready", ana, { ready: true })).toEqual(done);
		expect(test.table.phase).toBe("playing");
		expect(test.table.company.chairs.map(({ player }) => player)).toEqual(three.map(({ id }) => id));
		expect(presences(test)).toEqual(["here", "pausing", "pausing"]);
	});

	test("B6 to want the next game ends it", () => {
		const test = TestTable.playing(three, { doubtMs: 0 });
		for (const each of three) test.table.command("pause", each, {});
		test.finish();
		for (const each of three) test.table.command("ready", each, { ready: true });
		expect(test.table.round).toBe(2);
		expect(presences(test)[2]).toBe("pausing");
		test.table.command("resume", cid, {});
		expect(presences(test)[2]).toBe("here");
	});

	test("B7 of a loser who could say who starts nobody waits for the word", () => {
		const test = TestTable.playing([ana, bea], { game: "liar", seats: 2 });
		for (const each of [ana, bea]) test.table.command("pause", each, {});
		test.finish();
		expect(test.table.rounds.choice).toBeNull();
	});

	test("B8 is for those who sit", () => {
		const test = TestTable.playing(three);
		test.table.enter(dan);
		expect(test.table.command("pause", dan, {})).toEqual(no("not-seated"));
	});

	test("B9 the table stays while a pausing person is connected, and closes when nobody is", () => {
		const test = TestTable.playing(three);
		for (const each of three) test.table.command("pause", each, {});
		for (const each of [ana, bea]) test.table.leave(each.id);
		test.time.pass(3_600_000);
		expect(test.isClosed).toBe(false);
		test.table.leave(cid.id);
		test.time.pass(300_000);
		expect(test.isClosed).toBe(true);
	});
});
