/** Loaded into a server that is measured: tells whoever connects what it keeps, after all garbage has been collected. */
import { createServer } from "node:net";
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { isMainThread } from "node:worker_threads";

setFlagsFromString("--expose-gc");
const collect = runInNewContext("gc") as () => void;

const probe = createServer((line) => {
	// Twice: what the first finds may hold on to more.
	collect();
	setImmediate(() => {
		collect();
		line.end(JSON.stringify(process.memoryUsage()));
	});
});
// The server's threads load this too.
if (isMainThread) probe.listen(process.env.MEMORY_PROBE);
probe.unref();
