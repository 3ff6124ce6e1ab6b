import { once } from "node:events";
import { Worker } from "node:worker_threads";
import type { Duel, Tally } from "./duel.ts";
import type { Part } from "./worker.ts";

const partGames = 250;

/** Threads that play duels between them. */
export class Threads {
	private readonly workers: readonly Worker[];
	private readonly seed: number;

	constructor(count: number, seed: number) {
		this.workers = Array.from({ length: count }, () => new Worker(new URL("./worker.ts", import.meta.url)));
		this.seed = seed;
	}

	/** So many games of the duel, the same for the same seed, however many threads there are. */
	async fought(duel: Duel, games: number): Promise<Tally> {
		const begin = this.seed * 1_000_000;
		const parts: Part[] = [];
		for (let from = 0; from < games; from += partGames)
			parts.push({ duel, from: begin + from, to: begin + Math.min(games, from + partGames) });
		const tallies: Tally[] = [];
		const work = async (worker: Worker): Promise<void> => {
			for (let part = parts.shift(); part !== undefined; part = parts.shift()) {
				worker.postMessage(part);
				tallies.push((await once(worker, "message"))[0] as Tally);
			}
		};
		await Promise.all(this.workers.map(work));
		return tallies.reduce(added);
	}

	async end(): Promise<void> {
		await Promise.all(this.workers.map((worker) => worker.terminate()));
	}
}

const added = (a: Tally, b: Tally): Tally => ({
	games: a.games + b.games,
	hits: a.hits + b.hits,
	lengths: [...a.lengths, ...b.lengths],
	limits: a.limits + b.limits,
});
