import { mkdtempSync, rmSync, truncateSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it } from "vitest";
import { readCheckpoint, saveCheckpoint } from "./checkpoint.ts";

const list = (...numbers: readonly number[]): Float32Array<SharedArrayBuffer> => {
	const floats = new Float32Array(new SharedArrayBuffer(4 * numbers.length));
	floats.set(numbers);
	return floats;
};

it("a checkpoint brings back how often was learned, and what", () => {
	const folder = mkdtempSync(join(tmpdir(), "checkpoint-"));
	const path = join(folder, "below", "state");
	const strategy = { regrets: list(0, 0, 0), sums: list(0, 0, 0) };
	expect(readCheckpoint(path, strategy)).toBe(0);
	saveCheckpoint(path, 7, { regrets: list(1, 2, 3), sums: list(0.5, 0, 4) });
	expect(readCheckpoint(path, strategy)).toBe(7);
	expect([[...strategy.regrets], [...strategy.sums]]).toEqual([
		[1, 2, 3],
		[0.5, 0, 4],
	]);
	truncateSync(path, 20);
	expect(() => readCheckpoint(path, strategy)).toThrow("too short");
	rmSync(folder, { recursive: true });
});
