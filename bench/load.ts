import { parseArgs } from "node:util";
import { type GameId, gameIds, games, parseOptions } from "@fibbers/rules";
import { LoadRun } from "./load-run.ts";
import { type Column, writeReport } from "./report.ts";

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
		/** Whether the server keeps the tables' story: on, off, or both, each for a while and then the other. */
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

/** How long one server is played at before it is another's turn, seconds. */
const turn = 10;

interface Result {
	readonly column: Column;
	readonly errors: readonly string[];
}

/** Plays one game at all tables of each server, in turns, and tells what it cost. */
async function measured(game: GameId, journals: readonly string[]): Promise<readonly Result[]> {
	const options = { game, clients: seatsOf(game), think: { min, max }, tables: Number(values.tables), seed };
	const runs: LoadRun[] = [];
	try {
		for (const journal of journals) runs.push(await LoadRun.open({ ...options, journal }));
		for (const run of runs) {
			await run.play(Math.min(warmUp, seconds));
			run.forget();
		}
		for (let played = 0; played < seconds; played += turn)
			// Each is first every other time: what grows meanwhile weighs on both.
			for (const run of (played / turn) % 2 === 0 ? runs : runs.toReversed())
				await run.play(Math.min(turn, seconds - played));
		return runs.map(({ column, tally }) => ({ column, errors: tally.errors }));
	} finally {
		await Promise.all(runs.map((run) => run.close()));
	}
}

const title = `${values.tables} tables, ${seconds} s, a move every ${values.think} ms at each, Node ${process.version}`;
console.log(title);
const columns: Column[] = [];
for (const game of gameIds.filter((id) => values.games.split(",").includes(id))) {
	const results = await measured(game, values.journal === "both" ? ["on", "off"] : [values.journal]);
	for (const { column, errors } of results) {
		columns.push(column);
		console.log(`\n${game}, journal ${column.journal}`);
		for (const [name, value] of column.figures) console.log(`${name.padEnd(34)}${value}`);
		for (const error of new Set(errors)) console.log(`  ${error}`);
		if (errors.length > 0) process.exitCode = 1;
	}
}
if (values.write) writeReport(new URL("../docs/load.md", import.meta.url), title, columns);
