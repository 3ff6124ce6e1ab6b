import { cpuOfMove, playInTurns, Run } from "../driver/run.ts";
import { ratio } from "../figures.ts";
import { startBoardgameIo } from "../peers/boardgame-io/peer.ts";
import { startFibbers } from "../peers/fibbers.ts";
import { startFloor } from "../peers/floor/peer.ts";
import type { Experiment } from "./experiment.ts";
import { againstBoardgameIo, againstFloor, told } from "./row.ts";
import { journalOff, production } from "./settings.ts";
import { withServers } from "./with-servers.ts";

const watchers = 1_000;
/** So that everybody has a move before the next is made, ms. */
const pace = 120;
/** How many come at the same time. */
const atOnce = 20;

async function openWatched(...given: Parameters<typeof Run.open>): Promise<Run> {
	const run = await Run.open(...given);
	for (const { table } of run.tables)
		for (let i = 0; i < watchers; i += atOnce) await Promise.all(Array.from({ length: atOnce }, () => table.watch()));
	return run;
}

/** One table, and a crowd around it. */
export const watching: Experiment = {
	rows: { watchers: "1,000 watchers at one table, server CPU per move, journal off" },
	measure: ({ seconds, seed }) =>
		withServers(
			[() => startFibbers("Fibbers", journalOff), () => startBoardgameIo(production), () => startFloor(production)],
			async (peers) => {
				const runs: Run[] = [];
				for (const peer of peers) runs.push(await openWatched(peer, 1, seed));
				await playInTurns(runs, seconds, () => pace);
				const [ours = [], boardgameIo = [], floor = []] = runs.map((run) => cpuOfMove(run).map((each) => each * 1e3));
				return {
					watchers: {
						ours: told(ours, "ms", 2),
						boardgameIo: told(boardgameIo, "ms", 2),
						floor: told(floor, "ms", 2),
						bars: [againstFloor(ratio(ours, floor), 1.4, 1.15), againstBoardgameIo(ratio(ours, boardgameIo), 1 / 2.2)],
					},
				};
			},
		),
};
