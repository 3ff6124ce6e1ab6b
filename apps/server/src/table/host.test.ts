import { bots } from "@fibbers/bots";
import { beforeAll, describe, expect, test } from "vitest";
import { person, TestTable } from "../../testkit/test-table.ts";
import type { Person } from "./chair.ts";

beforeAll(async () => {
	await bots.liar.medium.ready?.();
});

const [ana, bea, cid, dan, eva] = [person("Ana"), person("Bea"), person("Cid"), person("Dan"), person("Eva")];
const three = [ana, bea, cid];
const done = { done: true };
const no = (reason: string) => ({ done: false, reason });

const open = (people: readonly Person[] = three, settings = {}): TestTable => {
	const test = new TestTable({ seats: 4, ...settings }, ana);
	for (const each of people) test.come(each);
	return test;
};

const names = ({ table }: TestTable): string[] => table.company.chairs.map(({ profile }) => profile.name);
const host = ({ table }: TestTable): string | undefined =>
	table.company.chairs[table.company.findHost() ?? -1]?.profile.name;
const kick = (test: TestTable, who: Person, by = ana) => test.table.command("kick", by, { guest: test.guestOf(who) });

describe("guest numbers", () => {
	test("G1 everybody gets the next one on coming, and keeps it after leaving and a restart", () => {
		const test = open();
		test.table.enter(dan);
		expect([...three, dan].map((each) => test.guestOf(each))).toEqual([1, 2, 3, 4]);
		test.table.leave(bea.id);
		test.table.leave(dan.id);
		test.fall();
		test.table.enter(eva);
		test.table.enter(dan);
		expect([...three, dan, eva].map((each) => test.guestOf(each))).toEqual([1, 2, 3, 4, 5]);
	});

	test("G2 whoever is not let in gets none", () => {
		const test = open();
		test.table.command("lock", ana, { locked: true });
		test.table.enter(dan);
		expect(test.guestOf(dan)).toBe(0);
	});
});

describe("a kick", () => {
	test("H1 frees the chair before a game, and the player cannot return, also after a restart", () => {
		const test = open();
		expect(kick(test, bea)).toEqual(done);
		expect(names(test)).toEqual(["Ana", "Cid"]);
		expect(test.sentAway).toEqual([{ player: bea.id, why: "kicked" }]);
		expect(test.wordsTo(cid)).toContain("kicked Bea");
		test.table.leave(bea.id);
		expect(test.table.enter(bea)).toEqual(no("kicked"));
		test.fall();
		expect(test.table.enter(bea)).toEqual(no("kicked"));
	});

	test("H2 leaves a running game to the computer, and the chair is free after it", () => {
		const test = TestTable.playing(three, { doubtMs: 0 });
		expect(kick(test, bea)).toEqual(done);
		expect(test.table.company.chairs[1]).toMatchObject({ player: bea.id, presence: "away" });
		test.table.leave(bea.id);
		for (const each of [ana, cid]) test.table.command("pause", each, {});
		test.finish();
		expect(test.table.phase).toBe("over");
		test.come(dan);
		test.table.command("start", ana, {});
		expect(names(test)).toEqual(["Ana", "Cid", "Dan"]);
	});

	test("H3 is meant for watchers and for those who wait, too", () => {
		const test = TestTable.playing(three);
		test.come(dan);
		test.table.enter(eva);
		for (const each of [dan, eva]) expect(kick(test, each)).toEqual(done);
		expect(test.table.company.waitingCount).toBe(0);
		for (const each of [dan, eva]) test.table.leave(each.id);
		for (const each of [dan, eva]) expect(test.table.enter(each)).toEqual(no("kicked"));
	});

	test("H4 ends what the kicked can do at once, before his line is gone", () => {
		const test = TestTable.playing(three);
		kick(test, bea);
		for (const [name, body] of [
			["resume", {}],
			["chat", { text: "but" }],
			["sit", {}],
		] as const)
			expect(test.table.command(name, bea, body)).toEqual(no("no-such-guest"));
		expect(test.table.company.chairs[1]?.presence).toBe("away");
	});

	test("H5 is the host's, and not meant for himself", () => {
		const test = open();
		expect(kick(test, ana, bea)).toEqual(no("not-host"));
		expect(kick(test, ana)).toEqual(no("yourself"));
		expect(test.table.command("kick", ana, { guest: 9 })).toEqual(no("no-such-guest"));
	});
});

