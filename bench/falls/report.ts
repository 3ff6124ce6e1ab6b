import { writeFileSync } from "node:fs";
import { quantile } from "../figures.ts";

/** What came of many kills on one database. */
export interface Recovery {
	readonly database: string;
	readonly kills: number;
	readonly accepted: number;
	readonly lost: number;
	readonly twice: number;
	readonly games: number;
	/** From the kill until the server listened again, each ms. */
	readonly listeningMs: readonly number[];
	/** From the kill until everybody was in his seat again, each ms; kills that came before are left out. */
	readonly completeMs: readonly number[];
	/** Everything that was wrong, lost and repeated moves included. */
	readonly faults: readonly string[];
}

export function recoveryRows(run: Recovery): readonly (readonly [string, string])[] {
	return [
		["kills", `${run.kills}, ${run.kills - run.completeMs.length} of them before everybody was back`],
		["moves accepted", String(run.accepted)],
		["of these lost", String(run.lost)],
		["of these made twice", String(run.twice)],
		["games played to their end", String(run.games)],
		["contradictions of any kind", String(run.faults.length)],
		["from the kill until the server listens", spread(run.listeningMs)],
		["from the kill until everybody at all tables sits again", spread(run.completeMs)],
	];
}

function spread(times: readonly number[]): string {
	const seconds = (part: number): string => (quantile(times, part) / 1_000).toFixed(2);
	return `${seconds(0.5)} s (median), ${seconds(1)} (most)`;
}

const head = `# Recovery

Written by \`npx pnpm@12 falls --write\`. The server is killed (\`SIGKILL\`) at random moments, every other time at the moment in which
a client hears that its move counts, and started again at once. Afterwards all that people were ever told is compared with the journal: each
public view, each hand, each line of the log; and every finished game with its record in the store. Clients try to come back as the page does:
after 0.2 s, and then at longer and longer intervals.
`;

export function writeRecovery(file: URL, title: string, runs: readonly Recovery[]): void {
	const columns = runs.map(recoveryRows);
	const names = columns[0]?.map(([name]) => name) ?? [];
	const lines = names.map((name, i) => `| ${[name, ...columns.map((rows) => rows[i]?.[1])].join(" | ")} |`);
	const heads = ["", ...runs.map(({ database }) => database)];
	writeFileSync(
		file,
		`${head}\n${title}\n\n| ${heads.join(" | ")} |\n|${"---|".repeat(heads.length)}\n${lines.join("\n")}\n`,
	);
}
