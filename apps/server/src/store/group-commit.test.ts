import { describe, expect, it } from "vitest";
import { temporaryFolder } from "../../testkit/store/folder.ts";
import { HeldJournal } from "../../testkit/store/held-journal.ts";
import { entry, noon } from "../../testkit/store/samples.ts";
import { TurnedTime } from "../../testkit/turned-time.ts";
import { systemTime } from "../table/time.ts";
import { JournalRefused, StoreUnavailable } from "./errors.ts";
import { GroupCommit } from "./group-commit.ts";
import { openStore } from "./open-store.ts";
import type { JournalEntry } from "./store.ts";

function setUp() {
	const [journal, time] = [new HeldJournal(), new TurnedTime()];
	return { journal, time, commit: new GroupCommit(journal, time) };
}

/** What has settled so far of each, without waiting for the rest. */
async function settled(promises: readonly Promise<void>[]): Promise<readonly string[]> {
	const seen = promises.map(() => "waiting");
	for (const [i, promise] of promises.entries())
		promise.then(
			() => (seen[i] = "done"),
			(error) => (seen[i] = error.code ?? error.name),
		);
	await new Promise((resolve) => setImmediate(resolve));
	return seen;
}

const turn = () => new Promise((resolve) => setImmediate(resolve));

describe("group commit", () => {
	it("writes together what comes together, and tells everybody when it is there", async () => {
		const { journal, time, commit } = setUp();
		const calls = [commit.append([entry("A", 1), entry("A", 2)]), commit.append([entry("B", 1)])];
		expect(journal.calls).toEqual([]);
		time.pass(0);
		expect(journal.keys).toEqual([["A 1", "A 2", "B 1"]]);
		expect(await settled(calls)).toEqual(["waiting", "waiting"]);
		journal.accept();
		expect(await settled(calls)).toEqual(["done", "done"]);
	});

	it("one flush at a time: what comes meanwhile waits for the next, in its order", async () => {
		const { journal, time, commit } = setUp();
		const first = commit.append([entry("A", 1)]);
		time.pass(0);
		const later = [commit.append([entry("A", 2)]), commit.append([entry("B", 1)]), commit.append([entry("A", 3)])];
		time.pass(1_000);
		expect(journal.calls).toHaveLength(1);
		journal.accept();
		await first;
		await turn();
		time.pass(0);
		expect(journal.keys[1]).toEqual(["A 2", "B 1", "A 3"]);
		journal.accept();
		expect(await settled(later)).toEqual(["done", "done", "done"]);
		expect(time.pending).toBe(0);
	});

	it("a flush starts 20 ms after the one before it at the earliest, also when the clock is set back", async () => {
		const { journal, time, commit } = setUp();
		const first = commit.append([entry("A", 1)]);
		time.pass(0);
		journal.accept();
		await first;
		await turn();
		const second = commit.append([entry("A", 2)]);
		time.pass(19);
		expect(journal.calls).toHaveLength(1);
		time.pass(1);
		expect(journal.calls).toHaveLength(2);
		journal.accept();
		await second;
		await turn();
		time.setBack(3_600_000);
		void commit.append([entry("A", 3)]);
		time.pass(20);
		expect(journal.calls).toHaveLength(3);
	});

	it("when the store is unavailable, whoever was in that flush is told, and those behind for the same table", async () => {
		const { journal, time, commit } = setUp();
		const inFlush = [commit.append([entry("A", 1)]), commit.append([entry("B", 1), entry("C", 1)])];
		time.pass(0);
		const behind = [commit.append([entry("D", 1)]), commit.append([entry("C", 2)]), commit.append([entry("A", 2)])];
		journal.fail(new StoreUnavailable("gone"));
		const gone = "StoreUnavailable";
		expect(await settled([...inFlush, ...behind])).toEqual([gone, gone, "waiting", gone, gone]);
		const again = commit.append([entry("A", 1)]);
		time.pass(20);
		expect(journal.keys[1]).toEqual(["D 1", "A 1"]);
		journal.accept();
		expect(await settled([...behind.slice(0, 1), again])).toEqual(["done", "done"]);
	});

	it("when one table is refused, the others are written at once without it", async () => {
		const { journal, time, commit } = setUp();
		const calls = ["A", "B", "C", "B"].map((table, i) => commit.append([entry(table, i)]));
		time.pass(0);
		journal.fail(new JournalRefused("not-ours", ["B"]));
		expect(await settled(calls)).toEqual(["waiting", "not-ours", "waiting", "not-ours"]);
		expect(journal.keys[1]).toEqual(["A 0", "C 2"]);
		journal.fail(new JournalRefused("out-of-order", ["C"]));
		expect(await settled(calls)).toEqual(["waiting", "not-ours", "out-of-order", "not-ours"]);
		journal.accept();
		expect(await settled(calls)).toEqual(["done", "not-ours", "out-of-order", "not-ours"]);
	});

	it("what was refused with another table leaves no gap in its own", async () => {
		const { journal, time, commit } = setUp();
		const calls = [
			commit.append([entry("B", 1)]),
			commit.append([entry("A", 1), entry("B", 2)]),
			commit.append([entry("B", 3)]),
			commit.append([entry("C", 1)]),
		];
		time.pass(0);
		const behind = [commit.append([entry("B", 4)]), commit.append([entry("C", 2)])];
		journal.fail(new JournalRefused("out-of-order", ["A"]));
		const outcomes = ["waiting", "out-of-order", "out-of-order", "waiting", "out-of-order", "waiting"];
		expect(await settled([...calls, ...behind])).toEqual(outcomes);
		expect(journal.keys[1]).toEqual(["B 1", "C 1"]);
	});

	it("nothing to write is no write, and draining waits for all that is", async () => {
		const { journal, time, commit } = setUp();
		await commit.append([]);
		await commit.drain();
		expect(journal.calls).toEqual([]);
		const calls = [commit.append([entry("A", 1)])];
		const drained = commit.drain();
		calls.push(commit.append([entry("A", 2)]));
		journal.accept();
		expect(await settled([...calls, drained])).toEqual(["done", "waiting", "waiting"]);
		time.pass(20);
		journal.accept();
		expect(await settled([...calls, drained])).toEqual(["done", "done", "done"]);
	});

	it("on a real disk a thousand calls need few writes and lose nothing", async () => {
		const store = await openStore({ dataDir: await temporaryFolder() });
		const sizes: number[] = [];
		const append = (entries: readonly JournalEntry[]): Promise<void> => {
			sizes.push(entries.length);
			return store.journal.append(entries);
		};
		const commit = new GroupCommit({ append }, systemTime);
		const tables = ["AAAAAA", "BBBBBB", "CCCCCC"];
		for (const table of tables) await store.journal.open(table, "here", noon);
		const calls = Array.from({ length: 1_002 }, (_, i) =>
			commit.append([entry(tables[i % 3] ?? "", Math.floor(i / 3))]),
		);
		await Promise.all(calls);
		for (const table of tables)
			expect((await store.journal.read(table)).map(({ seq }) => seq)).toEqual([...Array(334).keys()]);
		expect(sizes.length).toBeLessThan(10);
		expect(sizes.reduce((a, b) => a + b)).toBe(1_002);
		await store.close();
	});
});
