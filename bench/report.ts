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

/** Writes the table that the documentation shows, a column for each game. */
export function writeReport(file: URL, title: string, columns: readonly Column[]): void {
	const names = columns[0]?.figures.map(([name]) => name) ?? [];
	const lines = names.map((name, i) => `| ${[name, ...columns.map(({ figures }) => figures[i]?.[1])].join(" | ")} |`);
	const head = `# Load\n\nWritten by \`npx pnpm@12 bench --write\`; run it on your own machine before you compare.\n`;
	const heads = ["", ...columns.map(({ game, journal }) => (journal === "on" ? game : `${game}, no journal`))];
	const price = columns.flatMap((off) => priceOf(columns, off)).join("\n");
	writeFileSync(
		file,
		`${head}\n${title}\n\n| ${heads.join(" | ")} |\n|${"---|".repeat(heads.length)}\n${lines.join("\n")}\n${price && `\n${price}\n`}`,
	);
}

/** What the journal costs, where the same load was played with it and without. */
function priceOf(columns: readonly Column[], off: Column): string[] {
	const on = columns.find(({ game, journal }) => game === off.game && journal === "on");
	if (off.journal !== "off" || on === undefined) return [];
	const number = ({ figures }: Column, name: string): number =>
		Number.parseFloat(figures.find(([each]) => each === name)?.[1] ?? "");
	const moves = number(on, "moves per second of server CPU") / number(off, "moves per second of server CPU");
	const delay = "a move until all clients have it";
	const later = number(on, delay) - number(off, delay);
	return [
		`${off.game}: with the journal a second of CPU makes ${moves.toFixed(2)} times the moves that it makes without, and a move is seen ${later.toFixed(1)} ms later (median).`,
	];
}
