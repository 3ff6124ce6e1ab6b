import { once } from "node:events";
import { Worker } from "node:worker_threads";
import type { Tally } from "./duel.ts";

/** Threads that play games between them. What one gets is a `Part`, what it answers a `Tally`. */
export class Threads<Part> {
	private readonly workers: readonly Worker[];

	constructor(count: number, file: URL) {
		this.workers = Array.from({ length: count }, () => new Worker(file));
	}

	/** What came of each part, in their order, however many threads there are. */
	async all(parts: readonly Part[]): Promise<readonly Tally[]> {
		const waiting = [...parts.entries()];
		const tallies: Tally[] = [];
		const work = async (worker: Worker): Promise<void> => {
			for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
				const [at, part] = next;
				worker.postMessage(part);
				tallies[at] = (await once(worker, "message"))[0] as Tally;
			}
		};
		await Promise.all(this.workers.map(work));
		return tallies;
	}

	async end(): Promise<void> {
		await Promise.all(this.workers.map((worker) => worker.terminate()));
	}
}

/** Games in parts, so that threads can share them. */
export function inParts(from: number, games: number): readonly { readonly from: number; readonly to: number }[] {
	const size = 250;
	return Array.from({ length: Math.ceil(games / size) }, (_, i) => ({
		from: from + i * size,
		to: from + Math.min(games, (i + 1) * size),
	}));
}

export const added = (tallies: readonly Tally[]): Tally => ({
	games: tallies.reduce((sum, { games }) => sum + games, 0),
	hits: tallies.reduce((sum, { hits }) => sum + hits, 0),
	lengths: tallies.flatMap(({ lengths }) => lengths),
	limits: tallies.reduce((sum, { limits }) => sum + limits, 0),
});
