import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { seededRandom } from "@fibbers/rules";
import { baseSeed } from "@fibbers/rules/testkit";
import { beforeAll, expect, test } from "vitest";
import { FallingServer, NetworkClient, TableInFalls } from "../testkit/index.ts";
import { openStore } from "./store/open-store.ts";
import type { Store, StoredEntry } from "./store/store.ts";
import type { Change } from "./table/story.ts";

let server: FallingServer;
let store: Store;

beforeAll(async () => {
	const dataDir = await mkdtemp(path.join(tmpdir(), "fibbers-faults-"));
	server = await FallingServer.start({ DATA_DIR: dataDir });
	store = await openStore({ dataDir });
	return async () => {
		await store.close();
		await server.kill();
		await rm(dataDir, { recursive: true, force: true });
	};
});

/** A table of two whose only game is over. */
async function played(): Promise<TableInFalls> {
	const table = await TableInFalls.open(server.url, "liar", 2, seededRandom(baseSeed));
	await table.play(() => true);
	return table;
}

/** The store, where what is kept of a table is read like this. */
const readAs = (read: (rows: Promise<readonly StoredEntry[]>) => Promise<readonly StoredEntry[]>): Store => ({
	...store,
	journal: Object.assign(Object.create(store.journal), { read: (code: string) => read(store.journal.read(code)) }),
});

/** The same where the second seat wants the next game wherever this holds of what is kept. */
const withSecondReady = (holds: (at: number, last: number) => boolean): Store =>
	readAs(async (rows) => {
		const kept = await rows;
		const changes = kept.map(({ entry }) => JSON.parse(entry) as Change);
		const last = changes.findLastIndex(({ memo }) => memo !== undefined);
		return kept.map((row, at) => {
			const { memo, ...change } = changes[at] ?? {};
			const [host, second] = memo?.chairs ?? [];
			if (!memo || !host || !second || !holds(at, last)) return row;
			return {
				...row,
				entry: JSON.stringify({ ...change, memo: { ...memo, chairs: [host, { ...second, ready: true }] } }),
			};
		});
	});

test("somebody who watches is no fault of a table", async () => {
	const table = await played();
	const watcher = await NetworkClient.create(server.url);
	await watcher.join(table.code);
	expect(await table.faults(store)).toEqual([]);
	await watcher.leave();
});

test("what happens between a look at what is kept and one at the table is no fault of either", async () => {
	const table = await played();
	const chooser = table.clients.find(({ seat, state }) => seat === state?.chooser);
	let hasChosen = false;
	const read = async (rows: Promise<readonly StoredEntry[]>): Promise<readonly StoredEntry[]> => {
		const before = await rows;
		if (!hasChosen) {
			hasChosen = true;
			expect(await chooser?.command("choose", { first: 0 })).toEqual({ done: true });
			await Promise.all(table.clients.map((client) => client.until(() => client.state?.nextFirst === 0)));
		}
		return before;
	};
	expect(await table.faults(readAs(read))).toEqual([]);
	expect(hasChosen).toBe(true);
});

test("people who see another table than the kept one are found, and what is different is told", async () => {
	const table = await played();
	const faults = await table.faults(withSecondReady((at, last) => at === last));
	const unlike = faults.filter((fault) => fault.includes("sees another table"));
	expect(unlike).toHaveLength(2);
	for (const fault of unlike)
		expect(fault).toMatch(/seat \d sees another table \(.*\): seats\.1\.ready is false and should be true$/);
});

test("a table that was shown unlike the kept one is found, even where nobody sees it so any more", async () => {
	const table = await played();
	const faults = await table.faults(withSecondReady((at, last) => at !== last));
	expect(faults.length).toBeGreaterThan(0);
	for (const fault of faults) expect(fault).toMatch(/what was shown as version \d+ is not kept: around$/);
});

test("whoever is told step by step and knows something else than a newcomer is found", async () => {
	const table = await played();
	const [first] = table.clients;
	const { state } = first ?? {};
	if (first === undefined || state === undefined || state === null) throw new Error("nobody sees the table");
	Object.defineProperty(first, "state", {
		get: () => ({ ...state, decisionAt: 5 }),
	});
	expect(await table.faults(store, 1)).toContainEqual(
		expect.stringMatching(/is not told what a newcomer is: decisionAt is 5 and should be \d+$/),
	);
});
