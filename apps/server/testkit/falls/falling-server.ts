import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { freePort } from "../free-port.ts";
import { ServerProcess } from "../server-process.ts";

const run = promisify(execFile);

type Settings = Readonly<Record<string, string>>;

/** A server that falls and comes back at the same address, with the same database. */
export class FallingServer {
	private process: ServerProcess;
	private readonly settings: Settings;

	private constructor(process: ServerProcess, settings: Settings) {
		this.process = process;
		this.settings = settings;
	}

	/** Its database is that of the settings: `DATA_DIR` or `DATABASE_URL`. */
	static async start(more: Settings): Promise<FallingServer> {
		const settings = { PORT: String(await freePort()), THINK_MS: "1-10", READING_MS: "0", ...more };
		return new FallingServer(await ServerProcess.start(settings), settings);
	}

	get url(): string {
		return this.process.url;
	}

	/** Ends at once, without a word. */
	async kill(): Promise<void> {
		await this.process.kill();
	}

	/** Ends as it is asked to; the exit code, null when it had to be killed. */
	async stop(): Promise<number | null> {
		return await this.process.stop();
	}

	get isUp(): boolean {
		return this.process.isUp;
	}

	/** It stands still, and whoever talks to it waits. */
	pause(): void {
		this.process.signal("SIGSTOP");
	}

	continue(): void {
		this.process.signal("SIGCONT");
	}

	/** From now on none of its files may grow past a page: to the database that is a full disk. Linux only. */
	async fillDisk(): Promise<void> {
		await this.limitFiles("4096");
	}

	async freeDisk(): Promise<void> {
		await this.limitFiles("unlimited");
	}

	/** Resolves when it is there again. */
	async rise(): Promise<void> {
		this.process = await ServerProcess.start(this.settings);
	}

	private async limitFiles(bytes: string): Promise<void> {
		await run("prlimit", [`--pid=${this.process.pid}`, `--fsize=${bytes}:unlimited`]);
	}
}
