import { seats } from "../driver/peer.ts";
import { cpuOfMove, playInTurns, Run } from "../driver/run.ts";
import { median, quantile, ratio } from "../figures.ts";
import { startBoardgameIo } from "../peers/boardgame-io/peer.ts";
import { startFibbers } from "../peers/fibbers.ts";
import { startFloor } from "../peers/floor/peer.ts";
import type { Experiment } from "./experiment.ts";
import { againstBoardgameIo, againstFloor, inUnit, type Row, told } from "./row.ts";
import { journalOff, production } from "./settings.ts";
import { withServers } from "./with-servers.ts";

const tables = 100;
/** 250 moves a second at all tables together, ms. */
const pace = 400;

const microseconds = (run: Run): number[] => cpuOfMove(run).map((seconds) => seconds * 1e6);
const bytesOf = ({ turns }: Run): number[] => turns.map(({ bytes, moves }) => bytes / moves / seats);
const delayOf = ({ turns }: Run, part: number): number[] => turns.map(({ delays }) => quantile(delays, part));

/** 100 tables of four at each server, at the same pace. */
export const play: Experiment = {
	rows: {
		cpu: `server CPU per move, ${tables} tables × ${seats}, journal off`,
		journal: "the same, journal on",
		bytes: "bytes per move and client",
		delay: "from sending a move until all four have it, paced load, journal off: p50",
	},
	measure: ({ seconds, seed }) =>
		withServers(
			[
				() => startFibbers("Fibbers, journal off", journalOff),
				() => startFibbers("Fibbers, journal on", production),
				() => startBoardgameIo(production),
				() => startFloor(production),
			],
			async (peers) => {
				const runs: Run[] = [];
				for (const peer of peers) runs.push(await Run.open(peer, tables, seed));
				await playInTurns(runs, seconds, () => pace);
				for (const run of runs) await run.close();
				return rowsOf(runs as [Run, Run, Run, Run]);
			},
		),
};

function rowsOf([off, on, boardgameIo, floor]: readonly [Run, Run, Run, Run]): Record<string, Row> {
	const cpu = [off, on, boardgameIo, floor].map(microseconds) as [number[], number[], number[], number[]];
	const bytes = [off, boardgameIo, floor].map(bytesOf) as [number[], number[], number[]];
	const p50 = [off, boardgameIo, floor].map((run) => delayOf(run, 0.5)) as [number[], number[], number[]];
	const delay = (run: Run): string => `${told(delayOf(run, 0.5), "ms", 2)}; p95 ${told(delayOf(run, 0.95), "ms", 2)}`;
	return {
		cpu: {
			ours: told(cpu[0], "µs", 0),
			boardgameIo: told(cpu[2], "µs", 0),
			floor: told(cpu[3], "µs", 0),
			bars: [againstBoardgameIo(ratio(cpu[0], cpu[2]), 1 / 2.5), againstFloor(ratio(cpu[0], cpu[3]), 2, 1.5)],
		},
		journal: {
			ours: `${told(cpu[1], "µs", 0)}; delay p50 ${told(delayOf(on, 0.5), "ms", 2)}`,
			boardgameIo: told(cpu[2], "µs", 0),
			floor: told(cpu[3], "µs", 0),
			bars: [againstBoardgameIo(ratio(cpu[1], cpu[2]), 1 / 2)],
		},
		bytes: {
			ours: told(bytes[0], "B", 1),
			boardgameIo: told(bytes[1], "B", 0),
			floor: told(bytes[2], "B", 1),
			bars: [
				{ tell: inUnit("B", 1), reading: median(bytes[0]), limit: 30, beyond: 15 },
				againstBoardgameIo(ratio(bytes[0], bytes[1]), 1 / 28),
			],
		},
		delay: {
			ours: delay(off),
			boardgameIo: delay(boardgameIo),
			floor: delay(floor),
			bars: [againstFloor(ratio(p50[0], p50[2]), 1.3), againstBoardgameIo(ratio(p50[0], p50[1]), 0.6)],
		},
	};
}
