import type { Advice } from "@fibbers/protocol";
import { expect, test } from "vitest";
import { person, TestTable } from "../../testkit/test-table.ts";

const [ana, bea] = [person("Ana"), person("Bea")];
const no = (reason: string) => ({ done: false, reason });
const advice: Advice = { move: { move: "challenge" }, share: 1, reason: { why: "impossible" } };

function againstComputers(): TestTable {
	const test = new TestTable({ seats: 4 }, ana);
	test.come(ana);
	test.table.command("start", ana, { fill: true });
	test.advice = advice;
	return test;
}

test("H1 whoever plays computers alone is told what the strongest would do, and why", async () => {
	const table = againstComputers();
	expect(await table.table.command("hint", ana, {})).toEqual({ done: true, advice });
	table.advice = null;
	expect(await table.table.command("hint", ana, {})).toEqual(no("nothing-to-decide"));
});

test("H2 nobody is told where people play each other, though one of them is away", async () => {
	const table = TestTable.playing([ana, bea, person("Cid")]);
	table.advice = advice;
	expect(await table.table.command("hint", ana, {})).toEqual(no("not-alone"));
	for (const who of [bea, person("Cid")]) table.table.command("stand", who, {});
	expect(await table.table.command("hint", ana, {})).toEqual(no("not-alone"));
});

test("H3 nobody is told who watches, and nothing before a game or after it", async () => {
	const table = againstComputers();
	table.table.enter(bea);
	expect(await table.table.command("hint", bea, {})).toEqual(no("not-seated"));
	table.table.command("stand", ana, {});
	table.finish();
	table.table.enter(ana);
	expect(await table.table.command("hint", ana, {})).toEqual(no("not-playing"));
});

test("H4 an adviser who cannot answer stops no game, and one hint is thought out at a time", async () => {
	const table = againstComputers();
	const hint = () => table.table.command("hint", ana, {});
	const thinking = Promise.withResolvers<Advice>();
	table.advise = () => thinking.promise;
	const first = hint();
	expect(await hint()).toEqual(no("too-fast"));
	thinking.resolve(advice);
	expect(await first).toEqual({ done: true, advice });
	table.advise = () => Promise.reject(new Error("too many ask"));
	expect(await hint()).toEqual(no("not-now"));
	expect(table.table.phase).toBe("playing");
	table.advise = async () => advice;
	expect(await hint()).toEqual({ done: true, advice });
});
