import { Crew } from "./crew.ts";
import type { Part } from "./crowd.ts";
import { type Told, together } from "./tally.ts";

export interface Crowd extends Pick<Part, "base" | "gameMs" | "thinkMs" | "seed"> {
	readonly connections: number;
	/** How many of them mean harm. */
	readonly hostile: number;
	/** Processes that the honest ones are in; the hostile ones have one more. */
	readonly processes: number;
}

/** Everybody who connects, in processes of their own. */
export class Crews {
	private readonly crews: readonly Crew[];
	private readonly crowd: Crowd;

	constructor(crowd: Crowd) {
		this.crowd = crowd;
		this.crews = Array.from({ length: crowd.processes + 1 }, () => new Crew());
	}

	/** Everybody connects, and it begins; the codes of the tables. */
	async open(): Promise<readonly string[]> {
		const { base, gameMs, thinkMs, connections, hostile, processes } = this.crowd;
		/** So many of the honest ones, in each process. */
		const each = (part: number): number => Math.round(((connections - hostile) * part) / processes);
		const honest = { players: each(0.5), watchers: each(0.25), pages: each(0.25), hostile: 0 };
		const others = { players: 0, watchers: 0, pages: 0, hostile };
		const opened = this.crews.map((crew, i) =>
			crew.open({ base, gameMs, thinkMs, seed: this.crowd.seed + i, ...(i < processes ? honest : others) }),
		);
		const codes = (await Promise.all(opened)).flat();
		for (const crew of this.crews) await crew.begin(codes);
		return codes;
	}

	/** What happened so far. */
	async look(): Promise<Told> {
		return together(await Promise.all(this.crews.map((crew) => crew.look())));
	}

	/** Plays all games to their end, and compares what everybody was told with what is kept there. */
	async end(dataDir: string): Promise<Told> {
		return together(await Promise.all(this.crews.map((crew) => crew.end(dataDir))));
	}

	async leave(): Promise<void> {
		await Promise.allSettled(this.crews.map((crew) => crew.leave()));
	}
}
