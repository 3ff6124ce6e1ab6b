import { Redis } from "ioredis";
import { afterAll, beforeAll, expect, test } from "vitest";
import { ServerCluster } from "../../testkit/cluster/server-cluster.ts";
import { LobbyClient, NetworkClient } from "../../testkit/index.ts";

/** For servers, a Redis and a PostgreSQL to come about, ms. */
const startMs = 180_000;

let cluster: ServerCluster;

beforeAll(async () => {
	cluster = await ServerCluster.start(2, {
		TABLES_PER_MINUTE: "6",
		MISSES_PER_PLAYER: "6",
		MISSES_PER_ADDRESS: "20",
		LOBBY_COMMANDS_PER_MINUTE: "10",
	});
}, startMs);

afterAll(() => cluster?.end(), startMs);

const at = (i: number): string => cluster.servers[i % 2]?.url ?? "";

const asked = async (who: NetworkClient, path: string, i: number, body?: object): Promise<number> =>
	(
		await fetch(at(i) + path, {
			method: body === undefined ? "GET" : "POST",
			headers: { authorization: `Bearer ${who.token}`, "content-type": "application/json" },
			...(body && { body: JSON.stringify(body) }),
		})
	).status;

/** As many as `count`, to one process and the other in turn. */
async function inTurns(count: number, ask: (i: number) => Promise<number>): Promise<readonly number[]> {
	const statuses: number[] = [];
	for (let i = 0; i < count; i++) statuses.push(await ask(i));
	return statuses;
}

const many = (count: number, status: number): readonly number[] => Array.from({ length: count }, () => status);

/** A code that no table has. */
const guess = (i: number): string => `GUESS${"23456789ABCDEFGHJKMNPQRSTVWXYZ"[i]}`;

test("who guesses codes is known at all processes, as a player and by the address", async () => {
	const [eve, ada] = [await NetworkClient.create(at(0)), await NetworkClient.create(at(0))];
	const guesses = await inTurns(10, (i) => asked(eve, `/api/tables/${guess(i)}`, i));
	expect(guesses).toEqual([...many(6, 404), ...many(4, 429)]);
	expect(await inTurns(2, (i) => asked(ada, `/api/tables/${guess(0)}`, i))).toEqual([404, 404]);
	// Whoever throws his cookies away is known by his address.
	const fresh = await inTurns(16, async (i) => {
		const nobody = await NetworkClient.create(at(0));
		return asked(nobody, `/api/tables/${guess(10 + i)}`, i);
	});
	expect(fresh).toEqual([...many(14, 404), ...many(2, 429)]);
});

test("Redis is told of nobody's address, id or guesses", async () => {
	const redis = new Redis(cluster.redis.url);
	const keys = await redis.keys("fibbers:limit:*");
	const sets = keys.filter((key) => key.includes("missed"));
	const members = await Promise.all(sets.map((key) => redis.zrange(key, 0, -1)));
	redis.disconnect();
	expect(members.flat().length).toBeGreaterThan(0);
	for (const text of [...keys, ...members.flat()]) expect(text).toMatch(/^(fibbers:limit:[a-z-]+:)?[\w-]{43}$/);
});

test("how many tables an address opens is counted at all processes together", async () => {
	const ada = await NetworkClient.create(at(0));
	const opened = await inTurns(8, (i) => asked(ada, "/api/tables", i, { game: "liar", seats: 2 }));
	expect(opened).toEqual([...many(6, 201), 429, 429]);
});

test("so are the commands of one player", async () => {
	const ada = await NetworkClient.create(at(0));
	const lines = [await LobbyClient.open(ada), await LobbyClient.open({ base: at(1), token: ada.token })];
	const replies: unknown[] = [];
	for (let i = 0; i < 12; i++) replies.push(await lines[i % 2]?.command("show", {}));
	expect(replies.slice(0, 10)).toEqual(many(10, 0).map(() => ({ done: true })));
	expect(replies.slice(10)).toEqual(many(2, 0).map(() => ({ done: false, reason: "too-many" })));
	for (const line of lines) await line.leave();
});

test("without Redis each process counts for itself, and lets nobody wait", async () => {
	const ada = await NetworkClient.create(at(0));
	await cluster.redis.stop();
	const guesses = await inTurns(14, (i) => asked(ada, `/api/friends/${guess(i)}22`, i));
	expect(guesses).toContain(404);
	expect(guesses.slice(12)).toEqual([429, 429]);
	await cluster.redis.start();
});
