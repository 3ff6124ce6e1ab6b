import { randomBytes } from "node:crypto";
import { rmSync } from "node:fs";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { text } from "node:stream/consumers";

const program = new URL("./memory-probe.ts", import.meta.url).href;

/** What a process keeps, in bytes. */
export interface Kept {
	/** Objects, and the buffers that they hold. */
	readonly heap: number;
	readonly rss: number;
}

/** Asks one server what it keeps. */
export class MemoryProbe {
	/** The server is started with these. */
	readonly env: Readonly<Record<string, string>>;
	private readonly address = path.join(tmpdir(), `fibbers-probe-${randomBytes(6).toString("hex")}`);

	constructor() {
		this.env = { NODE_OPTIONS: `--import=${program}`, MEMORY_PROBE: this.address };
	}

	async kept(): Promise<Kept> {
		const told = JSON.parse(await text(connect(this.address))) as NodeJS.MemoryUsage;
		return { heap: told.heapUsed + told.external, rss: told.rss };
	}

	close(): void {
		rmSync(this.address, { force: true });
	}
}
