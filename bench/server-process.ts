import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";

const main = fileURLToPath(new URL("../apps/server/src/main.ts", import.meta.url));

/** A server in a process of its own, on a free port of the loopback. */
export interface ServerProcess {
	readonly base: string;
	/** Processor time that it has used, in seconds. Linux only. */
	cpuSeconds(): number;
	/** Memory that it holds, in MB. Linux only. */
	memoryMb(): number;
	stop(): Promise<void>;
}

export async function startServer(): Promise<ServerProcess> {
	const plenty = { TABLES_PER_MINUTE: "1000000", REQUESTS_PER_MINUTE: "1000000" };
	const env = { ...process.env, PORT: "0", HOST: "127.0.0.1", LOG_LEVEL: "warn", ...plenty };
	const child = spawn(process.execPath, [main], { env, stdio: ["ignore", "pipe", "inherit"] });
	const base = await address(child);
	const pid = String(child.pid);
	return {
		base,
		cpuSeconds() {
			const fields = readFileSync(`/proc/${pid}/stat`, "utf8").split(") ")[1]?.split(" ") ?? [];
			return (Number(fields[11]) + Number(fields[12])) / 100;
		},
		memoryMb: () => Number(readFileSync(`/proc/${pid}/status`, "utf8").match(/VmRSS:\s+(\d+)/)?.[1]) / 1024,
		async stop() {
			child.kill("SIGTERM");
			if (child.exitCode === null) await once(child, "exit");
		},
	};
}

async function address(child: ChildProcess): Promise<string> {
	if (!child.stdout) throw new Error("the server has no output");
	for await (const line of createInterface({ input: child.stdout })) {
		const base = line.match(/Fibbers is at (\S+)/)?.[1];
		if (base !== undefined) return base;
	}
	throw new Error("the server did not start");
}
