import { seededRandom } from "@fibbers/rules";
import { MemoryProbe } from "../driver/memory.ts";
import { PlayedTable, Tally } from "../driver/played-table.ts";
import { cpuOf } from "../driver/run.ts";
import { ratio } from "../figures.ts";
import { startFibbers } from "../peers/fibbers.ts";
import type { Experiment } from "./experiment.ts";
import { inUnit, times, told } from "./row.ts";
import { journalOff } from "./settings.ts";
import { withServers } from "./with-servers.ts";

/** Ages of a table, in moves. */
const young = 2_000;
const old = 20_000;
const rounds = 8;
/** In each round at each table. */
const moves = 250;

/** A table that has been played on for very long beside a young one, in the same server. */
export const long: Experiment = {
	rows: { long: "20,000th move of a table ÷ 2,000th, CPU and heap, journal off" },
	async measure({ seed }) {
		const probe = new MemoryProbe();
		try {
			return await withServers([() => startFibbers("Fibbers", { ...journalOff, ...probe.env })], async ([server]) => {
				if (server === undefined) throw new Error("no server");
				const open = async (chance: number): Promise<PlayedTable> =>
					new PlayedTable(await server.open(), seededRandom(seed + chance), new Tally());
				const cpuOfMoves = async (table: PlayedTable): Promise<number> => {
					const before = cpuOf(server);
					await table.playMoves(moves);
					return ((cpuOf(server) - before) / moves) * 1e6;
				};
				const half = (rounds * moves) / 2;
				const [longPlayed, fresh] = [await open(0), await open(1)];
				await fresh.playMoves(young - half);
				await longPlayed.playMoves(young);
				const before = await probe.kept();
				await longPlayed.playMoves(old - young - half);
				const turns: { readonly old: number; readonly young: number }[] = [];
				while (turns.length < rounds) turns.push({ young: await cpuOfMoves(fresh), old: await cpuOfMoves(longPlayed) });
				const after = await probe.kept();
				const [atOld, atYoung] = [turns.map((turn) => turn.old), turns.map((turn) => turn.young)];
				const grown = (after.heap - before.heap) / 1_024;
				return {
					long: {
						ours: `${told(atOld, "µs", 0)} ÷ ${told(atYoung, "µs", 0)}; heap ${inMb(before.heap)}, then ${inMb(after.heap)}`,
						bars: [
							{ tell: times("the 2,000th"), reading: ratio(atOld, atYoung), limit: 1.1 },
							{ tell: inUnit("KB more heap"), reading: grown, limit: 1_024 },
						],
					},
				};
			});
		} finally {
			probe.close();
		}
	},
};

const inMb = (bytes: number): string => `${(bytes / 1_048_576).toFixed(2)} MB`;
