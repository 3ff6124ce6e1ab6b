import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";
import { expect, it, onTestFinished } from "vitest";
import { temporaryFolder } from "../../../testkit/store/folder.ts";
import { entry } from "../../../testkit/store/samples.ts";
import { openStore } from "../open-store.ts";

const writer = fileURLToPath(new URL("../../../testkit/store/writer.ts", import.meta.url));
const rounds = 3;
const acknowledgedAtLeast = 300;

/** Kills the process after so many entries were said to be there; the last of them. */
async function killedAfter(count: number, child: ChildProcess): Promise<number> {
	if (child.stdout === null) throw new Error("no output");
	let last = -1;
	const exit = once(child, "exit");
	for await (const line of createInterface({ input: child.stdout })) {
		last = Number(line);
		if (last >= count) child.kill("SIGKILL");
	}
	expect(await exit).toEqual([null, "SIGKILL"]);
	return last;
}

it("after kill -9 every entry is there that was said to be", async () => {
	const dataDir = await temporaryFolder();
	for (let round = 0; round < rounds; round++) {
		const table = `ROUND${round}`;
		const child = spawn(process.execPath, [writer, dataDir, table], { stdio: ["ignore", "pipe", "inherit"] });
		onTestFinished(() => void child.kill("SIGKILL"));
		const last = await killedAfter(acknowledgedAtLeast, child);
		const store = await openStore({ dataDir });
		const stored = await store.journal.read(table);
		expect(stored.length).toBeGreaterThan(last);
		for (const [seq, { at, entry: text }] of stored.entries())
			expect({ seq, at, text }).toEqual({ seq, at: entry(table, seq).at, text: entry(table, seq).entry });
		expect(await store.ping()).toBe(true);
		await store.close();
	}
});
