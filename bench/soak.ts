import { writeFileSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { parseArgs } from "node:util";
import { seededRandom } from "@fibbers/rules";
import { openStore } from "@fibbers/server/store";
import { ServerProcess } from "@fibbers/server/testkit/server-process";
import { MemoryProbe } from "./driver/memory.ts";
import { commit, machine } from "./machine.ts";
import { attackAgain } from "./soak/attackers.ts";
import { Households } from "./soak/households.ts";
import { growth, type Kept } from "./soak/memory-slope.ts";
import { visitAgain } from "./soak/pages.ts";
import { counted, delaysOf, Tally } from "./soak/tally.ts";

const { values } = parseArgs({
	options: {
		connections: { type: "string", default: "2000" },
		seconds: { type: "string", default: "600" },
		/** The part of the connections that mean harm. */
		hostile: { type: "string", default: "0.1" },
		/** How long people think at the most, ms. */
		think: { type: "string", default: "8000" },
		seed: { type: "string", default: "1" },
		/** Into `docs/soak.md`. */
		write: { type: "boolean", default: false },
	},
});

/** The heap may grow by this part of itself in a minute of the second half. */
const mostGrowth = 0.01;
const everySeconds = 30;
/** How often the memory is looked at in that time. */
const looks = 3;
/** How long pages and attackers may take to end, ms. */
const mostEnding = 90_000;
const kb = 1024;
/** All clients live in one process, which may be too busy to answer for longer than a phone would be, ms. */
const heartbeatMs = 60_000;

// The SDK tells of every line that breaks while somebody joins.
console.warn = () => {};

const connections = Number(values.connections);
const seconds = Number(values.seconds);
const seed = Number(values.seed);
const share = (part: number): number => Math.round(connections * part);
const hostile = share(Number(values.hostile));
const rest = connections - hostile;

const tally = new Tally();
const households = new Households(tally);
const kept: Kept[] = [];
const lines: string[] = [];
let uncaught = 0;
let played = "";
let shown = 0;
let isOver = false;

const say = (line: string): void => {
	lines.push(line);
	console.log(line);
};

const mb = (bytes: number): string => `${(bytes / kb / kb).toFixed(0)} MB`;

const dataDir = await mkdtemp(path.join(tmpdir(), "fibbers-soak-"));
const probe = new MemoryProbe();
const server = await ServerProcess.start({
	DATA_DIR: dataDir,
	LOG_LEVEL: "error",
	HEARTBEAT_MS: `${heartbeatMs}`,
	...probe.env,
});
server.onOutput = (text) => {
	uncaught += text.trim().split("\n").length;
	console.log(text.trim());
};

const title = `${connections} connections (${hostile} of them hostile), ${seconds} s, ${machine()}, commit ${commit()}`;
try {
	console.log(title);
	await households.open(server.url, Math.round(rest * 0.5), Math.round(rest * 0.25), Number(values.think), seed);
	households.play();
	const codes = households.tables.map(({ code }) => code);
	const others = [
		...Array.from({ length: rest - Math.round(rest * 0.75) }, (_, i) =>
			visitAgain(server.url, seededRandom(seed * 10_000 + i), tally, () => isOver),
		),
		...Array.from({ length: hostile }, (_, i) =>
			attackAgain(server.url, codes, seededRandom(seed * 20_000 + i), tally, () => isOver),
		),
	];
	const ended = Promise.allSettled(others).then((results) => {
		for (const result of results) if (result.status === "rejected") tally.wrong.push(String(result.reason));
	});
	const began = performance.now();
	for (let told = 0; told < seconds && server.isUp; ) {
		const length = Math.min(everySeconds, seconds - told);
		const look = async () => {
			await pause((length / looks) * 1_000);
			const now = { at: (performance.now() - began) / 1_000, ...(await probe.kept()) };
			kept.push(now);
			return now;
		};
		for (let i = 1; i < looks; i++) await look();
		const now = await look();
		told += length;
		for (const wrong of tally.wrong.slice(shown, shown + 5)) console.log(`  ${wrong}`);
		shown = tally.wrong.length;
		say(
			`${now.at.toFixed(0).padStart(4)} s  heap ${mb(now.heap)}, RSS ${mb(now.rss)}, ${tally.connections} connections, ` +
				`${households.moves} moves, ${tally.visits} visits, ${tally.attacks} attacks, ` +
				`${tally.wrong.length} wrong, ${uncaught} errors, cut ${counted(tally.cuts)}, delay ${delaysOf(tally.delays.slice(-500))}`,
		);
	}
	isOver = true;
	await Promise.race([ended, pause(mostEnding, undefined, { ref: false })]);
	const store = await openStore({ dataDir });
	await households.judge(store);
	await store.close();
	played = `${households.moves}, ${households.games} games`;
} finally {
	if (!server.isUp) uncaught++;
	await households.leave();
	await server.stop();
	probe.close();
	await rm(dataDir, { recursive: true, force: true });
}

const slope = growth(kept);
const cuts = [...tally.cuts].filter(([code]) => code !== 4000);
const result = [
	["moves", played],
	["visits to the lobby, answers after more than 10 s", `${tally.visits}, ${tally.late}`],
	["attacks", String(tally.attacks)],
	["how they ended", counted(tally.ends)],
	["honest lines that were cut", counted(new Map(cuts))],
	["a move until all have it (median / 95 % / 99 % / most)", delaysOf(tally.delays)],
	[
		"heap after collection, growth in the second half",
		`${(100 * slope).toFixed(2)} % a minute (at most ${100 * mostGrowth} %)`,
	],
	["memory (RSS) at the end", mb(kept.at(-1)?.rss ?? 0)],
	["wrong frames", String(tally.wrong.length)],
	["uncaught errors, and lines in the log at the level of errors", String(uncaught)],
] as const;
console.log();
for (const [name, value] of result) console.log(`${name.padEnd(62)}${value}`);
for (const wrong of tally.wrong.slice(0, 20)) console.log(`  ${wrong}`);
if (slope > mostGrowth || tally.wrong.length > 0 || uncaught > 0 || cuts.length > 0) process.exitCode = 1;
if (values.write) writeFileSync(new URL("../docs/soak.md", import.meta.url), report());

function report(): string {
	const rows = result.map(([name, value]) => `| ${name} | ${value} |\n`).join("");
	return `# Soak\n\nWritten by \`npx pnpm@12 soak --write\`. Tables of honest people who play whole games, people who watch, pages that come and go, and
hostile clients of every kind that the tests know, at one server with a database on the disk. Every frame of the honest ones is compared with what the table's story says.\n\n${title}\n\n| | |\n|---|---|\n${rows}\n\`\`\`\n${lines.join("\n")}\n\`\`\`\n`;
}
