import { type App, startApp } from "../src/app.ts";
import { readConfig } from "../src/config.ts";
import { createLog } from "../src/log.ts";
import type { Pace } from "../src/table/pace.ts";

/** A real server in this process on a free port of the loopback. One at a time: Colyseus' matchmaker is global. */
export async function startTestApp(
	pace: Partial<Pace> = { think: { min: 1, max: 5 }, reading: 0 },
	env: Readonly<Record<string, string>> = {},
): Promise<{ readonly app: App; readonly base: string }> {
	const plenty = { TABLES_PER_MINUTE: "100000", REQUESTS_PER_MINUTE: "100000", MESSAGES_PER_SECOND: "10000" };
	const config = readConfig({ PORT: "0", HOST: "127.0.0.1", ...plenty, ...env });
	const app = await startApp({ config, log: createLog("silent"), pace });
	return { app, base: `http://127.0.0.1:${app.port}` };
}
