import { writeFileSync } from "node:fs";
import { quantile } from "../figures.ts";

interface Measured {
	readonly title: string;
	readonly about: string;
	/** ms of each call. */
	readonly rows: readonly (readonly [string, readonly number[]])[];
}

/** Prints the table, and writes it into the file, if there is one. */
export function writeTable(file: URL | null, { title, about, rows }: Measured): void {
	const told = rows.map(([name, times]) => {
		const part = (of: number): string => `${quantile(times, of).toFixed(2)} ms`;
		return `| ${[name, part(0.5), part(0.99), part(1)].join(" | ")} |`;
	});
	const table = `| | median | 99 % | most |\n|---|---|---|---|\n${told.join("\n")}\n`;
	console.log(`${title}\n${about}\n\n${table}`);
	if (file === null) return;
	const head =
		"# Finished games\n\nWritten by `npx pnpm@12 bench:history`; run it on your own machine before you compare.\n";
	writeFileSync(file, `${head}\n${title}. ${about}\n\n${table}`);
}
