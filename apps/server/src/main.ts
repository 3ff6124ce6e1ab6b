import { startApp } from "./app.ts";
import { readConfig } from "./config.ts";
import { createLog } from "./log.ts";

try {
	const config = readConfig(process.env);
	const { port } = await startApp({ config, log: createLog(config.LOG_LEVEL), endsOnSignal: true });
	const host = ["0.0.0.0", "::"].includes(config.HOST) ? "localhost" : config.HOST;
	console.log(`Fibbers is at http://${host.includes(":") ? `[${host}]` : host}:${port}`);
} catch (error) {
	console.error(error instanceof Error ? error.message : error);
	process.exit(1);
}
