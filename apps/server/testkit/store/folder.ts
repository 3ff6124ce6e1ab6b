import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { onTestFinished } from "vitest";

/** A new folder, gone after the test. */
export async function temporaryFolder(): Promise<string> {
	const folder = await mkdtemp(path.join(tmpdir(), "fibbers-"));
	onTestFinished(() => rm(folder, { recursive: true, force: true }));
	return folder;
}
