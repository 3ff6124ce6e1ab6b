import { bots } from "@fibbers/bots";
import { checkDeal } from "@fibbers/protocol/fairness";
import { gameIds } from "@fibbers/rules";
import { beforeAll, describe, expect, test } from "vitest";
import { person, TestTable } from "../../testkit/test-table.ts";

beforeAll(async () => {
	await bots.liar.medium.ready?.();
});

const [ana, bea] = [person("Ana"), person("Bea")];
const two = [ana, bea];
const done = { done: true };
const no = (reason: string) => ({ done: false, reason });
const bytes = "00112233445566778899aabbccddeeff";

/** Ana and Bea at a table that waits for the bytes of its players. */
function table(): TestTable {
	const test = new TestTable({ game: "liar", seats: 2 }, ana, 1, { contribute: 2_000 });
	for (const each of two) test.come(each);
	return test;
}

const contribute = (test: TestTable, who = ana, commitment = test.table.rounds.commitment) =>
	test.table.command("contribute", who, { commitment, bytes });

describe("the deal can be checked", () => {
	test("D1 it is promised before anybody adds to it, and waits for those who are here", () => {
		const test = table();
		const promised = test.table.rounds.commitment;
		expect(promised).toMatch(/^[\da-f]{64}$/);
		expect(contribute(test)).toEqual(done);
		expect(test.table.command("start", ana, {})).toEqual(done);
		expect(test.table.phase).toBe("open");
		expect(contribute(test, bea)).toEqual(done);
		expect(test.table.phase).toBe("playing");
		expect(test.table.rounds.commitment).toBe(promised);
		expect(test.table.play?.dealt.proof).toMatchObject({
			commitment: promised,
			contributions: [bytes, bytes],
			round: 1,
		});
	});

	test("D2 who does not answer within two seconds is left out, and it is said", () => {
		const test = table();
		contribute(test, bea);
		test.table.command("start", ana, {});
		test.time.pass(1_999);
		expect(test.table.phase).toBe("open");
		test.time.pass(1);
		expect(test.table.phase).toBe("playing");
		expect(test.table.play?.dealt.proof.contributions).toEqual([null, bytes]);
	});

	test("D3 it does not wait for those without a connection, nor for computers", () => {
		const test = new TestTable({ game: "liars-post", seats: 4 }, ana, 1, { contribute: 2_000 });
		for (const each of two) test.come(each);
		test.table.command("addComputer", ana, {});
		test.table.leave(bea.id);
		contribute(test);
		test.table.command("start", ana, {});
		expect(test.table.phase).toBe("playing");
		expect(test.table.play?.dealt.proof.contributions).toEqual([bytes, null, null]);
	});

	test("D4 bytes for another promise are stale; a second time changes nothing; watchers add nothing", () => {
		const test = table();
		test.table.enter(person("Cid"));
		expect(contribute(test, person("Cid"))).toEqual(no("not-seated"));
		expect(contribute(test, ana, "0".repeat(64))).toEqual(no("stale"));
		contribute(test);
		test.table.command("contribute", ana, { commitment: test.table.rounds.commitment, bytes: "ff".repeat(16) });
		contribute(test, bea);
		test.table.command("start", ana, {});
		expect(test.table.play?.dealt.proof.contributions).toEqual([bytes, bytes]);
		expect(contribute(test)).toEqual(no("stale"));
	});

	test("D5 each deal has a promise of its own", () => {
		const test = table();
		const promises = [test.table.rounds.commitment];
		test.table.command("start", ana, {});
		test.time.pass(2_000);
		for (const each of two) test.table.command("stand", each, {});
		test.finish();
		promises.push(test.table.rounds.commitment);
		expect(new Set(promises).size).toBe(2);
	});

	test.each(gameIds)("D6 a kept game's deal is worked out again from its record: %s", (game) => {
		const test = new TestTable({ game, seats: game === "liar" ? 2 : 3 }, ana, 5, { contribute: 2_000 });
		for (const each of two) test.come(each);
		for (const each of two) contribute(test, each);
		if (game !== "liar") test.table.command("addComputer", ana, {});
		test.table.command("start", ana, {});
		for (const each of two) test.table.command("stand", each, {});
		test.finish();
		const record: unknown = JSON.parse(JSON.stringify(test.ended[0]?.play.record));
		expect(checkDeal(record)).toEqual({ fair: true });
	});
});