describe("a lock", () => {
	test("H6 lets in those who were there, and nobody new, also after a restart", () => {
		const test = open();
		test.table.enter(dan);
		expect(test.table.command("lock", ana, { locked: true })).toEqual(done);
		expect(test.table.enter(eva)).toEqual(no("locked"));
		for (const each of [bea, dan]) {
			test.table.leave(each.id);
			expect(test.table.enter(each)).toEqual(done);
		}
		expect(test.table.command("sit", dan, {})).toEqual(done);
		test.fall();
		expect(test.table.enter(eva)).toEqual(no("locked"));
		expect(test.table.enter(dan)).toEqual(done);
		test.table.enter(ana);
		expect(test.table.command("lock", ana, { locked: false })).toEqual(done);
		expect(test.table.enter(eva)).toEqual(done);
		expect(test.wordsTo(bea).filter((line) => /locked/.test(line))).toEqual(["locked Ana"]);
		expect(test.wordsTo(dan).filter((line) => /locked/.test(line))).toEqual(["locked Ana", "unlocked Ana"]);
	});
});

describe("the host", () => {
	test("H7 hands over to somebody who sits, to nobody else, and all hear it", () => {
		const test = open();
		test.table.enter(dan);
		expect(test.table.command("handOver", ana, { guest: test.guestOf(dan) })).toEqual(no("not-seated"));
		expect(test.table.command("handOver", ana, { guest: test.guestOf(cid) })).toEqual(done);
		expect(host(test)).toBe("Cid");
		expect(test.wordsTo(dan)).toEqual(["host Cid"]);
		expect(test.table.command("lock", ana, { locked: true })).toEqual(no("not-host"));
		test.fall();
		expect(host(test)).toBe("Cid");
	});

	test("H8 passes on when the host stands up or stays away, and all hear who is next", () => {
		const test = open();
		test.table.command("stand", ana, {});
		expect(host(test)).toBe("Bea");
		test.table.leave(bea.id);
		expect(host(test)).toBe("Bea");
		test.time.pass(45_000);
		expect(host(test)).toBe("Cid");
		expect(test.wordsTo(cid)).toEqual(["left Ana", "host Bea", "host Cid"]);
	});

	test("H9 whoever comes back is not the host again", () => {
		const test = TestTable.playing(three);
		test.table.command("stand", ana, {});
		test.table.command("resume", ana, {});
		expect(host(test)).toBe("Bea");
	});

	test("H10 swaps two seats before a game", () => {
		const test = open();
		expect(test.table.command("swap", ana, { a: 0, b: 2 })).toEqual(done);
		expect(names(test)).toEqual(["Cid", "Bea", "Ana"]);
		expect(test.table.command("swap", ana, { a: 0, b: 3 })).toEqual(no("no-such-seat"));
		expect(test.table.command("swap", bea, { a: 0, b: 1 })).toEqual(no("not-host"));
		test.table.command("start", ana, {});
		expect(test.table.command("swap", ana, { a: 0, b: 1 })).toEqual(no("not-now"));
	});

	test("H11 fills the free chairs with computers and starts", () => {
		const test = open([ana]);
		expect(test.table.command("start", ana, { fill: false })).toEqual(no("too-few-players"));
		expect(test.table.company.chairs).toHaveLength(1);
		expect(test.table.command("start", ana, { fill: true })).toEqual(done);
		expect(test.table.company.chairs.map(({ player }) => player)).toEqual([ana.id, null, null, null]);
		expect(test.table.phase).toBe("playing");
	});

	test("H12 fills the chairs of those who left for the next game, also when somebody must say first who starts", () => {
		const test = TestTable.playing([ana, bea], { game: "liar", seats: 2, doubtMs: 0 });
		for (const each of [ana, bea]) test.table.command("stand", each, {});
		test.finish();
		const loser = test.table.play?.verdict?.loser;
		const [chooser, other] = loser === 0 ? [ana, bea] : [bea, ana];
		for (const each of [ana, bea]) test.table.command("resume", each, {});
		test.table.command("stand", other, {});
		test.table.command("resume", chooser, {});
		expect(test.table.command("start", chooser, { fill: true })).toEqual(done);
		test.time.pass(20_000);
		expect(test.table.phase).toBe("playing");
		expect(test.table.company.chairs.map(({ player }) => player)).toEqual([chooser.id, null]);
	});
});
