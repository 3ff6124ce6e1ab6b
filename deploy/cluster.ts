/** Two servers behind one address, as in `docker-compose.yml`, without Docker: to try them out. Ctrl+C ends it. */
import { parseArgs } from "node:util";
import { Arrangement } from "./arrangement.ts";

const { values } = parseArgs({
	options: {
		/** Where browsers find it. */
		port: { type: "string", default: "8080" },
	},
});

const arrangement = await Arrangement.start({}, Number(values.port));
console.log(`Fibbers is at ${arrangement.url}`);
for (const [i, { process }] of arrangement.servers.entries())
	console.log(`server ${i + 1}: process ${process.pid}, by itself at ${process.url}`);

for (const signal of ["SIGINT", "SIGTERM"] as const)
	process.once(signal, () => void arrangement.end().then(() => process.exit(0)));
