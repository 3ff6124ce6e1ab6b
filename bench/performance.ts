/** Measures the server and the page against what else there is, and says what is reached. */
import { parseArgs } from "node:util";
import { mostDriven } from "./driver/driven.ts";
import { machine } from "./machine.ts";
import { writeDocument } from "./performance/document.ts";
import type { Experiment } from "./performance/experiment.ts";
import { experiments, measures } from "./performance/experiments.ts";
import { printed } from "./performance/report.ts";
import type { Row } from "./performance/row.ts";
import { stopServers } from "./performance/with-servers.ts";

const { values } = parseArgs({
	options: {
		/** Some of the rows, with commas between. */
		rows: { type: "string", default: [...measures.keys()].join() },
		/** How long each server is measured in each experiment. */
		seconds: { type: "string", default: "30" },
		seed: { type: "string", default: "1" },
		/** Into `docs/performance.md`: the rows that were measured; the others stay as they are. */
		write: { type: "boolean", default: false },
	},
});

const wanted = new Set(values.rows.split(","));
const unknown = [...wanted].filter((id) => !measures.has(id));
if (unknown.length > 0)
	throw new Error(`No row is called ${unknown.join(", ")}. There are ${[...measures.keys()].join(", ")}.`);

console.log(machine());

/** How long one experiment may take, s; on a quiet machine it takes half of that. */
const longest = 150 + 7 * Number(values.seconds);
/** All of them together, s. */
const longestOfAll = 1_200;

// What was given up may still come to nothing later.
process.on("unhandledRejection", (reason) => console.error(`  ${String(reason)}`));
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const)
	process.once(signal, () => void stopServers().then(() => process.exit(1)));

const settings = { seconds: Number(values.seconds), seed: Number(values.seed) };
const rows = new Map<string, Row>();
for (const experiment of experiments) {
	const ids = Object.keys(experiment.rows).filter((id) => wanted.has(id));
	if (ids.length === 0) continue;
	console.log(`\n${ids.join(", ")} …`);
	const startedAt = performance.now();
	try {
		for (const [id, row] of Object.entries(await inTime(experiment))) {
			if (!ids.includes(id)) continue;
			rows.set(id, row);
			console.log(printed(measures.get(id) ?? id, row));
		}
	} catch (error) {
		await stopServers();
		console.error(`  not measured: ${error instanceof Error ? error.message : String(error)}`);
		process.exitCode = 1;
	}
	console.log(`  ${((performance.now() - startedAt) / 1_000).toFixed(0)} s`);
	if (values.write) writeDocument(new URL("../docs/performance.md", import.meta.url), rows, mostDriven());
}
process.exit();

/** An experiment that comes to no end is given up. */
async function inTime(experiment: Experiment): ReturnType<Experiment["measure"]> {
	const seconds = Math.min(longest, longestOfAll - performance.now() / 1_000);
	const tooLong = new Promise<never>((_, reject) => {
		setTimeout(() => reject(new Error(`it took more than ${seconds.toFixed(0)} s`)), seconds * 1_000).unref();
	});
	return Promise.race([experiment.measure(settings), tooLong]);
}
