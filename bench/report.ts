import { writeFileSync } from "node:fs";
import type { Tally } from "./load-table.ts";

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
	const sorted = [...delays].sort((a, b) => a - b);
	const delay = (part: number): string => (sorted[Math.floor(part * (sorted.length - 1))] ?? 0).toFixed(1);
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
	/** Whether the server kept the tables' story: `on` or `off`. */
	readonly journal: string;
	readonly figures: ReturnType<typeof rows>;
}

/** Writes the tables that the documentation shows, a column for each game. */
export function writeReport(file: URL, title: string, columns: readonly Column[]): void {
	const kept = columns.filter(({ journal }) => journal === "on");
	const shown = kept.length > 0 ? kept : columns;
	const head = `# Load\n\nWritten by \`npx pnpm@12 bench --journal both --write\`; run it on your own machine before you compare.\n`;
	const names = shown[0]?.figures.map(([name]) => name) ?? [];
	const figures = names.map((name, i) => [name, ...shown.map((column) => column.figures[i]?.[1] ?? "")]);
	const prices = shown.flatMap((on) => priceOf(on, columns));
	const price = tableOf(
		["", "moves per second of server CPU", "without a journal", "ratio", "delay", "without a journal"],
		prices,
	);
	writeFileSync(
		file,
		`${head}\n${title}\n\n${tableOf(["", ...shown.map(({ game }) => game)], figures)}${prices.length > 0 ? `\n${priceHead}\n\n${price}` : ""}`,
	);
}

const priceHead = `## What the journal costs

The same load at two servers, ten seconds at one and ten at the other, in turns. The server's CPU is that of its whole process, the database's
thread included; the delay is the median from sending a move until all clients of the table have it.`;

const tableOf = (heads: readonly string[], lines: readonly (readonly string[])[]): string =>
	[heads, heads.map(() => "---"), ...lines].map((cells) => `| ${cells.join(" | ")} |\n`).join("");

/** A line where the same load was played with the journal and without. */
function priceOf(on: Column, columns: readonly Column[]): string[][] {
	const off = columns.find(({ game, journal }) => game === on.game && journal === "off");
	if (off === undefined || off === on) return [];
	const number = ({ figures }: Column, name: string): number =>
		Number.parseFloat(figures.find(([each]) => each === name)?.[1] ?? "");
	const [made, madeOff] = [on, off].map((column) => number(column, "moves per second of server CPU"));
	const [delay, delayOff] = [on, off].map((column) => number(column, "a move until all clients have it"));
	const ratio = ((made ?? 0) / (madeOff ?? 1)).toFixed(2);
	return [[on.game, `${made}`, `${madeOff}`, ratio, `${delay} ms`, `${delayOff} ms`]];
}
