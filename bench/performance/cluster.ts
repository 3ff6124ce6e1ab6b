import type { Peer } from "../driver/peer.ts";
import { cpuOfMove, playInTurns, Run } from "../driver/run.ts";
import { ratio } from "../figures.ts";
import { Machines } from "../peers/fibbers-cluster.ts";
import type { Experiment } from "./experiment.ts";
import { told } from "./row.ts";
import { production } from "./settings.ts";
import { withServers } from "./with-servers.ts";

const processes = 2;
/** At each process. */
const tables = 50;
/** ms. */
const pace = 400;

/** One process, and two that share Redis and PostgreSQL, each with as many tables. */
export const cluster: Experiment = {
	rows: { cluster: "two processes ÷ one, total moves per second of CPU" },
	async measure({ seconds, seed }) {
		const machines = await Machines.start();
		try {
			return await withServers<Peer, Awaited<ReturnType<Experiment["measure"]>>>(
				[() => machines.one(production), () => machines.several(processes, production)],
				async ([one, several]) => {
					if (one === undefined || several === undefined) throw new Error("no server");
					const runs = [await Run.open(one, tables, seed), await Run.open(several, processes * tables, seed)];
					await playInTurns(runs, seconds, () => pace);
					const [alone = [], together = []] = runs.map((run) => cpuOfMove(run).map((each) => 1 / each));
					return {
						cluster: {
							ours: `${told(together, "moves/s", 0)} ÷ ${told(alone, "moves/s", 0)}`,
							bars: [{ tell: (value) => value.toFixed(2), reading: ratio(together, alone), limit: 0.9, isLeast: true }],
						},
					};
				},
			);
		} finally {
			await machines.end();
		}
	},
};
