import { once } from "node:events";
import { createServer } from "node:net";
import { ServerProcess } from "../server-process.ts";

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

	get pid(): number {
		return this.process.pid;
	}

	/** Ends at once, without a word. */
	async kill(): Promise<void> {
		await this.process.kill();
	}

	/** Ends as it is asked to; the exit code, null when it had to be killed. */
	async stop(): Promise<number | null> {
		return await this.process.stop();
	}

	/** Resolves when it is there again. */
	async rise(): Promise<void> {
		this.process = await ServerProcess.start(this.settings);
	}
}

async function freePort(): Promise<number> {
	const probe = createServer().listen(0, "127.0.0.1");
	await once(probe, "listening");
	const address = probe.address();
	probe.close();
	if (typeof address !== "object" || address === null) throw new Error("no free port");
	return address.port;
}
