import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { type App, startApp } from "../src/app.ts";
import { readConfig } from "../src/config.ts";
import { createLog } from "../src/log.ts";
import type { Pace } from "../src/table/pace.ts";
import { systemTime } from "../src/table/time.ts";
import { keepFrames } from "./recording-socket.ts";

/** Whoever asks for codes that nobody has is not taken for a guesser. */
const noMisses = { MISSES_PER_PLAYER: "100000", MISSES_PER_ADDRESS: "100000" };

/** A real server in this process on a free port of the loopback. One at a time: Colyseus' matchmaker is global. */
export async function startTestApp(
	pace: Partial<Pace> = { think: { min: 1, max: 5 }, reading: 0 },
	env: Readonly<Record<string, string>> = {},
	time = systemTime,
	log = createLog("silent"),
): Promise<{ readonly app: App; readonly base: string }> {
	const plenty = {
		TABLES_PER_MINUTE: "100000",
		REQUESTS_PER_MINUTE: "100000",
		JOINS_PER_MINUTE: "100000",
		CONNECTIONS_PER_ADDRESS: "100000",
		MESSAGES_PER_SECOND: "10000",
		LOBBY_COMMANDS_PER_MINUTE: "100000",
		...noMisses,
	};
	const folder = await mkdtemp(path.join(tmpdir(), "fibbers-test-"));
	const config = readConfig({ PORT: "0", HOST: "127.0.0.1", DATA_DIR: folder, ...plenty, ...env });
	const app = await startApp({ config, log, pace, time });
	const close = async (): Promise<void> => {
		await app.close();
		await rm(folder, { recursive: true, force: true });
	};
	return { app: { ...app, close }, base: `http://127.0.0.1:${app.port}` };
}

/** The same, and every frame that clients receive is kept until it is closed. */
export async function startRecordedApp(...given: Parameters<typeof startTestApp>): ReturnType<typeof startTestApp> {
	keepFrames(true);
	const { app, base } = await startTestApp(...given);
	const close = async (): Promise<void> => {
		keepFrames(false);
		await app.close();
	};
	return { app: { ...app, close }, base };
}
