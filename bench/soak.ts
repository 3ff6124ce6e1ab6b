import { mkdtemp, rm } from "node:fs/promises";
import { loadavg, tmpdir } from "node:os";
import path from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { parseArgs } from "node:util";
import { ServerProcess } from "@fibbers/server/testkit/server-process";
import { MemoryProbe } from "./driver/memory.ts";
import { commit, machine } from "./machine.ts";
import { cpuSeconds } from "./process-usage.ts";
import { Crews } from "./soak/crews.ts";
import { emptied } from "./soak/emptied.ts";
import type { Kept } from "./soak/memory-slope.ts";
import { complaints, mb, rowsOf, type Soaked, writeSoak } from "./soak/report.ts";
import { counted, delaysOf, type Told, together, total } from "./soak/tally.ts";

const { values } = parseArgs({
	options: {
		connections: { type: "string", default: "2000" },
		seconds: { type: "string", default: "600" },
		/** The part of the connections that mean harm. */
		hostile: { type: "string", default: "0.1" },
		/** How long a game takes, about, s: long before the end as many games end as begin, so that what games keep is the same. */
		game: { type: "string", default: "120" },
		/** How long people think at the most, ms. */
		think: { type: "string", default: "8000" },
		/** Processes that the honest ones are in; the hostile ones have one more. */
		processes: { type: "string", default: "2" },
		seed: { type: "string", default: "1" },
		/** Into `docs/soak.md`. */
		write: { type: "boolean", default: false },
	},
});

const everySeconds = 30;
/** Those who come before the crowd, and go, so that the server has done everything once. */
const first = { connections: 300, hostile: 60, seconds: 40 };
/** A table that all have left closes after so long, ms: later than whoever was cut takes to come back. */
const closeAfterMs = 60_000;
/** How often the memory is looked at in that time. */
const looks = 3;

const connections = Number(values.connections);
const seconds = Number(values.seconds);
const processes = Number(values.processes);
const hostile = Math.round(connections * Number(values.hostile));
const kept: Kept[] = [];
const lines: string[] = [];
const delays: number[] = [];
const loads: number[] = [];
let uncaught = 0;
let shown = 0;

const say = (line: string): void => {
	lines.push(line);
	console.log(line);
};

const dataDir = await mkdtemp(path.join(tmpdir(), "fibbers-soak-"));
const probe = new MemoryProbe();
const server = await ServerProcess.start({
	DATA_DIR: dataDir,
	LOG_LEVEL: "error",
	CLOSE_AFTER_MS: String(closeAfterMs),
	...probe.env,
});
server.onOutput = (text) => {
	uncaught += text.trim().split("\n").length;
	console.log(text.trim());
};
const crowd = {
	base: server.url,
	gameMs: 1_000 * Number(values.game),
	thinkMs: Number(values.think),
	seed: Number(values.seed),
	connections,
	hostile,
	processes,
};
const crews = new Crews(crowd);
let told = together([]);

function hear(news: Told): Told {
	told = news;
	delays.push(...told.delays);
	for (const wrong of told.wrong.slice(shown, shown + 5)) console.log(`  ${wrong}`);
	shown = told.wrong.length;
	return told;
}

/** What the server keeps when a small crowd has come and gone. */
async function warmed(): Promise<number> {
	const few = new Crews({ ...crowd, ...first, seed: crowd.seed + 1_000, processes: 1 });
	const codes = await few.open();
	await pause(1_000 * first.seconds);
	await few.leave();
	await emptied(server.url, codes);
	return (await probe.kept()).heap;
}

/** Looks at the memory now and then while they play, and tells what happened. */
async function watch(): Promise<void> {
	const began = performance.now();
	const elapsed = (): number => (performance.now() - began) / 1_000;
	const looked = Math.round((looks * seconds) / everySeconds);
	let [since, cpu] = [0, cpuSeconds(server.pid)];
	for (let i = 1; i <= looked && server.isUp; i++) {
		await pause(Math.max(0, (i * everySeconds) / looks - elapsed()) * 1_000);
		const now = { at: elapsed(), ...(await probe.kept()) };
		kept.push(now);
		if (i % looks !== 0 && i !== looked) continue;
		const { moves, visits, ends, wrong, cuts, delays, behindMs } = hear(await crews.look());
		const [load = 0] = loadavg();
		loads.push(load);
		const used = cpuSeconds(server.pid);
		const core = (100 * (used - cpu)) / (now.at - since);
		[since, cpu] = [now.at, used];
		say(
			`${now.at.toFixed(0).padStart(4)} s  heap ${mb(now.heap)}, RSS ${mb(now.rss)}, server ${core.toFixed(0)} % of a core, ` +
				`${told.connections} connections, ${moves} moves, ${visits} visits, ${total(ends)} attacks, ${wrong.length} wrong, ` +
				`${uncaught} errors, cut: ${counted(cuts)}, delay ${delaysOf(delays)}, clients at most ${behindMs.toFixed(0)} ms late, ` +
				`load ${load.toFixed(1)}`,
		);
	}
}

const title = `${connections} connections (${hostile} of them hostile), ${seconds} s, ${machine()}, commit ${commit()}`;
let empty: readonly [number, number] = [0, 0];
try {
	console.log(title);
	const before = await warmed();
	const codes = await crews.open();
	await watch();
	console.log("The last games are played to their end, and all of them are compared with what is kept.");
	hear(await crews.end(dataDir));
	await crews.leave();
	await emptied(server.url, codes);
	empty = [before, (await probe.kept()).heap];
} finally {
	if (!server.isUp) uncaught++;
	await crews.leave();
	await server.stop();
	probe.close();
	await rm(dataDir, { recursive: true, force: true });
}

const load = [Math.min(...loads), Math.max(...loads)] as const;
const soaked: Soaked = { title, lines, told: { ...told, delays }, kept, empty, uncaught, load };
console.log();
for (const [name, value] of rowsOf(soaked)) console.log(`${name.padEnd(66)}${value}`);
for (const wrong of told.wrong.slice(0, 100)) console.log(`  ${wrong}`);
if (complaints(soaked).length > 0) process.exitCode = 1;
if (values.write) writeSoak(new URL("../docs/soak.md", import.meta.url), soaked);
