import type { Logger } from "../log.ts";
import type { Stories } from "../stories/stories.ts";
import type { Cancel, Time } from "../table/time.ts";
import type { Tables } from "../tables.ts";
import type { Cluster } from "./cluster.ts";
import { type Home, writeHome } from "./home.ts";

/** Between two looks, ms, before chance makes it up to half longer or shorter: so that not all processes look at once. */
const everyMs = 60_000;
/** A table that nobody has asked for is brought back so long after its process was found to be gone, ms. */
const patienceMs = 180_000;

interface SweepDeps {
	readonly cluster: Cluster;
	readonly stories: Stories;
	readonly tables: Tables;
	/** Brings the table back, unless another process has. */
	readonly find: (code: string) => Promise<unknown>;
	readonly time: Time;
	readonly log: Logger;
}

/** Finds tables whose process is gone and that nobody asks for, so that they end as others do. */
export class Sweep {
	/** When each such home was found to be deserted first, epoch ms. */
	private desertedSince = new Map<string, number>();
	private cancel: Cancel | null = null;
	private isStopped = false;
	private readonly deps: SweepDeps;

	constructor(deps: SweepDeps) {
		this.deps = deps;
	}

	start(): void {
		if (this.isStopped) return;
		this.cancel = this.deps.time.after(everyMs * (0.5 + Math.random()), () => {
			this.look()
				// Neither Redis nor the database is asked too often while it is away.
				.catch(() => {})
				.finally(() => this.start());
		});
	}

	stop(): void {
		this.isStopped = true;
		this.cancel?.();
	}

	/** Rejects with `StoreUnavailable` when it cannot be told who is there. */
	async look(): Promise<void> {
		const { stories, time, log, find } = this.deps;
		const before = this.desertedSince;
		this.desertedSince = new Map();
		const due: string[] = [];
		const alive = new Map<string, Promise<boolean>>();
		for (const [code, home] of await stories.homes()) {
			if (!(await this.isDeserted(code, home, alive))) continue;
			const holder = writeHome(home);
			const since = before.get(holder) ?? time.now();
			this.desertedSince.set(holder, since);
			if (time.now() - since >= patienceMs) due.push(code);
		}
		for (const code of due) {
			if (this.isStopped) return;
			await find(code).catch((error: unknown) => {
				log.error({ event: "table.not-brought-back", err: error, table: code }, "a table could not be brought back");
			});
		}
	}

	private async isDeserted(code: string, { process }: Home, alive: Map<string, Promise<boolean>>): Promise<boolean> {
		const { cluster, tables } = this.deps;
		if (process === cluster.self) return tables.host(code) === undefined;
		const asked = alive.get(process) ?? cluster.isAlive(process);
		alive.set(process, asked);
		return !(await asked);
	}
}
