import { parseArgs } from "node:util";
import { type GameId, gameIds, games, parseOptions, seededRandom } from "@fibbers/rules";
import { ServerProcess } from "@fibbers/server/testkit/server-process";
import { LoadTable, type Tally } from "./load-table.ts";
import { cpuSeconds, memoryMb } from "./process-usage.ts";
import { type Column, rows, writeReport } from "./report.ts";

const { values } = parseArgs({
	options: {
		/** One or more, with commas between; each has a server of its own, one after the other. */
		games: { type: "string", default: gameIds.join() },
		tables: { type: "string", default: "200" },
		/** At a table, as far as the game has room for them. */
		clients: { type: "string", default: "4" },
		seconds: { type: "string", default: "60" },
		/** Pause before each move, ms. */
		think: { type: "string", default: "200-800" },
		seed: { type: "string", default: "1" },
		/** Whether the server keeps the tables' story: on, off, or both, one after the other. */
		journal: { type: "string", default: "on" },
		/** Into `docs/load.md`. */
		write: { type: "boolean", default: false },
	},
});

const [min = 0, max = 0] = values.think.split("-").map(Number);
const seconds = Number(values.seconds);

/** As many clients as asked for, within the game's bounds. */
function seatsOf(id: GameId): number {
	const game = games[id];
	const options = parseOptions(game.optionSchema, {});
	if (!options.ok) throw new Error(`${id} refuses its own defaults`);
	return Math.min(Number(values.clients), game.seats(options.value as never).max);
}

/** Plays one game at all tables, and tells what it cost. */
async function measured(game: GameId, journal: string): Promise<Column & { readonly errors: readonly string[] }> {
	const clients = seatsOf(game);
	const tally: Tally = { moves: 0, games: 0, delays: [], errors: [] };
	const tables = Array.from(
		{ length: Number(values.tables) },
		(_, i) =>
			new LoadTable(seededRandom(Number(values.seed) * 1_000 + i), tally, { game, clients, think: { min, max } }),
	);
	const server = await ServerProcess.start({ JOURNAL: journal });
	try {
		for (const table of tables) await table.open(server.url);
		const bytes = (): number => tables.reduce((sum, table) => sum + table.bytes, 0);
		const before = { bytes: bytes(), cpu: cpuSeconds(server.pid) };
		const end = performance.now() + seconds * 1_000;
		const ended = await Promise.allSettled(tables.map((table) => table.play(() => performance.now() > end)));
		for (const result of ended) if (result.status === "rejected") tally.errors.push(String(result.reason));
		const figures = rows(tally, {
			clients,
			seconds,
			cpu: cpuSeconds(server.pid) - before.cpu,
			bytes: bytes() - before.bytes,
			memoryMb: memoryMb(server.pid),
		});
		await Promise.all(tables.map((each) => each.close()));
		return { game, journal, figures, errors: tally.errors };
	} finally {
		await server.stop();
	}
}

const title = `${values.tables} tables, ${seconds} s, a move every ${values.think} ms at each, Node ${process.version}`;
console.log(title);
const columns: Column[] = [];
const runs = gameIds
	.filter((id) => values.games.split(",").includes(id))
	.flatMap((game) =>
		(values.journal === "both" ? ["on", "off"] : [values.journal]).map((journal) => ({ game, journal })),
	);
for (const { game, journal } of runs) {
	const { errors, ...column } = await measured(game, journal);
	columns.push(column);
	console.log(`\n${game}, journal ${journal}`);
	for (const [name, value] of column.figures) console.log(`${name.padEnd(34)}${value}`);
	for (const error of new Set(errors)) console.log(`  ${error}`);
	if (errors.length > 0) process.exitCode = 1;
}
if (values.write) writeReport(new URL("../docs/load.md", import.meta.url), title, columns);
