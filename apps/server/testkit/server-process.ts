import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";

const main = fileURLToPath(new URL("../src/main.ts", import.meta.url));

/** The server with a naive list of tables beside its own. */
export const withNaiveLobby = fileURLToPath(new URL("./naive-lobby/main.ts", import.meta.url));

/** The settings of a server that is tried out: a free port of the loopback, and no limit on how often one address calls. */
const settings = {
	PORT: "0",
	HOST: "127.0.0.1",
	LOG_LEVEL: "warn",
	TABLES_PER_MINUTE: "1000000",
	REQUESTS_PER_MINUTE: "1000000",
	JOINS_PER_MINUTE: "1000000",
	CONNECTIONS_PER_ADDRESS: "1000000",
	LOBBY_COMMANDS_PER_MINUTE: "1000000",
	MISSES_PER_PLAYER: "1000000",
	MISSES_PER_ADDRESS: "1000000",
};

/** How long a server may take to end, ms, before it is made to. */
const farewellMs = 5_000;

/** Those that run. They do not outlive whoever started them. */
const running = new Set<ChildProcess>();
process.once("exit", () => {
	for (const child of running) child.kill("SIGKILL");
});

/** The server as people start it, in a process of its own. */
export class ServerProcess {
	/** Without a slash at the end. */
	readonly url: string;
	readonly pid: number;
	/** What it logs once it listens. */
	onOutput: (text: string) => void = () => {};
	private readonly child: ChildProcess;
	/** Made for this server alone. */
	private readonly folder: string | null;

	private constructor(url: string, child: ChildProcess, folder: string | null) {
		this.folder = folder;
		this.url = url;
		this.pid = child.pid ?? 0;
		this.child = child;
	}

	/** Resolves when it listens; rejects when it ends before. */
	static async start(env: Readonly<Record<string, string>> = {}, file = main): Promise<ServerProcess> {
		const folder = env.DATA_DIR === undefined ? await mkdtemp(path.join(tmpdir(), "fibbers-")) : null;
		const place = folder === null ? {} : { DATA_DIR: folder };
		const child = spawn(process.execPath, [file], {
			env: { ...process.env, ...settings, ...place, ...env },
			stdio: ["ignore", "pipe", "inherit"],
		});
		running.add(child);
		child.once("exit", () => running.delete(child));
		for await (const line of createInterface({ input: child.stdout })) {
			const url = line.match(/ is at (http\S+)/)?.[1];
			if (url !== undefined) {
				const server = new ServerProcess(url, child, folder);
				child.stdout.on("data", (bytes: Buffer) => server.onOutput(bytes.toString()));
				child.stdout.resume();
				return server;
			}
			console.log(line);
		}
		throw new Error("The server ended before it told its address.");
	}

	/** Whether the process is there; it may stand still. */
	get isUp(): boolean {
		return this.child.exitCode === null && this.child.signalCode === null;
	}

	/** The exit code; null when it had to be made to. */
	async stop(): Promise<number | null> {
		await this.end("SIGTERM");
		if (this.folder !== null) await rm(this.folder, { recursive: true, force: true });
		return this.child.exitCode;
	}

	/** Ends at once, as in a fall; what it kept stays in its folder. */
	async kill(): Promise<void> {
		await this.end("SIGKILL");
	}

	signal(name: "SIGSTOP" | "SIGCONT"): void {
		this.child.kill(name);
	}

	private async end(signal: "SIGTERM" | "SIGKILL"): Promise<void> {
		if (!this.isUp) return;
		const exit = once(this.child, "exit");
		this.child.kill(signal);
		const tooSlow = setTimeout(() => this.child.kill("SIGKILL"), farewellMs);
		await exit;
		clearTimeout(tooSlow);
	}
}
