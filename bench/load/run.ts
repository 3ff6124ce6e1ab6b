import { type GameId, seededRandom } from "@fibbers/rules";
import { ServerProcess } from "@fibbers/server/testkit/server-process";
import { cpuSeconds, memoryMb } from "../process-usage.ts";
import { type Column, rows } from "./report.ts";
import { type LoadOptions, LoadTable, type Tally } from "./table.ts";

interface RunOptions extends LoadOptions {
	readonly game: GameId;
	readonly tables: number;
	readonly seed: number;
	/** Whether the server keeps the tables' story: `on` or `off`. */
	readonly journal: string;
}

/** A server and the tables that are played at it, now and then. */
export class LoadRun {
	readonly tally: Tally = { moves: 0, games: 0, delays: [], errors: [] };
	private seconds = 0;
	private cpu = 0;
	private received = 0;
	private readonly server: ServerProcess;
	private readonly tables: readonly LoadTable[];
	private readonly options: RunOptions;

	private constructor(server: ServerProcess, options: RunOptions) {
		this.server = server;
		this.options = options;
		this.tables = Array.from(
			{ length: options.tables },
			(_, i) => new LoadTable(seededRandom(options.seed * 1_000 + i), this.tally, options),
		);
	}

	/** People sit down, and cards are dealt. */
	static async open(options: RunOptions): Promise<LoadRun> {
		const server = await ServerProcess.start({ JOURNAL: options.journal });
		const run = new LoadRun(server, options);
		for (const table of run.tables) await table.open(server.url);
		return run;
	}

	/** Everybody plays for so long, and what that costs is counted. */
	async play(seconds: number): Promise<void> {
		const { pid } = this.server;
		const before = { at: performance.now(), bytes: this.bytes, cpu: cpuSeconds(pid) };
		const end = before.at + seconds * 1_000;
		const ended = await Promise.allSettled(this.tables.map((table) => table.play(() => performance.now() > end)));
		for (const result of ended) if (result.status === "rejected") this.tally.errors.push(String(result.reason));
		this.seconds += (performance.now() - before.at) / 1_000;
		this.cpu += cpuSeconds(pid) - before.cpu;
		this.received += this.bytes - before.bytes;
	}

	/** Forgets what was counted so far: a server that has just started still compiles. */
	forget(): void {
		Object.assign(this.tally, { moves: 0, games: 0 });
		this.tally.delays.length = 0;
		this.seconds = 0;
		this.cpu = 0;
		this.received = 0;
	}

	get column(): Column {
		const { game, clients } = this.options;
		const { seconds, cpu, received: bytes } = this;
		const figures = rows(this.tally, { clients, seconds, cpu, bytes, memoryMb: memoryMb(this.server.pid) });
		return { game, figures };
	}

	async close(): Promise<void> {
		await Promise.all(this.tables.map((each) => each.close()));
		await this.server.stop();
	}

	private get bytes(): number {
		return this.tables.reduce((sum, table) => sum + table.bytes, 0);
	}
}
