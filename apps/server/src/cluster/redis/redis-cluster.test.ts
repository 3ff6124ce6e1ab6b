import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { clusterContract } from "../../../testkit/cluster/contract.ts";
import { Told } from "../../../testkit/cluster/told.ts";
import { OwnRedis, startRedis, type TestRedis } from "../../../testkit/redis.ts";
import { createLog } from "../../log.ts";
import { StoreUnavailable } from "../../store/errors.ts";
import { systemTime } from "../../table/time.ts";
import { redisCluster } from "./redis-cluster.ts";

const log = createLog("silent");
const open = (url: string) => redisCluster(url, systemTime, log);

describe("processes that share a Redis", () => {
	let redis: TestRedis;
	beforeAll(async () => {
		redis = await startRedis();
	});
	afterAll(() => redis.end());

	clusterContract(async () => {
		const processes = [await open(redis.url), await open(redis.url), await open(redis.url)];
		return {
			processes,
			async end() {
				for (const process of processes) await process.close();
			},
		};
	});
});

describe("what may happen to processes that share a Redis", () => {
	let redis: OwnRedis;
	const ends: (() => Promise<unknown>)[] = [];
	const start = async (): Promise<Told> => {
		const cluster = await open(redis.url);
		ends.push(() => cluster.close());
		return new Told(cluster);
	};
	beforeAll(async () => {
		redis = await OwnRedis.start();
	});
	afterEach(async () => {
		for (const end of ends.splice(0)) await end();
	});
	afterAll(() => redis.end());

	/** Another process, and its id. */
	async function neighbour(): Promise<{ readonly child: ChildProcess; readonly id: string }> {
		const file = fileURLToPath(new URL("../../../testkit/cluster/neighbour.ts", import.meta.url));
		const child = spawn(process.execPath, [file, redis.url], { stdio: ["ignore", "pipe", "inherit"] });
		ends.push(async () => child.kill("SIGKILL"));
		const [line] = (await once(createInterface({ input: child.stdout }), "line")) as [string];
		return { child, id: line };
	}

	it("whoever comes later reads what was put before", async () => {
		const first = await start();
		for (let i = 1; i <= 1_500; i++) first.put(`no. ${i}`, 1);
		const second = await start();
		await second.until(() => second.sum === 1_500);
	});

	it("what a process has put goes with it, when it says goodbye and when it is killed", async () => {
		const here = await start();
		for (const signal of ["SIGTERM", "SIGKILL"] as const) {
			const { child, id } = await neighbour();
			await here.until(() => here.sum === 100);
			expect(await here.cluster.isAlive(id)).toBe(true);
			child.kill(signal);
			await here.until(() => here.sum === 0);
			await here.untilGone(id);
		}
	});

	it("a process that stood still is gone for others, and back when it goes on", async () => {
		const here = await start();
		const { child, id } = await neighbour();
		await here.until(() => here.sum === 100);
		child.kill("SIGSTOP");
		await here.until(() => here.sum === 0);
		await here.untilGone(id);
		child.kill("SIGCONT");
		await here.until(() => here.sum === 100);
		expect(await here.cluster.isAlive(id)).toBe(true);
	});

	it("without Redis everybody goes on with what he has, and nobody is taken for gone; then all is as it is", async () => {
		const [here, there] = [await start(), await start()];
		here.put("here", 1);
		there.put("there", 2);
		for (const process of [here, there]) await process.until(() => process.sum === 3);
		await redis.stop();
		await expect(here.cluster.isAlive(there.cluster.self)).rejects.toBeInstanceOf(StoreUnavailable);
		await expect(here.cluster.inTurn("a", async () => {})).rejects.toBeInstanceOf(StoreUnavailable);
		here.put("here", 10);
		here.put("also", 100);
		there.put("there", null);
		here.tell(1);
		expect(here.sum).toBe(112);
		expect(there.sum).toBe(1);
		expect(here.heard).toHaveLength(1);
		await redis.start();
		for (const process of [here, there]) await process.until(() => process.sum === 110 && process.missed > 0);
		await here.cluster.inTurn("a", async () => {});
	});

	it("a Redis that has just begun tells of nobody that he is gone", async () => {
		const here = await start();
		await redis.stop();
		await redis.start();
		const late = await start();
		for (const process of [here, late]) {
			const isGone = process.cluster.isAlive("somebody else");
			await expect(isGone).rejects.toBeInstanceOf(StoreUnavailable);
		}
		await here.until(() => here.missed > 0);
	});

	it("nor does one that stood still for so long that nobody could be seen", async () => {
		const [here, there] = [await start(), await start()];
		here.put("here", 1);
		await there.until(() => there.sum === 1);
		redis.pause();
		await expect(here.cluster.isAlive(there.cluster.self)).rejects.toBeInstanceOf(StoreUnavailable);
		here.put("here", 10);
		// Told again and again by whoever could not be seen for a while.
		const { missed } = here;
		await here.until(() => here.missed > missed);
		redis.continue();
		for (const process of [here, there]) await process.until(() => process.sum === 10 && process.missed > 0);
		expect(await here.cluster.isAlive(there.cluster.self)).toBe(true);
	});

	it("without Redis there is no cluster to begin with", async () => {
		await expect(open("/nowhere/redis.sock")).rejects.toThrow("Redis cannot be reached at REDIS_URL.");
	});
});
