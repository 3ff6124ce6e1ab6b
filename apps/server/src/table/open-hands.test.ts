import type { KeptRecord } from "@fibbers/protocol";
import { replay, seededRandom } from "@fibbers/rules";
import { forSeeds } from "@fibbers/rules/testkit";
import { describe, expect, test } from "vitest";
import { person, TestTable } from "../../testkit/test-table.ts";
import type { Person } from "./chair.ts";

const [ana, bea, cid, dan, eva] = [person("Ana"), person("Bea"), person("Cid"), person("Dan"), person("Eva")];
const three = [ana, bea, cid];
const done = { done: true };
const no = (reason: string) => ({ done: false, reason });
const minutes = 60_000;
const file = "apps/server/src/table/open-hands.test.ts";

/** These three play, those who agree having said so before the deal; Dan and Eva watch. */
function playing(agreed: readonly Person[], settings: object = {}, seed = 1): TestTable {
	const test = new TestTable({ seats: 4, doubtMs: 0, turnMs: 120_000, ...settings }, ana, seed);
	for (const each of three) test.come(each);
	for (const each of agreed) test.table.command("openHands", each, { agreed: true });
	for (const each of [dan, eva]) test.table.enter(each);
	test.table.command("start", ana, {});
	return test;
}

const ask = ({ table }: TestTable, who: Person, on = true) => table.command("watchOpen", who, { on });

/** The record as this watcher has it after all that he was told; null when there is none. */
function recordOf({ late }: TestTable, who: Person): KeptRecord | null {
	let record: KeptRecord | null = null;
	for (const { told } of late.filter(({ player }) => player === who.id))
		record = told.is === "record" ? told.body.record : record && added(record, told.body);
	return record;
}

const added = (record: KeptRecord, { moves, times }: Pick<KeptRecord, "moves" | "times">): KeptRecord => ({
	...record,
	moves: [...record.moves, ...moves],
	times: [...record.times, ...times],
});

