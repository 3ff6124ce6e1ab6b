import { expect, onTestFinished, test } from "vitest";
import { NetworkClient, ServerProcess } from "../../testkit/index.ts";
import { OwnRedis } from "../../testkit/redis.ts";
import { temporaryFolder } from "../../testkit/store/folder.ts";
import { OwnPostgres } from "../../testkit/store/postgres.ts";
import { Ready } from "./readiness.ts";

const look = async (url: string): Promise<{ status: number; body: unknown }> => {
	const response = await fetch(`${url}/ready`);
	return { status: response.status, body: await response.json() };
};

test("each check is told by name, and one that fails or rejects is enough to say no", async () => {
	const rejects = (): Promise<boolean> => Promise.reject(new Error("gone"));
	expect(await new Ready({ store: async () => true }).look()).toEqual({
		ready: true,
		checks: { staying: true, store: true },
	});
	expect(await new Ready({ store: async () => true, redis: rejects }).look()).toEqual({
		ready: false,
		checks: { staying: true, store: true, redis: false },
	});
});

test("whoever asks all the time makes no work", async () => {
	let asked = 0;
	const ready = new Ready({ store: async () => ++asked > 0 });
	await Promise.all(Array.from({ length: 100 }, () => ready.look()));
	expect(asked).toBe(1);
	ready.end();
	expect(await ready.look()).toEqual({ ready: false, checks: { staying: false, store: true } });
});

test("while its database is away a server is alive and not ready", async () => {
	const postgres = await OwnPostgres.start();
	onTestFinished(() => postgres.end());
	const databaseUrl = await postgres.freshDatabase();
	const dataDir = await temporaryFolder();
	const server = await ServerProcess.start({ DATABASE_URL: databaseUrl, DATA_DIR: dataDir, LOG_LEVEL: "fatal" });
	onTestFinished(() => server.kill());
	const isReady = async (): Promise<number> => (await look(server.url)).status;
	expect(await look(server.url)).toEqual({ status: 200, body: { ready: true } });
	await postgres.stop();
	await expect.poll(isReady, { timeout: 15_000 }).toBe(503);
	expect((await fetch(`${server.url}/health`)).status).toBe(200);
	await postgres.start();
	await expect.poll(isReady, { timeout: 15_000 }).toBe(200);
});

test("one of several processes is not ready while Redis is away", async () => {
	const [postgres, redis] = await Promise.all([OwnPostgres.start(), OwnRedis.start()]);
	onTestFinished(() => postgres.end());
	onTestFinished(() => redis.end());
	const server = await ServerProcess.start({
		DATABASE_URL: await postgres.freshDatabase(),
		DATA_DIR: await temporaryFolder(),
		REDIS_URL: redis.url,
		PUBLIC_ORIGIN: "http://127.0.0.1",
		PUBLIC_ADDRESS: "127.0.0.1/s1",
		LOG_LEVEL: "fatal",
	});
	onTestFinished(() => server.kill());
	const isReady = async (): Promise<number> => (await look(server.url)).status;
	await expect.poll(isReady, { timeout: 15_000 }).toBe(200);
	await redis.stop();
	await expect.poll(isReady, { timeout: 15_000 }).toBe(503);
	await redis.start();
	await expect.poll(isReady, { timeout: 15_000 }).toBe(200);
});

test("a server that is told to end says so first, and serves those who are there until then", async () => {
	const dataDir = await temporaryFolder();
	const server = await ServerProcess.start({ DATA_DIR: dataDir, DRAIN_MS: "1500" });
	onTestFinished(() => server.kill());
	const ana = await NetworkClient.create(server.url);
	const code = await ana.open({ game: "liar", seats: 2, turnMs: 60_000, doubtMs: 0 });
	await ana.join(code);
	const ended = server.stop();
	await expect.poll(async () => (await look(server.url)).status).toBe(503);
	expect(await ana.command("lock", { locked: true })).toEqual({ done: true });
	expect(await ended).toBe(0);
	expect(ana.closeCodes).toEqual([4001]);
});
