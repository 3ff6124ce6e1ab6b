import { setTimeout as pause } from "node:timers/promises";
import { MemoryProbe } from "../driver/memory.ts";
import { cpuOf, Run } from "../driver/run.ts";
import { startFibbers } from "../peers/fibbers.ts";
import type { Experiment } from "./experiment.ts";
import { inUnit } from "./row.ts";
import { production } from "./settings.ts";
import { withServers } from "./with-servers.ts";

const tables = 1_000;
/** Tables that are there before any is counted: what a server makes once is not theirs. */
const first = 50;
/** After so long what opening the tables left to do is done, ms. */
const settleMs = 10_000;

/** 1,000 tables in the middle of a game, and nobody moves. */
export const idle: Experiment = {
	rows: {
		memory: "kept memory per idle table with 4 players",
		idle: "idle CPU, 1,000 tables, 4,000 connections, heartbeat on",
	},
	async measure({ seconds, seed }) {
		const probe = new MemoryProbe();
		try {
			return await withServers([() => startFibbers("Fibbers", { ...production, ...probe.env })], async ([server]) => {
				if (server === undefined) throw new Error("no server");
				await Run.open(server, first, seed);
				const before = await probe.kept();
				const run = await Run.open(server, tables, seed + 1);
				await pause(settleMs);
				const after = await probe.kept();
				const [heap, rss] = [after.heap - before.heap, after.rss - before.rss].map((all) => all / tables / 1_024);
				// A move at each, so that nobody's time runs out meanwhile; where it has just run out, the computer has moved.
				for (const table of run.tables) await table.playMoves(1).catch(() => {});
				await pause(settleMs);
				const cpuBefore = cpuOf(server);
				const idleSeconds = Math.min(60, 2 * seconds);
				await pause(idleSeconds * 1_000);
				const share = (100 * (cpuOf(server) - cpuBefore)) / idleSeconds;
				return {
					memory: {
						ours: `${heap?.toFixed(1)} KB after collection, ${rss?.toFixed(1)} KB of the process`,
						bars: [{ tell: inUnit("KB", 1), reading: heap ?? Number.NaN, limit: 45, beyond: 30 }],
					},
					idle: {
						ours: `${share.toFixed(2)} % of a core`,
						bars: [{ tell: inUnit("%", 2), reading: share, limit: 1, beyond: 0.4 }],
					},
				};
			});
		} finally {
			probe.close();
		}
	},
};
