import { type ChildProcess, spawn } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { ended, untilSaid } from "./child-programs.ts";
import { type Program, programOf } from "./debian-programs.ts";

/** A Redis server for tests, empty at the start. */
export interface TestRedis {
	/** As in `REDIS_URL`. */
	readonly url: string;
	/** Ends what was started, and removes it. */
	end(): Promise<void>;
}

/** The server at `TEST_REDIS_URL`, which must be empty and ours alone; without it, one of our own. */
export async function startRedis(): Promise<TestRedis> {
	const url = process.env.TEST_REDIS_URL;
	return url === undefined ? await OwnRedis.start() : { url, end: async () => {} };
}

/** A server of our own on a socket in a new folder, which can be stopped and started again in between. It keeps nothing on the disk. */
export class OwnRedis implements TestRedis {
	private readonly folder: string;
	private readonly program: Program;
	private server: ChildProcess | null = null;

	private constructor(folder: string, program: Program) {
		this.folder = folder;
		this.program = program;
	}

	static async start(): Promise<OwnRedis> {
		const program = await programOf(["redis-server", "valkey-server"], "redis-server");
		const own = new OwnRedis(await mkdtemp(path.join(tmpdir(), "fibbers-redis-")), program);
		await own.start();
		return own;
	}

	get url(): string {
		return path.join(this.folder, "redis.sock");
	}

	/** Resolves when it takes connections. It is empty then. */
	async start(): Promise<void> {
		const keepNothing = ["--save", "", "--appendonly", "no"];
		const server = spawn(
			this.program.file,
			["--port", "0", "--unixsocket", this.url, "--dir", this.folder, ...keepNothing],
			{ env: { ...process.env, ...this.program.env }, stdio: ["ignore", "pipe", "inherit"] },
		);
		this.server = server;
		process.once("exit", () => server.kill("SIGKILL"));
		await untilSaid("Redis", server.stdout, "accept connections");
	}

	/** At once, whoever is connected, as when the power goes. */
	async stop(): Promise<void> {
		const server = this.server;
		this.server = null;
		await ended(server, "SIGKILL");
	}

	/** It answers nobody until it is continued, and connections stay: as on a network that swallows everything. */
	pause(): void {
		this.server?.kill("SIGSTOP");
	}

	continue(): void {
		this.server?.kill("SIGCONT");
	}

	async end(): Promise<void> {
		this.continue();
		await this.stop();
		await rm(this.folder, { recursive: true, force: true });
	}
}
