import { expect, test } from "vitest";
import { TurnedTime } from "../../testkit/index.ts";
import { createLog } from "../log.ts";
import { StoreUnavailable } from "../store/errors.ts";
import { untoldStories } from "../stories/stories.ts";
import { Tables } from "../tables.ts";
import { alone } from "./alone.ts";
import { Sweep } from "./sweep.ts";

/** Longer than any time between two looks, and shorter than two, ms. */
const aLook = 90_000;

async function deserted() {
	const time = new TurnedTime();
	const stories = untoldStories();
	const alive = new Set(["neighbour"]);
	const found: string[] = [];
	const redis = { isThere: true };
	const cluster = {
		...alone(),
		async isAlive(process: string) {
			if (!redis.isThere) throw new StoreUnavailable("nobody can say");
			return alive.has(process);
		},
	};
	const find = async (code: string): Promise<void> => {
		found.push(code);
		await stories.open(`${code} again`, { process: "neighbour", room: code });
	};
	const sweep = new Sweep({ cluster, stories, tables: new Tables(stories), find, time, log: createLog("silent") });
	await stories.open("AAAAAA", { process: "gone", room: "a" });
	await stories.open("BBBBBB", { process: "neighbour", room: "b" });
	await stories.open("CCCCCC", { process: cluster.self, room: "c" });
	return { time, sweep, alive, found, redis };
}

test("a table that nobody asks for is brought back when its process was gone for minutes; one that has a process never", async () => {
	const { time, sweep, found } = await deserted();
	await sweep.look();
	time.pass(179_000);
	await sweep.look();
	expect(found).toEqual([]);
	time.pass(1_000);
	await sweep.look();
	expect(found).toEqual(["AAAAAA", "CCCCCC"]);
});

test("a process that is back in between was not gone", async () => {
	const { time, sweep, alive, found } = await deserted();
	await sweep.look();
	alive.add("gone");
	time.pass(aLook);
	await sweep.look();
	alive.delete("gone");
	time.pass(aLook);
	await sweep.look();
	time.pass(aLook);
	await sweep.look();
	expect(found).not.toContain("AAAAAA");
});

test("while nobody can say who is there, nothing is brought back", async () => {
	const { time, sweep, found, redis } = await deserted();
	await sweep.look();
	redis.isThere = false;
	time.pass(1_000_000);
	await expect(sweep.look()).rejects.toBeInstanceOf(StoreUnavailable);
	expect(found).toEqual([]);
});

test("it looks again and again until it is stopped", async () => {
	const { time, sweep, found } = await deserted();
	sweep.start();
	const settle = async (): Promise<void> => {
		for (let i = 0; i < 20; i++) await Promise.resolve();
	};
	for (let i = 0; i < 6; i++) {
		time.pass(aLook);
		await settle();
	}
	expect(found).toContain("AAAAAA");
	sweep.stop();
	const before = found.length;
	time.pass(10 * aLook);
	await settle();
	expect(found).toHaveLength(before);
});
