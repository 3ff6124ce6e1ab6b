import { parseArgs } from "node:util";
import { seededRandom } from "@fibbers/rules";
import { ServerProcess } from "@fibbers/server/testkit/server-process";
import { LoadTable, type Tally } from "./load-table.ts";
import { cpuSeconds, memoryMb } from "./process-usage.ts";

const { values } = parseArgs({
	options: {
		tables: { type: "string", default: "200" },
		clients: { type: "string", default: "4" },
		seconds: { type: "string", default: "60" },
		/** Pause before each move, ms. */
		think: { type: "string", default: "200-800" },
		seed: { type: "string", default: "1" },
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
	const cpu = cpuSeconds(server.pid) - before.cpu;
	const perMove = (bytes() - before.bytes) / tally.moves / clients;
	const sorted = tally.delays.sort((a, b) => a - b);
	const delay = (part: number): string => (sorted[Math.floor(part * (sorted.length - 1))] ?? 0).toFixed(1);
	console.log(`${tables.length} tables of ${clients} clients, ${values.seconds} s, Node ${process.version}`);
	console.log(
		`moves                          ${tally.moves} (${(tally.moves / Number(values.seconds)).toFixed(0)} a second), ${tally.games} games ended`,
	);
	console.log(
		`moves per second of server CPU ${(tally.moves / cpu).toFixed(0)} (${((100 * cpu) / Number(values.seconds)).toFixed(0)} % of a core)`,
	);
	console.log(`bytes per move and client      ${perMove.toFixed(0)}`);
	console.log(
		`move until all clients have it ${delay(0.5)} ms (median), ${delay(0.95)} (95 %), ${delay(0.99)} (99 %), ${delay(1)} (most)`,
	);
	console.log(`server memory                  ${memoryMb(server.pid).toFixed(0)} MB`);
	console.log(`errors                         ${tally.errors.length}`);
	for (const error of new Set(tally.errors)) console.log(`  ${error}`);
	await Promise.all(tables.map((table) => table.close()));
} finally {
	await server.stop();
}
process.exitCode = tally.errors.length > 0 ? 1 : 0;
