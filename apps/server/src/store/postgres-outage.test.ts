import pg from "pg";
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from "vitest";
import { OwnPostgres } from "../../testkit/store/postgres.ts";
import { entry, newPlayer, noon } from "../../testkit/store/samples.ts";
import { systemTime } from "../table/time.ts";
import { StoreUnavailable } from "./errors.ts";
import { GroupCommit } from "./group-commit.ts";
import { openStore } from "./open-store.ts";
import type { Store } from "./store.ts";

let server: OwnPostgres;

beforeAll(async () => {
	server = await OwnPostgres.start();
});

afterAll(() => server?.end());

async function freshStore(): Promise<{ readonly store: Store; readonly databaseUrl: string }> {
	const databaseUrl = await server.freshDatabase();
	const store = await openStore({ databaseUrl });
	onTestFinished(() => store.close());
	return { store, databaseUrl };
}

const seqs = async (store: Store): Promise<readonly number[]> =>
	(await store.journal.read("AAAAAA")).map(({ seq }) => seq);

describe("when PostgreSQL is gone", () => {
	it("writes fail while it is down and work again afterwards", async () => {
		const { store } = await freshStore();
		const commit = new GroupCommit(store.journal, systemTime);
		await store.journal.open("AAAAAA", "here", noon);
		await commit.append([entry("AAAAAA", 1)]);
		await server.stop();
		await expect(commit.append([entry("AAAAAA", 2)])).rejects.toBeInstanceOf(StoreUnavailable);
		await expect(store.journal.read("AAAAAA")).rejects.toBeInstanceOf(StoreUnavailable);
		await expect(store.players.find("x")).rejects.toBeInstanceOf(StoreUnavailable);
		expect(await store.ping()).toBe(false);
		await server.start();
		expect(await store.ping()).toBe(true);
		await commit.append([entry("AAAAAA", 2)]);
		expect(await seqs(store)).toEqual([1, 2]);
	});

	it("it may go in the middle of many writes: none is said to be there that is not", async () => {
		const { store } = await freshStore();
		await store.journal.open("AAAAAA", "here", noon);
		const acknowledged: number[] = [];
		let first: () => void = () => {};
		const begun = new Promise<void>((resolve) => (first = resolve));
		const writing = async (from: number): Promise<void> => {
			for (let seq = from; ; seq += 4) {
				await store.journal.append([entry("AAAAAA", seq)]);
				acknowledged.push(seq);
				first();
			}
		};
		const writers = Promise.allSettled([0, 1, 2, 3].map(writing));
		await begun;
		await server.stop();
		for (const ended of await writers)
			expect(ended).toMatchObject({ status: "rejected", reason: expect.any(StoreUnavailable) });
		await server.start();
		expect(await seqs(store)).toEqual(expect.arrayContaining(acknowledged));
	});

	it("a database that cannot be reached is unavailable, not broken", async () => {
		// Nothing listens at port 1.
		const opening = openStore({ databaseUrl: "postgres://nobody@127.0.0.1:1/none" });
		await expect(opening).rejects.toBeInstanceOf(StoreUnavailable);
	});
});

describe("when PostgreSQL does not take writes", () => {
	it("a database that has become read-only can still be read", async () => {
		const { store, databaseUrl } = await freshStore();
		const { id, tokenHash } = await newPlayer(store);
		const readOnly = new URL(databaseUrl);
		readOnly.searchParams.set("options", "-c default_transaction_read_only=on");
		const asReplica = await openStore({ databaseUrl: readOnly.href });
		onTestFinished(() => asReplica.close());
		expect(await asReplica.ping()).toBe(false);
		await expect(asReplica.players.update(id, { language: "es" })).rejects.toBeInstanceOf(StoreUnavailable);
		expect((await asReplica.players.findByToken(tokenHash, noon + 3_600_000))?.player.id).toBe(id);
	});

	it("a table held by somebody else's transaction is waited for, and the connections are not lost", async () => {
		const { store, databaseUrl } = await freshStore();
		await store.journal.open("AAAAAA", "here", noon);
		const other = new pg.Client({ connectionString: databaseUrl });
		await other.connect();
		onTestFinished(() => other.end());
		await other.query("begin; lock table journal");
		// More than there are connections: the last ones wait for one.
		const writes = Array.from({ length: 12 }, (_, seq) => store.journal.append([entry("AAAAAA", seq)]));
		const outcomes = Promise.allSettled(writes);
		const late = await Promise.race(writes.map((write) => write.catch((error: unknown) => error)));
		expect(late).toBeInstanceOf(StoreUnavailable);
		await other.query("commit");
		const stored = (await outcomes).filter(({ status }) => status === "fulfilled");
		expect(await seqs(store)).toHaveLength(stored.length);
		expect(stored).toHaveLength(10);
	});
});
