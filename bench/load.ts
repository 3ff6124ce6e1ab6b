import { parseArgs } from "node:util";
import { type GameId, gameIds, games, parseOptions } from "@fibbers/rules";
import { type Column, writeReport } from "./load/report.ts";
import { LoadRun } from "./load/run.ts";

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
		/** Whether the server keeps the tables' story: on or off. */
		journal: { type: "string", default: "on" },
		/** Into `docs/load.md`. */
		write: { type: "boolean", default: false },
	},
});

const [min = 0, max = 0] = values.think.split("-").map(Number);
const seconds = Number(values.seconds);
const seed = Number(values.seed);

/** As many clients as asked for, within the game's bounds. */
function seatsOf(id: GameId): number {
	const game = games[id];
	const options = parseOptions(game.optionSchema, {});
	if (!options.ok) throw new Error(`${id} refuses its own defaults`);
	return Math.min(Number(values.clients), game.seats(options.value as never).max);
}

/** How long a new server is played at before anything is counted, seconds. */
const warmUp = 5;

/** Plays one game at all tables of a server of its own, and tells what it cost. */
async function measured(game: GameId): Promise<{ readonly column: Column; readonly errors: readonly string[] }> {
	const options = { game, clients: seatsOf(game), think: { min, max }, tables: Number(values.tables), seed };
	const run = await LoadRun.open({ ...options, journal: values.journal });
	try {
		await run.play(Math.min(warmUp, seconds));
		run.forget();
		await run.play(seconds);
		return { column: run.column, errors: run.tally.errors };
	} finally {
		await run.close();
	}
}

const title = `${values.tables} tables, ${seconds} s, a move every ${values.think} ms at each, Node ${process.version}`;
console.log(title);
const columns: Column[] = [];
for (const game of gameIds.filter((id) => values.games.split(",").includes(id))) {
	const { column, errors } = await measured(game);
	columns.push(column);
	console.log(`\n${game}`);
	for (const [name, value] of column.figures) console.log(`${name.padEnd(34)}${value}`);
	for (const error of new Set(errors)) console.log(`  ${error}`);
	if (errors.length > 0) process.exitCode = 1;
}
if (values.write) writeReport(new URL("../docs/load.md", import.meta.url), title, columns);
