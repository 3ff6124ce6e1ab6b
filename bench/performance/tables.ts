import { cpuOfMove, playInTurns, Run } from "../driver/run.ts";
import { ratio } from "../figures.ts";
import { startFibbers } from "../peers/fibbers.ts";
import type { Experiment } from "./experiment.ts";
import { times, told } from "./row.ts";
import { journalOff } from "./settings.ts";
import { withServers } from "./with-servers.ts";

const few = 100;
const many = 1_000;
/** Of all tables together. */
const movesPerSecond = 250;

/** The same number of moves a second at ten times as many tables. */
export const tables: Experiment = {
	rows: { tables: "CPU per move at 1,000 tables ÷ at 100, journal off" },
	measure: ({ seconds, seed }) =>
		withServers(
			[() => startFibbers("100 tables", journalOff), () => startFibbers("1,000 tables", journalOff)],
			async ([one, other]) => {
				if (one === undefined || other === undefined) throw new Error("no server");
				const runs = [await Run.open(one, few, seed), await Run.open(other, many, seed)];
				await playInTurns(runs, seconds, (run) => (1_000 * run.tables.length) / movesPerSecond);
				const [atFew = [], atMany = []] = runs.map((run) => cpuOfMove(run).map((each) => each * 1e6));
				return {
					tables: {
						ours: `${told(atMany, "µs", 0)} ÷ ${told(atFew, "µs", 0)}`,
						bars: [{ tell: times("that at 100"), reading: ratio(atMany, atFew), limit: 1.4, beyond: 1.2 }],
					},
				};
			},
		),
};
