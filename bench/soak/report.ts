import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { growth, type Kept, mostGrowth } from "./memory-slope.ts";
import { counted, delaysOf, type Told, total } from "./tally.ts";

/** All that came of a soak. */
export interface Soaked {
	/** What was asked for, and where. */
	readonly title: string;
	/** As told every half minute. */
	readonly lines: readonly string[];
	readonly told: Told;
	readonly kept: readonly Kept[];
	/** The heap after collection, bytes, when all had left and every table had closed: of a small crowd before, and of this one. */
	readonly empty: readonly [number, number];
	/** Lines in the server's log at the level of errors, and ends of the server. */
	readonly uncaught: number;
	/** Load of the machine over a minute, at the least and at the most. */
	readonly load: readonly [number, number];
}

const mega = 1024 * 1024;
const tenths = (bytes: number): string => `${(bytes / mega).toFixed(1)} MB`;
export const mb = (bytes: number): string => `${(bytes / mega).toFixed(0)} MB`;

/** Why the run is not clean; empty when it is. */
export function complaints({ told, kept, uncaught }: Soaked): readonly string[] {
	const slope = growth(kept);
	return [
		...(slope > mostGrowth ? [`the heap grew by ${percent(slope)} a minute`] : []),
		...(told.wrong.length > 0 ? [`${told.wrong.length} wrong frames`] : []),
		...(uncaught > 0 ? [`${uncaught} errors`] : []),
		...(told.cuts.size > 0 ? [`${total(told.cuts)} honest lines were cut`] : []),
	];
}

const percent = (part: number): string => `${(100 * part).toFixed(2)} %`;

export function rowsOf(soaked: Soaked): readonly (readonly [string, string])[] {
	const { told, kept, empty, uncaught, load } = soaked;
	return [
		["moves, games", `${told.moves}, ${told.games}`],
		["visits to the lobby", String(told.visits)],
		["honest questions without an answer after 10 s", String(told.late)],
		["attacks", String(total(told.ends))],
		["how they ended", counted(told.ends)],
		["honest lines that were cut", counted(told.cuts)],
		["a move until all have it (median / 95 % / 99 % / most)", delaysOf(told.delays)],
		[
			"heap after collection, growth in the second half",
			`${percent(growth(kept))} a minute (at most ${percent(mostGrowth)})`,
		],
		["heap when all had left and no table was open, before and after", empty.map(tenths).join(", ")],
		["memory (RSS), in the middle and at the end", `${mb(middle(kept)?.rss ?? 0)}, ${mb(kept.at(-1)?.rss ?? 0)}`],
		["wrong frames", String(told.wrong.length)],
		["lines in the log at the level of errors, uncaught ones among them", String(uncaught)],
		["load of the machine, which others use too", load.map((each) => each.toFixed(1)).join(" to ")],
		["clean", complaints(soaked).join("; ") || "yes"],
	];
}

const middle = (kept: readonly Kept[]): Kept | undefined => kept[Math.floor(kept.length / 2)];

/** What is said of no run in particular, from its own headline on, stays. */
export function writeSoak(file: URL, soaked: Soaked): void {
	const before = existsSync(file) ? readFileSync(file, "utf8") : "";
	const said = before.match(/^## .*/ms)?.[0] ?? "";
	const rows = rowsOf(soaked).map(([name, value]) => `| ${name} | ${value} |\n`);
	const told = `| | |\n|---|---|\n${rows.join("")}\n\`\`\`\n${soaked.lines.join("\n")}\n\`\`\`\n`;
	writeFileSync(file, `${head}${soaked.title}\n\n${told}${said === "" ? "" : `\n${said}`}`);
}

const head = `# Soak

Written by \`npx pnpm@12 soak --write\`; run it on your own machine before you compare.

Half of the honest connections play whole games, a quarter watch them, the others are pages that look at the list of tables, make friends, leave and come
again. The hostile ones try one attack after the other, of every kind that the tests know. All are at one server with a database on the disk; those who
connect are in processes of their own, the hostile ones apart. What players and watchers are shown of a table has to be the same for all of them at each
version, and has to come out of what is kept of the table; in the end it has to be what somebody is told who has just come, watchers and clocks included. An
honest line that the server closes counts as cut, whatever the code. The heap is looked at every ten seconds after a collection; its growth is the slope of the line
with the least squares through the second half of the run. Games take about two minutes, so that by then as many end as begin. A small crowd comes and goes
before this one: after either the heap is looked at when all have left and every table has closed.

`;
