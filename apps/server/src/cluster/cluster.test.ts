import { setTimeout as pause } from "node:timers/promises";
import { closeCodes } from "@fibbers/protocol";
import { baseSeed } from "@fibbers/rules/testkit";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { ServerCluster } from "../../testkit/cluster/server-cluster.ts";
import {
	type FallingServer,
	LobbyClient,
	NetworkClient,
	type TableInFalls,
	tablesOfEveryGame,
} from "../../testkit/index.ts";

/** How soon everybody has to be back in his game, ms. */
const backWithin = 10_000;
/** Moves at each table between two events. */
const moves = 3;

/** For three servers, a Redis and a PostgreSQL to come about, ms. */
const startMs = 180_000;

let cluster: ServerCluster;
let servers: readonly [FallingServer, FallingServer, FallingServer];

beforeAll(async () => {
	cluster = await ServerCluster.start(3);
	servers = cluster.servers as unknown as typeof servers;
}, startMs);
beforeEach(() => cluster.mend(), startMs);
afterAll(() => cluster.end(), startMs);

const each = async (tables: readonly TableInFalls[], act: (table: TableInFalls) => Promise<void>): Promise<void> => {
	await Promise.all(tables.map(act));
};

async function someMoves(tables: readonly TableInFalls[]): Promise<void> {
	for (let i = 0; i < moves; i++) await each(tables, (table) => table.accepted());
}

/** Tables of every game in the first process, whose people come through all of them and play while this happens. */
async function playThrough(happen: (tables: readonly TableInFalls[]) => Promise<void>): Promise<void> {
	const tables = await tablesOfEveryGame(cluster.urls, baseSeed);
	let isOver = false;
	const happening = async (): Promise<void> => {
		await someMoves(tables);
		await happen(tables);
		await someMoves(tables);
		isOver = true;
	};
	await Promise.all([happening(), ...tables.map((table) => table.play(() => isOver))]);
	for (const table of tables) expect(await table.faults(cluster.store)).toEqual([]);
	await each(tables, (table) => table.leave());
}

const homeOf = async (code: string): Promise<string> => (await cluster.store.journal.holder(code))?.holder ?? "nowhere";

/** Resolves when each table has another home than it has now, and everybody is in his seat there. */
async function moved(tables: readonly TableInFalls[], befall: () => Promise<void>): Promise<void> {
	const homes = await Promise.all(tables.map(({ code }) => homeOf(code)));
	await befall();
	await Promise.all(
		tables.map(async (table, i) => {
			while ((await homeOf(table.code)) === homes[i]) await pause(20);
			await table.complete();
		}),
	);
}

const opening = { game: "liar", seats: 2, turnMs: 30_000, doubtMs: 0, watch: "all" } as const;

/** Comes to the table, however often it is not to be had yet. */
async function arrive(client: NetworkClient, code: string): Promise<void> {
	for (;;) {
		const failed = await client.join(code).then(
			() => null,
			(error: { code?: number }) => error,
		);
		if (failed === null) return;
		expect(failed.code).toBe(503);
		await pause(50);
	}
}

test(`C1 a process is killed: everybody is back in his game, and no accepted move is lost, seed ${baseSeed}`, async () => {
	const [first] = servers;
	await playThrough(async (tables) => {
		const began = performance.now();
		await moved(tables, () => first.kill());
		expect(performance.now() - began).toBeLessThan(backWithin);
	});
});

test(`C2 a process stands still: others go on with its tables; when it wakes it has no part in them, seed ${baseSeed}`, async () => {
	const [first, second] = servers;
	await playThrough(async (tables) => {
		const { code } = tables[0] as TableInFalls;
		const onlooker = await NetworkClient.create(first.url);
		const own = await onlooker.open(opening);
		await onlooker.join(own);
		const before = await homeOf(own);
		await moved(tables, async () => first.pause());
		const guest = await NetworkClient.create(second.url);
		await arrive(guest, own);
		await someMoves(tables);
		const homes = await Promise.all([code, own].map(homeOf));
		expect(homes[1]).not.toBe(before);
		const sentAway = new Promise<number>((resolve) => onlooker.room?.onLeave.once((closed) => resolve(closed)));
		first.continue();
		expect(await sentAway).toBe(closeCodes.moved);
		await arrive(onlooker, own);
		expect(onlooker.room?.roomId).toBe(guest.room?.roomId);
		expect(await Promise.all([code, own].map(homeOf))).toEqual(homes);
		await onlooker.leave();
		await guest.leave();
	});
});

test(`C3 one process after the other is started again: no accepted move is lost, seed ${baseSeed}`, async () => {
	await playThrough(async (tables) => {
		for (const server of servers) {
			expect(await server.stop()).toBe(0);
			await someMoves(tables);
			await each(tables, (table) => table.complete());
			await server.rise();
			await someMoves(tables);
		}
	});
});

test("C4 many who ask two processes at once for a table whose process is gone meet at one table", async () => {
	const [first, second, third] = servers;
	const host = await NetworkClient.create(first.url);
	const code = await host.open(opening);
	const bases = [second.url, third.url];
	const guests = await Promise.all(
		Array.from({ length: 20 }, (_, i) => NetworkClient.create(bases[i % bases.length] ?? "")),
	);
	await first.kill();
	await Promise.all(guests.map((guest) => arrive(guest, code)));
	expect(new Set(guests.map((guest) => guest.room?.roomId)).size).toBe(1);
	const [watcher] = guests;
	await watcher?.until(() => watcher.state?.watchers === guests.length);
	await Promise.all(guests.map((guest) => guest.leave()));
});

test("C5 a table of one process is joined through the others, and every process has a line to the lobby", async () => {
	const [first] = servers;
	const host = await NetworkClient.create(first.url);
	const code = await host.open(opening);
	for (const url of cluster.urls) {
		const guest = await NetworkClient.create(url);
		await guest.join(code);
		expect(guest.state?.code).toBe(code);
		expect((await guest.http("GET", `/api/tables/${code}`)).status).toBe(200);
		const line = await LobbyClient.open(guest);
		await line.leave();
		await guest.leave();
	}
});

test("C6 without Redis tables go on where they are; those of others cannot be joined, and are not taken over", async () => {
	const [first, second] = servers;
	const host = await NetworkClient.create(first.url);
	const code = await host.open(opening);
	await host.join(code);
	const home = await homeOf(code);
	await cluster.redis.stop();
	const local = await NetworkClient.create(first.url);
	await local.join(code);
	expect(await local.command("sit")).toEqual({ done: true });
	const distant = await NetworkClient.create(second.url);
	await expect(distant.join(code)).rejects.toMatchObject({ code: 503 });
	expect(await host.command("start")).toEqual({ done: true });
	const here = await local.open(opening);
	await local.leave();
	await local.join(here);
	await cluster.redis.start();
	await arrive(distant, code);
	await arrive(distant, here);
	expect(await homeOf(code)).toBe(home);
	for (const client of [host, local, distant]) await client.leave();
});
