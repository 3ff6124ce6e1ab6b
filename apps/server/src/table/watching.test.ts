import { describe, expect, test } from "vitest";
import { person, TestTable } from "../../testkit/test-table.ts";
import type { Person } from "./chair.ts";

const [ana, bea, cid, dan, eva] = [person("Ana"), person("Bea"), person("Cid"), person("Dan"), person("Eva")];
const three = [ana, bea, cid];
const done = { done: true };
const no = (reason: string) => ({ done: false, reason });

/** Comes in as at a real table, where it is known first what he is to others. */
const enter = async (test: TestTable, who: Person) => {
	await test.circle.learn(who.id);
	return test.table.enter(who);
};

describe("who may watch", () => {
	test("W1 friends of anybody who sits there, and nobody else", async () => {
		const test = TestTable.playing(three, { watch: "friends" });
		await test.ties.befriend(bea.id, dan.id);
		expect(await enter(test, dan)).toEqual(done);
		expect(await enter(test, eva)).toEqual(no("table-full"));
		expect(test.table.company.watching.map(({ id }) => id)).toEqual([dan.id]);
	});

	test("W2 whoever may not watch sits down while there is room, as he comes to play", async () => {
		const test = new TestTable({ seats: 3, watch: "friends" }, ana);
		test.come(ana);
		await test.ties.befriend(ana.id, dan.id);
		expect(await enter(test, dan)).toEqual(done);
		expect(await enter(test, eva)).toEqual(done);
		expect(test.table.company.chairs.map(({ player }) => player)).toEqual([ana.id, eva.id]);
	});

	test("W3 a change of the setting sends away whom it does not let watch, in the middle of a game", async () => {
		const test = TestTable.playing(three);
		await test.ties.befriend(bea.id, dan.id);
		for (const each of [dan, eva]) await enter(test, each);
		expect(test.table.command("configure", ana, { watch: "friends" })).toEqual(done);
		expect(test.sentAway).toEqual([{ player: eva.id, why: "not-watchable" }]);
		expect(test.table.agreed.watch).toBe("friends");
		expect(test.table.command("configure", ana, { watch: "nobody", turnMs: 15_000 })).toEqual(no("not-now"));
		expect(test.table.command("configure", ana, { watch: "nobody" })).toEqual(done);
		expect(test.sentAway.map(({ player }) => player)).toEqual([eva.id, dan.id, eva.id]);
	});

	test("W4 the beginning of a game sends away whom it does not let watch", async () => {
		const test = new TestTable({ seats: 4, watch: "friends" }, ana);
		for (const each of three) test.come(each);
		await test.ties.befriend(bea.id, dan.id);
		for (const each of [dan, eva]) await enter(test, each);
		test.table.command("stand", eva, {});
		expect(test.sentAway).toEqual([]);
		test.table.command("start", ana, {});
		expect(test.sentAway).toEqual([{ player: eva.id, why: "not-watchable" }]);
	});

	test("W5 watchers follow to the next game, and take a free seat then", () => {
		const test = TestTable.playing(three, { doubtMs: 0, seats: 4 });
		for (const each of [dan, eva]) test.table.enter(each);
		expect(test.table.command("sit", dan, {})).toEqual(done);
		for (const each of three) test.table.command("pause", each, {});
		test.finish();
		for (const each of three) test.table.command("ready", each, { ready: true });
		test.table.command("start", ana, {});
		expect(test.table.round).toBe(2);
		expect(test.table.viewerOf(dan.id)).toBe(3);
		expect(test.table.viewerOf(eva.id)).toBe("spectator");
		expect(test.table.company.watching.map(({ id }) => id)).toEqual([eva.id]);
	});

	test("W6 a watcher's new name is shown", () => {
		const test = TestTable.playing(three);
		test.table.enter(dan);
		test.table.command("profile", { ...dan, profile: { ...dan.profile, name: "Dana" } }, {});
		expect(test.table.company.watching.map(({ profile }) => profile.name)).toEqual(["Dana"]);
	});
});
