import { startApp } from "./app.ts";
import { misspelled, readConfig } from "./config.ts";
import { homeOrigin, isEverywhere } from "./http/household.ts";
import { createLog } from "./log.ts";

try {
	const config = readConfig(process.env);
	const log = createLog(config.LOG_LEVEL);
	for (const { given, meant } of misspelled(process.env))
		log.warn({ event: "server.unknown-setting", given, meant }, "a setting that means nothing; is it misspelled?");
	const { port } = await startApp({ config, log, endsOnSignal: true });
	const home = await homeOrigin(config, port);
	const host = isEverywhere(config.HOST) ? "localhost" : config.HOST;
	console.log(`Fibbers is at http://${host.includes(":") ? `[${host}]` : host}:${port}`);
	if (home !== null) console.log(`Other devices of your network find it at ${home}`);
} catch (error) {
	console.error(error instanceof Error ? error.message : error);
	process.exit(1);
}
