import { describe, expect, test } from "vitest";
import { person, TestTable } from "../../../testkit/test-table.ts";
import type { Person } from "../chair.ts";

const [ana, bea, cid, dan, eva] = [person("Ana"), person("Bea"), person("Cid"), person("Dan"), person("Eva")];
const three = [ana, bea, cid];
const done = { done: true };
const no = (reason: string) => ({ done: false, reason });

const say = (test: TestTable, who: Person, text: string) => test.table.command("chat", who, { text });

/** What somebody is told who comes back now. */
const soFar = ({ table }: TestTable, who: Person): string[] =>
	table.talk.soFar(who.id).flatMap((line) => ("text" in line ? [line.text] : []));

/** The game of these three ends, played by computers; everybody is there again after it. */
function finish(test: TestTable): void {
	for (const each of three) test.table.command("pause", each, {});
	test.finish();
	for (const each of three) test.table.command("resume", each, {});
}

describe("the chat", () => {
	test("C1 before a game everybody hears everybody", () => {
		const test = new TestTable({}, ana);
		test.come(ana);
		for (const each of [bea, dan]) test.table.enter(each);
		expect(say(test, ana, "hello")).toEqual(done);
		expect(say(test, dan, "I only watch")).toEqual(done);
		expect(test.table.command("chat", bea, { preset: "laugh" })).toEqual(done);
		for (const each of [ana, bea, dan]) expect(test.wordsTo(each)).toEqual(["hello", "I only watch", "laugh"]);
	});

	test("C2 a line says who it is from, and whether he watches", () => {
		const test = TestTable.playing(three);
		test.table.enter(dan);
		say(test, bea, "mine");
		say(test, dan, "ours");
		const [mine, ours] = test.table.talk.soFar(dan.id);
		expect(mine).toMatchObject({ from: 2, name: "Bea", picture: "cat", tone: 3, watcher: false, text: "mine" });
		expect(ours).toMatchObject({ from: 4, name: "Dan", watcher: true, text: "ours" });
		expect(ours?.id).toBeGreaterThan(mine?.id ?? 0);
		expect(Object.values(mine ?? {}).join()).not.toContain(bea.id);
	});

	test("C3 while a game runs watchers hear all, and players hear players", () => {
		const test = TestTable.playing(three);
		for (const each of [dan, eva]) test.table.enter(each);
		say(test, ana, "to all");
		say(test, dan, "among us");
		for (const each of three) expect(test.wordsTo(each)).toEqual(["to all"]);
		for (const each of [dan, eva]) expect(test.wordsTo(each)).toEqual(["to all", "among us"]);
		for (const each of three) expect(soFar(test, each)).toEqual(["to all"]);
		expect(soFar(test, eva)).toEqual(["to all", "among us"]);
	});

	test("C4 whoever has left his seat to the computer is a player still", () => {
		const test = TestTable.playing(three);
		test.table.enter(dan);
		test.table.command("stand", bea, {});
		say(test, dan, "among us");
		say(test, bea, "not me");
		expect(test.wordsTo(bea)).toEqual(["left Bea", "not me"]);
		expect(test.wordsTo(dan)).toEqual(["left Bea", "among us", "not me"]);
	});

	test("C5 when the game is over players hear what watchers said, each line once", () => {
		const test = TestTable.playing(three, { doubtMs: 0 });
		test.table.enter(dan);
		say(test, dan, "among us");
		expect(test.wordsTo(ana)).toEqual([]);
		finish(test);
		say(test, dan, "to all");
		for (const each of [...three, dan]) expect(test.wordsTo(each)).toEqual(["among us", "to all"]);
		test.table.command("start", ana, {});
		expect(test.table.phase).toBe("playing");
		expect(soFar(test, ana)).toEqual(["among us", "to all"]);
		say(test, dan, "again among us");
		expect(soFar(test, ana)).toEqual(["among us", "to all"]);
	});

	test("C6 ids tell nothing of lines in between", () => {
		const test = TestTable.playing(three);
		test.table.enter(dan);
		say(test, ana, "one");
		for (let i = 0; i < 4; i++) {
			test.time.pass(100);
			say(test, dan, "hush");
		}
		test.time.pass(100);
		say(test, ana, "two");
		const [one, two] = test.table.talk.soFar(ana.id);
		expect((two?.id ?? 0) - (one?.id ?? 0)).toBe(500);
	});

	test("C7 the last 60 lines are remembered, and watchers do not push out what players said", () => {
		const test = TestTable.playing(three);
		test.table.enter(dan);
		for (let i = 0; i < 70; i++) {
			test.time.pass(2_000);
			say(test, ana, `from Ana: ${i}`);
			say(test, dan, `from Dan: ${i}`);
		}
		expect(soFar(test, bea)).toEqual(Array.from({ length: 60 }, (_, i) => `from Ana: ${i + 10}`));
		expect(soFar(test, dan)).toHaveLength(60);
		expect(soFar(test, dan).at(-1)).toBe("from Dan: 69");
	});

	test("C8 five lines in ten seconds, and no more", () => {
		const test = TestTable.playing(three);
		for (let i = 0; i < 5; i++) expect(say(test, ana, `${i}`)).toEqual(done);
		expect(say(test, ana, "more")).toEqual(no("too-fast"));
		expect(test.table.command("chat", ana, { preset: "sorry" })).toEqual(no("too-fast"));
		expect(say(test, bea, "me")).toEqual(done);
		test.time.pass(9_999);
		expect(say(test, ana, "more")).toEqual(no("too-fast"));
		test.time.pass(1);
		expect(say(test, ana, "more")).toEqual(done);
	});

	test("C9 neither nothing nor too much", () => {
		const test = TestTable.playing(three);
		expect(say(test, ana, " \u200B ")).toEqual(no("empty"));
		expect(say(test, ana, "🂡".repeat(201))).toEqual(no("too-long"));
		expect(say(test, ana, "🂡".repeat(200))).toEqual(done);
		expect(test.wordsTo(bea)).toEqual(["🂡".repeat(200)]);
	});

	test("C10 coarse words are covered for others, as long as the host wants it", () => {
		const test = TestTable.playing(three);
		say(test, ana, "what the fuck");
		expect(test.wordsTo(ana)).toEqual(["what the fuck"]);
		expect(test.wordsTo(bea)).toEqual(["what the ****"]);
		expect(test.table.command("configure", bea, { filter: false })).toEqual(no("not-host"));
		expect(test.table.command("configure", ana, { filter: false })).toEqual(done);
		say(test, ana, "oh fuck");
		expect(test.wordsTo(bea)).toEqual(["what the ****", "oh fuck"]);
		expect(soFar(test, cid)).toEqual(["what the ****", "oh fuck"]);
	});

	test("C11 whom I muted I do not hear, also when I return and after a restart; others do", () => {
		const test = TestTable.playing(three);
		expect(test.table.command("mute", ana, { guest: test.guestOf(bea), muted: true })).toEqual(done);
		say(test, bea, "blah");
		expect(test.wordsTo(ana)).toEqual([]);
		expect(test.wordsTo(cid)).toEqual(["blah"]);
		test.fall();
		for (const each of three) test.table.enter(each);
		expect(test.table.mutes.of(ana.id)).toEqual([bea.id]);
		expect(soFar(test, ana)).toEqual([]);
		test.table.command("mute", ana, { guest: test.guestOf(bea), muted: false });
		say(test, bea, "hello");
		expect(test.wordsTo(ana)).toEqual(["hello"]);
		expect(test.table.command("mute", ana, { guest: test.guestOf(ana), muted: true })).toEqual(no("yourself"));
		expect(test.table.command("mute", ana, { guest: 9, muted: true })).toEqual(no("no-such-guest"));
	});

	test("C12 who blocked me, or whom I blocked, I do not hear, and he does not hear me", async () => {
		const test = TestTable.playing(three);
		for (const each of three) await test.circle.learn(each.id);
		expect(await test.table.command("block", bea, { guest: test.guestOf(ana) })).toEqual(done);
		say(test, ana, "from Ana");
		say(test, bea, "from Bea");
		expect(test.wordsTo(ana)).toEqual(["from Ana"]);
		expect(test.wordsTo(bea)).toEqual(["from Bea"]);
		expect(test.wordsTo(cid)).toEqual(["from Ana", "from Bea"]);
		expect(test.ties.of(bea.id).apart.has(ana.id)).toBe(true);
	});

	test("C13 a friend is asked by his guest number", async () => {
		const test = TestTable.playing(three);
		expect(await test.table.command("befriend", ana, { guest: test.guestOf(cid) })).toEqual(done);
		expect(test.ties.of(cid.id).friends.has(ana.id)).toBe(true);
		expect(await test.table.command("befriend", ana, { guest: test.guestOf(ana) })).toEqual(no("yourself"));
		expect(await test.table.command("befriend", ana, { guest: 0 })).toEqual(no("no-such-guest"));
	});

	test("C14 a report takes along what the reporter could hear, as it was typed, and nobody else's name", async () => {
		const test = TestTable.playing(three);
		test.table.enter(dan);
		say(test, dan, "among us");
		say(test, bea, "fuck");
		say(test, cid, "hush");
		test.table.command("chat", ana, { preset: "sorry" });
		const given = { guest: test.guestOf(bea), reason: "chat", text: " rude\u202E " } as const;
		expect(await test.table.command("report", ana, given)).toEqual(done);
		expect(test.reports).toEqual([
			{
				reporter: ana.id,
				reported: bea.id,
				table: "TESTED",
				reason: "chat",
				text: "rude",
				lines: [
					{ at: expect.any(Number), by: "reported", said: "fuck" },
					{ at: expect.any(Number), by: "another", said: "hush" },
					{ at: expect.any(Number), by: "reporter", said: "sorry" },
				],
			},
		]);
		for (let i = 0; i < 2; i++) await test.table.command("report", ana, given);
		expect(await test.table.command("report", ana, given)).toEqual(no("too-fast"));
	});

	test("C15 whoever is called otherwise has said what he said under the new name", () => {
		const test = TestTable.playing(three);
		say(test, bea, "mine");
		test.table.command("profile", { ...bea, profile: { ...bea.profile, name: "Somebody" } }, {});
		expect(test.table.talk.soFar(ana.id)).toMatchObject([{ name: "Somebody", text: "mine" }]);
	});

	test("C16 nothing that is said is in the table's story", () => {
		const test = TestTable.playing(three);
		say(test, bea, "a word to find");
		test.table.command("mute", ana, { guest: test.guestOf(bea), muted: true });
		expect(JSON.stringify(test.entries)).not.toContain("a word to find");
	});
});
