/** Tournaments between computers: everything that they are measured by, or with `--players` just those against each other. */
import { writeFileSync } from "node:fs";
import { cpus } from "node:os";
import { parseArgs } from "node:util";
import { gameIds, isGameId } from "@fibbers/rules";
import { levels } from "../src/computers.ts";
import { bars, gauntlets, lieBar, measured, selfPlays } from "./bars.ts";
import { characterTables } from "./character-tables.ts";
import type { Duel, Tally } from "./duel.ts";
import { paceOf } from "./pace.ts";
import { players } from "./players.ts";
import {
	barHead,
	barRow,
	lengthHead,
	lengthRow,
	matrix,
	paceHead,
	paceRow,
	titleOf,
	wayHead,
	wayRow,
} from "./report.ts";
import { added, inParts, Threads } from "./threads.ts";
import { waysOf } from "./ways.ts";
import type { Part } from "./worker.ts";

const { values } = parseArgs({
	options: {
		/** How many of each duel with a bar. Among their own there are a tenth of it, and in the gauntlets a twentieth. */
		games: { type: "string", default: "20000" },
		seed: { type: "string", default: "1" },
		threads: { type: "string", default: "2" },
		/** This game only. */
		game: { type: "string" },
		/** These only, each among others of each: `hard,H,S3`. Needs `--game`. */
		players: { type: "string" },
		seats: { type: "string", default: "4" },
		/** Into `results.md`. */
		write: { type: "boolean", default: false },
	},
});

type Game = Duel["game"];

const games = Number(values.games);
const part = (of: number): number => Math.ceil(games / of);
const chosen = gameIds.filter((game) => values.game === undefined || game === values.game);
const threads = new Threads<Part>(Number(values.threads), new URL("./worker.ts", import.meta.url));

async function fought(duel: Duel, count: number): Promise<Tally> {
	const begun = performance.now();
	const parts = inParts(Number(values.seed) * 1_000_000, count).map((part) => ({ duel, ...part }));
	const tally = added(await threads.all(parts));
	const seconds = ((performance.now() - begun) / 1_000).toFixed(0);
	console.error(
		`${duel.game}: ${titleOf(duel)}: ${((100 * tally.hits) / count).toFixed(2)} % ${duel.counts}, ${seconds} s`,
	);
	return tally;
}

async function matrixOf(game: Game, seats: number, names: readonly string[], others: readonly string[], count: number) {
	const shares: Tally[][] = [];
	for (const one of names) {
		const row: Tally[] = [];
		for (const other of others) row.push(await fought({ game, seats, one, others: other, ...measured[game] }, count));
		shares.push(row);
	}
	return matrix(names, others, shares);
}

async function barTable(): Promise<string> {
	let rows = "";
	for (const bar of bars) if (chosen.includes(bar.duel.game)) rows += barRow(bar, await fought(bar.duel, games));
	return barHead + rows;
}

async function gauntletTables(): Promise<string> {
	let text = "";
	for (const game of chosen) {
		const seats = game === "liar" ? 2 : 4;
		const names = gauntlets[game];
		const rows = game === "liar" ? names : [...names, "cheater"];
		const table = await matrixOf(game, seats, rows, names, part(20));
		text += `### ${game}, ${seats} seats: ${measured[game].counts}\n\n${table}\n`;
	}
	return text;
}

async function lengthTable(): Promise<string> {
	let rows = "";
	for (const duel of selfPlays) if (chosen.includes(duel.game)) rows += lengthRow(duel, await fought(duel, part(10)));
	return lengthHead + rows;
}

async function wayTables(): Promise<string> {
	let rows = "";
	for (const game of chosen) {
		const { options } = measured[game];
		const seats = game === "liar" ? 2 : 4;
		for (const level of levels)
			for (const [name, ways] of await waysOf(game, options, () => Array(seats).fill(level), part(20)))
				rows += wayRow(game, name, "among its own", ways);
		for (const [name, ways] of await waysOf(game, options, characterTables[game], part(10)))
			rows += wayRow(game, name, "among the characters", ways);
	}
	return wayHead + rows;
}

async function paceTable(): Promise<string> {
	let rows = "";
	for (const game of chosen)
		for (const name of ["easy", "medium", "hard"].filter((name) => name in players[game]))
			rows += paceRow(game, name, await paceOf(game, name, game === "liar" ? 2 : 4, 100));
	return paceHead + rows;
}

async function everything(): Promise<string> {
	const machine = `${cpus().length} × ${cpus()[0]?.model.trim()}, Node ${process.version}`;
	const date = new Date().toISOString().slice(0, 10);
	return `# How strong the computers are

Written by \`npx pnpm@12 arena --write\`. ${date}, ${machine}; seed ${values.seed}. Deals are random, and the one player sits on each seat in turn. The reference players R, T, H, H2, S2, S3, A, H1a, H1d, H3a are described where they are defined, beside this file.

## Bars

${await barTable()}
## Gauntlets

The one at the left among others of the kind above, ${part(20)} games each. The cheater sees all cards: it calls each lie and believes each truth, and otherwise plays like hard. It is in this arena only.

${await gauntletTables()}
## Length

Cards played in a game of hard computers among themselves: laid or sent.

${await lengthTable()}
## Ways

What a player lies, of the claims that could be lies (in Liar! while its lie is unspent); doubts, of what it is asked whether it believes, and how often it is right to; and what it looks at and passes on.
Hard lies in ${lieBar.least} to ${lieBar.most} % of its answers in Liar!.

${await wayTables()}
## Time of a decision

In 100 games of each level among its own, the times when something is let pass included.

${await paceTable()}`;
}

try {
	if (values.players === undefined) {
		const text = await everything();
		console.log(text);
		if (values.write) writeFileSync(new URL("results.md", import.meta.url), text);
	} else {
		const names = values.players.split(",");
		if (!isGameId(values.game)) throw new Error(`--game must be one of ${gameIds.join(", ")}`);
		console.log(await matrixOf(values.game, Number(values.seats), names, names, games));
	}
} finally {
	await threads.end();
}
