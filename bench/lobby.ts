import { fork } from "node:child_process";
import { once } from "node:events";
import { setTimeout as pause } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { seededRandom } from "@fibbers/rules";
import { NetworkClient } from "@fibbers/server/testkit";
import { NaiveLine } from "@fibbers/server/testkit/naive-lobby";
import { ServerProcess, withNaiveLobby } from "@fibbers/server/testkit/server-process";
import { delaysOf, lobbyRows, type Phase, together, writeLobbyReport } from "./lobby/report.ts";
import { LobbyTables } from "./lobby/tables.ts";
import type { Arrived } from "./lobby/viewer.ts";
import type { Ask } from "./lobby/viewers.ts";
import { machine } from "./machine.ts";
import { cpuSeconds } from "./process-usage.ts";

const { values } = parseArgs({
	options: {
		tables: { type: "string", default: "2000" },
		/** Pages in the lobby. */
		clients: { type: "string", default: "500" },
		/** Changes a second, of all tables together: each changes every 25 s. */
		changes: { type: "string", default: "80" },
		/** With everybody looking; as long again with nobody. */
		seconds: { type: "string", default: "60" },
		/** How often the whole list is sent to everybody, for comparison. */
		naive: { type: "string", default: "10" },
		seed: { type: "string", default: "1" },
		/** Into `docs/lobby.md`. */
		write: { type: "boolean", default: false },
	},
});

const [clients, perSecond, seconds] = [Number(values.clients), Number(values.changes), Number(values.seconds)];
/** How long everybody looks, and then nobody, s. */
const turn = 10;
/** A server that has just started still compiles, s. */
const warmUp = 10;
/** Long enough for what has been gathered to be told, ms. */
const settleMs = 1_000;
/** The whole list takes its time to reach everybody, ms. */
const naiveMs = 8_000;

const title = `${values.tables} tables, ${clients} clients in the lobby. ${machine()}`;
console.log(title);
const server = await ServerProcess.start({}, withNaiveLobby);
const tables = new LobbyTables(seededRandom(Number(values.seed)));
await tables.open(server.url, Number(values.tables));
const viewersFile = fileURLToPath(new URL("./lobby/viewers.ts", import.meta.url));
const viewers = fork(viewersFile, [server.url, values.clients, values.seed]);
await once(viewers, "message");

async function ask(what: Ask): Promise<unknown> {
	viewers.send(what);
	const [answer] = await once(viewers, "message");
	return answer;
}

/** What it costs to do this. */
async function measured(act: () => Promise<void>): Promise<Phase> {
	await pause(settleMs);
	await ask("arrived");
	tables.changes.length = 0;
	const before = { cpu: cpuSeconds(server.pid), at: performance.now() };
	await act();
	const cpu = cpuSeconds(server.pid) - before.cpu;
	const passed = (performance.now() - before.at) / 1_000;
	const arrived = (await ask("arrived")) as Arrived;
	return { changes: tables.changes.length, seconds: passed, cpu, arrived, delays: delaysOf(arrived, tables.changes) };
}

const change = async (): Promise<void> => {
	await tables.change(perSecond, turn);
	await pause(settleMs);
};

/** One change, and then the whole list for everybody; a row without a code stands for the list. */
async function naively(): Promise<void> {
	const line = await NaiveLine.open(await NetworkClient.create(server.url));
	for (let i = 0; i < Number(values.naive); i++) {
		await tables.changeOne();
		tables.changes.splice(i, 1, ["", Date.now()]);
		line.tell();
		await pause(naiveMs);
	}
	await line.leave();
}

const lists: Phase[] = [];
const alones: Phase[] = [];
await ask("look");
await tables.change(perSecond, warmUp);
// In turns, since whatever else the machine does weighs on both.
for (let passed = 0; passed < seconds; passed += turn) {
	await ask("look");
	lists.push(await measured(change));
	await ask("away");
	alones.push(await measured(change));
}
const [list, alone] = [together(lists), together(alones)];
const naive = await measured(naively);

const rows = lobbyRows({ clients, alone, list, naive });
for (const [name, ours, theirs] of rows) console.log(`${name.padEnd(48)}${ours.padEnd(36)}${theirs}`);
for (const error of new Set(tables.errors)) console.log(`  ${error}`);
if (tables.errors.length > 0) process.exitCode = 1;
if (values.write) writeLobbyReport(new URL("../docs/lobby.md", import.meta.url), title, rows);
await ask("leave");
await tables.leave();
await server.stop();
