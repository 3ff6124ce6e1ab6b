import { writeFileSync } from "node:fs";
import { quantile } from "../figures.ts";
import type { Tally } from "./table.ts";

export interface Measured {
	readonly clients: number;
	readonly seconds: number;
	/** Of the server, in seconds. */
	readonly cpu: number;
	/** That all clients received. */
	readonly bytes: number;
	readonly memoryMb: number;
}

/** The figures of a run, a line each. */
export function rows({ moves, games, delays, errors }: Tally, run: Measured): readonly (readonly [string, string])[] {
	const delay = (part: number): string => quantile(delays, part).toFixed(1);
	return [
		["clients at a table", String(run.clients)],
		["moves", `${moves} (${(moves / run.seconds).toFixed(0)} a second), ${games} games ended`],
		[
			"moves per second of server CPU",
			`${(moves / run.cpu).toFixed(0)} (${((100 * run.cpu) / run.seconds).toFixed(0)} % of a core)`,
		],
		["bytes per move and client", (run.bytes / moves / run.clients).toFixed(0)],
		[
			"a move until all clients have it",
			`${delay(0.5)} ms (median), ${delay(0.95)} (95 %), ${delay(0.99)} (99 %), ${delay(1)} (most)`,
		],
		["server memory", `${run.memoryMb.toFixed(0)} MB`],
		["errors", String(errors.length)],
	];
}

export interface Column {
	readonly game: string;
	readonly figures: ReturnType<typeof rows>;
}

/** Writes the tables that the documentation shows, a column for each game. */
export function writeReport(file: URL, title: string, columns: readonly Column[]): void {
	const head =
		"# Load\n\nHow much one server carries, each game by itself, at full tables and with the journal on. Beside other servers: [performance.md](performance.md).\nWritten by `npx pnpm@12 bench --write`; run it on your own machine before you compare.\n";
	const names = columns[0]?.figures.map(([name]) => name) ?? [];
	const figures = names.map((name, i) => [name, ...columns.map((column) => column.figures[i]?.[1] ?? "")]);
	writeFileSync(file, `${head}\n${title}\n\n${tableOf(["", ...columns.map(({ game }) => game)], figures)}`);
}

const tableOf = (heads: readonly string[], lines: readonly (readonly string[])[]): string =>
	[heads, heads.map(() => "---"), ...lines].map((cells) => `| ${cells.join(" | ")} |\n`).join("");
