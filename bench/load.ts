import { parseArgs } from "node:util";
import { seededRandom } from "@fibbers/rules";
import { ServerProcess } from "@fibbers/server/testkit/server-process";
import { LoadTable, type Tally } from "./load-table.ts";
import { cpuSeconds, memoryMb } from "./process-usage.ts";
import { rows, writeReport } from "./report.ts";

const { values } = parseArgs({
	options: {
		tables: { type: "string", default: "200" },
		clients: { type: "string", default: "4" },
		seconds: { type: "string", default: "60" },
		/** Pause before each move, ms. */
		think: { type: "string", default: "200-800" },
		seed: { type: "string", default: "1" },
		/** Into `docs/load.md`. */
		write: { type: "boolean", default: false },
	},
});

const [min = 0, max = 0] = values.think.split("-").map(Number);
const clients = Number(values.clients);
const tally: Tally = { moves: 0, games: 0, delays: [], errors: [] };
const tables = Array.from(
	{ length: Number(values.tables) },
	(_, i) => new LoadTable(seededRandom(Number(values.seed) * 1_000 + i), tally, { clients, think: { min, max } }),
);

const server = await ServerProcess.start();
try {
	for (const table of tables) await table.open(server.url);
	const bytes = (): number => tables.reduce((sum, table) => sum + table.bytes, 0);
	const before = { bytes: bytes(), cpu: cpuSeconds(server.pid) };
	const end = performance.now() + Number(values.seconds) * 1_000;
	const ended = await Promise.allSettled(tables.map((table) => table.play(() => performance.now() > end)));
	for (const result of ended) if (result.status === "rejected") tally.errors.push(String(result.reason));
	const seconds = Number(values.seconds);
	const title = `${tables.length} tables of ${clients} clients, ${seconds} s, a move every ${values.think} ms at each, Node ${process.version}`;
	const table = rows(tally, {
		clients,
		seconds,
		cpu: cpuSeconds(server.pid) - before.cpu,
		bytes: bytes() - before.bytes,
		memoryMb: memoryMb(server.pid),
	});
	console.log(title);
	for (const [name, value] of table) console.log(`${name.padEnd(34)}${value}`);
	if (values.write) writeReport(new URL("../docs/load.md", import.meta.url), title, table);
	for (const error of new Set(tally.errors)) console.log(`  ${error}`);
	await Promise.all(tables.map((each) => each.close()));
} finally {
	await server.stop();
}
process.exitCode = tally.errors.length > 0 ? 1 : 0;
