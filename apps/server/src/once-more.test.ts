import { expect, test } from "vitest";
import { OnceMore } from "./once-more.ts";

test("what is asked for while it is done is done once more, and never twice at a time", async () => {
	const ends: (() => void)[] = [];
	const task = new OnceMore(() => new Promise((resolve) => void ends.push(resolve)));
	const first = task.run();
	await task.run();
	await task.run();
	expect(ends).toHaveLength(1);
	ends[0]?.();
	await Promise.resolve();
	await Promise.resolve();
	expect(ends).toHaveLength(2);
	ends[1]?.();
	await first;
	void task.run();
	expect(ends).toHaveLength(3);
});

test("a task that fails can be asked for again", async () => {
	let tries = 0;
	const task = new OnceMore(async () => {
		if (++tries === 1) throw new Error("no");
	});
	await expect(task.run()).rejects.toThrow("no");
	await task.run();
	expect(tries).toBe(2);
});