describe("open hands", () => {
	test("O1 are offered where every person who was dealt in had agreed", () => {
		expect(playing(three).table.play?.dealt.delayed).toBe(true);
		expect(playing([ana, bea]).table.play?.dealt.delayed).toBe(false);
		expect(playing([]).table.play?.dealt.delayed).toBe(false);
	});

	test("O2 computers do not count, but there must be a person", () => {
		const test = new TestTable({ seats: 3 }, ana);
		test.come(ana);
		test.table.command("openHands", ana, { agreed: true });
		test.table.command("start", ana, { fill: true });
		expect(test.table.play?.dealt.delayed).toBe(true);
		const left = new TestTable({ seats: 3 }, ana);
		left.come(ana);
		for (let i = 0; i < 3; i++) left.table.command("addComputer", ana, {});
		left.table.command("stand", ana, {});
		left.table.rounds.deal();
		expect(left.table.play?.dealt.delayed).not.toBe(true);
	});

	test("O3 are told to watchers who ask, three minutes late, and grow", () => {
		const test = playing(three);
		expect(ask(test, dan)).toEqual(done);
		expect(recordOf(test, dan)).toBeNull();
		test.time.pass(10_000);
		test.playOne(three);
		test.time.pass(3 * minutes - 10_001);
		expect(recordOf(test, dan)).toBeNull();
		test.time.pass(1);
		expect(recordOf(test, dan)).toMatchObject({ moves: [], times: [], names: ["Ana", "Bea", "Cid"] });
		expect(recordOf(test, dan)?.deal).toEqual(test.table.play?.deal);
		test.time.pass(9_999);
		expect(recordOf(test, dan)?.moves).toHaveLength(0);
		test.time.pass(1);
		expect(recordOf(test, dan)?.moves).toHaveLength(1);
		expect(recordOf(test, dan)?.times).toEqual([10_000]);
		expect(recordOf(test, eva)).toBeNull();
		ask(test, eva);
		expect(recordOf(test, eva)).toEqual(recordOf(test, dan));
	});

	test("O4 tell nothing of how the deal can be checked", () => {
		const test = playing(three);
		ask(test, dan);
		test.time.pass(3 * minutes);
		const told = JSON.stringify(test.late);
		expect(told).toContain('"hands"');
		expect(told).not.toContain(test.table.play?.dealt.proof.seed);
		expect(told).not.toMatch(/proof|commitment|contributions/);
	});

	test("O5 are for nobody who was dealt in, whatever became of his seat", () => {
		const test = playing(three);
		ask(test, dan);
		expect(ask(test, ana)).toEqual(no("already-seated"));
		test.table.command("stand", bea, {});
		expect(ask(test, bea)).toEqual(no("already-seated"));
		test.table.leave(bea.id);
		test.table.enter(bea);
		expect(ask(test, bea)).toEqual(no("already-seated"));
		test.table.command("kick", ana, { guest: test.guestOf(cid) });
		test.table.leave(cid.id);
		expect(test.table.enter(cid)).toEqual(no("kicked"));
		expect(ask(test, cid)).toEqual(no("no-such-guest"));
		test.time.pass(10 * minutes);
		expect(new Set(test.late.map(({ player }) => player))).toEqual(new Set([dan.id]));
	});

	test("O6 whoever takes his word back stops them from the next game on", () => {
		const test = playing(three);
		ask(test, dan);
		expect(test.table.command("openHands", bea, { agreed: false })).toEqual(done);
		test.time.pass(3 * minutes);
		expect(recordOf(test, dan)).not.toBeNull();
		for (const each of three) test.table.command("pause", each, {});
		test.finish();
		for (const each of three) test.table.command("resume", each, {});
		test.table.command("start", ana, {});
		expect(test.table.play?.dealt.delayed).toBe(false);
		expect(recordOf(test, dan)).toBeNull();
		expect(ask(test, eva)).toEqual(no("not-now"));
		test.time.pass(10 * minutes);
		expect(recordOf(test, dan)).toBeNull();
	});

	test("O7 of a watcher who plays next are told no more", () => {
		const test = playing(three);
		ask(test, dan);
		test.table.command("sit", dan, {});
		for (const each of three) test.table.command("pause", each, {});
		test.finish();
		for (const each of three) test.table.command("resume", each, {});
		const before = test.late.filter(({ player }) => player === dan.id).length;
		test.table.command("openHands", dan, { agreed: true });
		test.table.command("start", ana, {});
		expect(test.table.company.seatOf(dan.id)).toBe(3);
		test.time.pass(10 * minutes);
		expect(test.late.filter(({ player }) => player === dan.id)).toHaveLength(before);
	});

	test("O8 are not told to somebody who no longer wants them, or who has gone", () => {
		const test = playing(three);
		for (const each of [dan, eva]) ask(test, each);
		ask(test, dan, false);
		test.table.leave(eva.id);
		test.late.length = 0;
		test.time.pass(4 * minutes);
		expect(test.late).toEqual([]);
	});

	test("O9 do not grow old while nobody could play: after a fall everything counts as just shown", () => {
		const test = playing(three);
		test.time.pass(10 * minutes);
		test.playOne(three);
		test.fall(60 * minutes);
		for (const each of [...three, dan]) test.table.enter(each);
		ask(test, dan);
		expect(recordOf(test, dan)).toBeNull();
		test.time.pass(3 * minutes - 1);
		expect(recordOf(test, dan)).toBeNull();
		test.time.pass(1);
		expect(recordOf(test, dan)?.moves).not.toHaveLength(0);
	});

	test.each(["el-mentiroso", "liars-post"] as const)(
		"O10 at no time is anything told that is not three minutes old, and all that is can be replayed: %s",
		(game) =>
			forSeeds(5, file, (seed) => {
				const test = playing(three, { game }, seed);
				const random = seededRandom(seed);
				const { play } = test.table;
				if (play === null) throw new Error("no game");
				for (const each of three) test.table.command("pause", each, {});
				ask(test, dan);
				for (let i = 0; i < 80; i++) {
					test.time.pass(random.below(20_000));
					if (random.below(8) === 0) ask(test, eva, random.below(2) === 0);
					const before = test.time.now() - 3 * minutes;
					const old = play.made.filter(({ at }) => at <= before).length;
					const record = recordOf(test, dan);
					expect(record === null ? -1 : record.moves.length, `seed ${seed}, step ${i}`).toBe(
						play.dealt.startedAt <= before ? old : -1,
					);
					if (record !== null) expect(replay(JSON.stringify(record)).ok).toBe(true);
				}
			}),
	);
});
