import { gameIds, pick, type Random, seededRandom } from "@fibbers/rules";
import { expect, test } from "vitest";
import { person, TestTable } from "../../testkit/test-table.ts";
import { alone } from "../cluster/alone.ts";
import type { Board } from "../cluster/board.ts";
import { Summaries } from "./summaries.ts";
import { summaryOf, type TableSummary } from "./summary.ts";

const people = ["Ana", "Bea", "Cid", "Dan", "Eve"].map(person);
const [ana, bea] = people as [ReturnType<typeof person>, ReturnType<typeof person>];

/** A board that counts what is put on it. */
function counted() {
	const board: Board<TableSummary> = alone().board("tables");
	const puts: (TableSummary | null)[] = [];
	const counting: Board<TableSummary> = {
		put(key, value) {
			puts.push(value);
			board.put(key, value);
		},
		of: (key) => board.of(key),
		keys: () => board.keys(),
		onChange: (listener) => board.onChange(listener),
	};
	return { puts, summaries: new Summaries(counting) };
}

const withoutVersion = (table: TableSummary): TableSummary => ({ ...table, version: 0 });

/** One of these does something, whether he may or not. */
function happen({ table }: TestTable, random: Random): void {
	const who = pick(people, random);
	const other = table.company.guests.numberOf(pick(people, random).id);
	const acts = [
		() => table.enter(who),
		() => table.leave(who.id),
		() => table.command("sit", who, {}),
		() => table.command("stand", who, {}),
		() => table.command("addComputer", who, {}),
		() => table.command("removeSeat", who, { seat: random.below(4) }),
		() => table.command("swap", who, { a: 0, b: 1 }),
		() => table.command("lock", who, { locked: random.below(2) > 0 }),
		() => table.command("start", who, {}),
		() => table.command("reopen", who, {}),
		() => table.command("pause", who, {}),
		() => table.command("resume", who, {}),
		() => table.command("handOver", who, { guest: other }),
		() => random.below(8) === 0 && table.command("kick", who, { guest: other }),
		() => table.command("configure", who, { listed: random.below(3) > 0, turnMs: pick([15_000, 30_000], random) }),
		() => table.command("configure", who, { game: pick(gameIds, random), watch: pick(["all", "friends"], random) }),
		() => table.command("profile", { ...who, profile: { ...who.profile, tone: random.below(8) } }, {}),
	];
	pick(acts, random)();
}

test.each([1, 2, 3, 4, 5, 6])("whatever happens at a table, its summary tells it (seed %i)", (seed) => {
	const random = seededRandom(seed);
	const test = new TestTable({ listed: true }, ana, seed);
	const { summaries, puts } = counted();
	test.come(ana);
	for (let i = 0; i < 400; i++) {
		happen(test, random);
		if (random.below(3) === 0) test.time.pass(random.below(20_000));
		if (test.isClosed) break;
		summaries.shown(test.table);
		const now = summaries.find(test.table.code);
		expect(now && withoutVersion(now)).toEqual(withoutVersion(summaryOf(test.table)));
		for (const { id } of people) {
			const isThere = test.table.company.everybody.includes(id);
			expect(summaries.tablesOf(id).map(({ code }) => code)).toEqual(isThere ? [test.table.code] : []);
		}
	}
	expect(puts.length).toBeGreaterThan(20);
	for (const [i, put] of puts.entries()) {
		const before = puts[i - 1];
		if (put && before) expect(withoutVersion(put)).not.toEqual(withoutVersion(before));
	}
});

test("moves are told to no other process", () => {
	const three = people.slice(0, 3);
	const test = TestTable.playing(three);
	const { summaries, puts } = counted();
	test.onChange = () => summaries.shown(test.table);
	for (let i = 0; i < 3; i++) {
		test.time.pass(10_000);
		expect(test.playOne(three)).toEqual({ done: true });
		expect(puts).toHaveLength(1);
	}
	expect(puts[0]?.phase).toBe("playing");
});

test("of a table that two processes show the later is true", () => {
	const board: Board<TableSummary> = alone().board("tables");
	let others: readonly (readonly [string, TableSummary])[] = [];
	const two: Board<TableSummary> = {
		put: (key, value) => board.put(key, value),
		of: (key) => new Map([...board.of(key), ...others.filter(([, { code }]) => code === key)]),
		keys: () => board.keys(),
		onChange: (listener) => board.onChange(listener),
	};
	const summaries = new Summaries(two);
	const test = new TestTable({}, ana);
	test.come(ana);
	const { table } = test;
	const successor = { ...summaryOf(table), version: table.version + 2, connected: [bea.id] };
	others = [["successor", successor]];
	summaries.shown(table);
	expect(summaries.find(table.code)).toBe(successor);
	expect(summaries.tablesOf(bea.id)).toEqual([successor]);
	summaries.gone(table);
	expect(summaries.find(table.code)).toBe(successor);
	two.put(table.code, successor);
	others = [];
	two.put(table.code, null);
	expect([summaries.find(table.code), summaries.tablesOf(bea.id)]).toEqual([null, []]);
});

test("a table that was brought back in this process is not taken away when the one before it ends", () => {
	const { summaries } = counted();
	const test = new TestTable({}, ana);
	test.come(ana);
	const { table: before } = test;
	summaries.shown(before);
	test.fall();
	summaries.shown(test.table);
	summaries.gone(before);
	expect(summaries.find(before.code)?.connected).toEqual([]);
	expect(summaries.codeOf(ana.id)).toBe(before.code);
});
