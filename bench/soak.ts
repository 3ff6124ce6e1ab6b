import { mkdtemp, rm } from "node:fs/promises";
import { loadavg, tmpdir } from "node:os";
import path from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { parseArgs } from "node:util";
import { ServerProcess } from "@fibbers/server/testkit/server-process";
import { MemoryProbe } from "./driver/memory.ts";
import { commit, machine } from "./machine.ts";
import { cpuSeconds } from "./process-usage.ts";
import { Crew } from "./soak/crew.ts";
import type { Kept } from "./soak/memory-slope.ts";
import { complaints, mb, rowsOf, type Soaked, writeSoak } from "./soak/report.ts";
import { counted, delaysOf, type Told, together, total } from "./soak/tally.ts";

const { values } = parseArgs({
	options: {
		connections: { type: "string", default: "2000" },
		seconds: { type: "string", default: "600" },
		/** The part of the connections that mean harm. */
		hostile: { type: "string", default: "0.1" },
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
/** How often the memory is looked at in that time. */
const looks = 3;

const connections = Number(values.connections);
const seconds = Number(values.seconds);
const processes = Number(values.processes);
const hostile = Math.round(connections * Number(values.hostile));
/** So many of the honest ones, in each process. */
const each = (part: number): number => Math.round(((connections - hostile) * part) / processes);

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
const server = await ServerProcess.start({ DATA_DIR: dataDir, LOG_LEVEL: "error", ...probe.env });
server.onOutput = (text) => {
	uncaught += text.trim().split("\n").length;
	console.log(text.trim());
};
const honest = Array.from({ length: processes }, () => new Crew());
const crews = [...honest, new Crew()];
const nobody = { base: server.url, players: 0, watchers: 0, pages: 0, hostile: 0, thinkMs: Number(values.think) };
let told = together([]);

/** Asks all of them. */
async function heard(tell: (crew: Crew) => Promise<Told>): Promise<Told> {
	told = together(await Promise.all(crews.map(tell)));
	delays.push(...told.delays);
	for (const wrong of told.wrong.slice(shown, shown + 5)) console.log(`  ${wrong}`);
	shown = told.wrong.length;
	return told;
}

/** Everybody connects. */
async function open(): Promise<void> {
	const opened = crews.map((crew, i) => {
		const isHonest = i < processes;
		const part = isHonest ? { players: each(0.5), watchers: each(0.25), pages: each(0.25) } : { hostile };
		return crew.open({ ...nobody, ...part, seed: Number(values.seed) + i });
	});
	const codes = (await Promise.all(opened)).flat();
	for (const crew of crews) await crew.begin(codes);
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
		const { moves, visits, ends, wrong, cuts, delays, behindMs } = await heard((crew) => crew.look());
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
try {
	console.log(title);
	await open();
	await watch();
	console.log("The last games are played to their end, and all of them are compared with what is kept.");
	await heard((crew) => crew.end(dataDir));
} finally {
	if (!server.isUp) uncaught++;
	await Promise.allSettled(crews.map((crew) => crew.leave()));
	await server.stop();
	probe.close();
	await rm(dataDir, { recursive: true, force: true });
}

const load = [Math.min(...loads), Math.max(...loads)] as const;
const soaked: Soaked = { title, lines, told: { ...told, delays }, kept, uncaught, load };
console.log();
for (const [name, value] of rowsOf(soaked)) console.log(`${name.padEnd(66)}${value}`);
for (const wrong of told.wrong.slice(0, 100)) console.log(`  ${wrong}`);
if (complaints(soaked).length > 0) process.exitCode = 1;
if (values.write) writeSoak(new URL("../docs/soak.md", import.meta.url), soaked);
