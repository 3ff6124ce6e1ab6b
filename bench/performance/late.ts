import { setTimeout as pause } from "node:timers/promises";
import { seededRandom } from "@fibbers/rules";
import { PlayedTable, Tally } from "../driver/played-table.ts";
import { median, ratio } from "../figures.ts";
import { type FibbersTable, startFibbers } from "../peers/fibbers.ts";
import type { Experiment } from "./experiment.ts";
import { times, told } from "./row.ts";
import { production } from "./settings.ts";
import { withServers } from "./with-servers.ts";

/** How old the table is, in moves, when watchers begin to come. */
const age = 1_000;
/** So many come, one after the other. */
const watchers = 20;
/** Moves between one watcher and the next: they come at any point of a game. */
const between = 17;
/** Nothing more comes of what a watcher is told first, ms. */
const quietMs = 60;

interface Arrival {
	readonly bytes: number;
	/** From asking for the table until all was there. */
	readonly ms: number;
}

async function arrive(table: FibbersTable): Promise<Arrival> {
	const { socket, askedAt } = await table.join();
	await pause(quietMs);
	const arrival = { bytes: socket.bytes, ms: socket.arrivedAt - askedAt };
	socket.close();
	return arrival;
}

/** What somebody is told who comes late to watch. */
export const late: Experiment = {
	rows: { late: "late watcher's first state after 1,000 moves ÷ that of a fresh table" },
	measure: ({ seed }) =>
		withServers([() => startFibbers("Fibbers", production)], async ([server]) => {
			if (server === undefined) throw new Error("no server");
			const old = await server.open();
			const played = new PlayedTable(old, seededRandom(seed), new Tally());
			await played.playMoves(age);
			const arrivals: { readonly fresh: Arrival; readonly late: Arrival }[] = [];
			while (arrivals.length < watchers) {
				await played.playMoves(between);
				const fresh = await server.open();
				arrivals.push({ fresh: await arrive(fresh), late: await arrive(old) });
				await fresh.leave();
			}
			const of = (which: "fresh" | "late", what: "bytes" | "ms"): number[] => arrivals.map((both) => both[which][what]);
			const bytes = [of("late", "bytes"), of("fresh", "bytes")] as const;
			const delays = [of("late", "ms"), of("fresh", "ms")] as const;
			return {
				late: {
					ours: `${told(bytes[0], "B", 0)}, ${told(delays[0], "ms", 1)}; fresh ${median(bytes[1])} B, ${told(delays[1], "ms", 1)}`,
					bars: [
						{ tell: times("the bytes"), reading: ratio(...bytes), limit: 1.5 },
						{ tell: times("the time"), reading: ratio(...delays), limit: 1.5 },
					],
				},
			};
		}),
};
