import { readdirSync, readFileSync } from "node:fs";

/** Processor time that all threads of a process have used, in seconds. Linux only. */
export function cpuSeconds(pid: number): number {
	const threads = readdirSync(`/proc/${pid}/task`);
	const nanoseconds = threads.map((thread) => firstNumber(`/proc/${pid}/task/${thread}/schedstat`));
	return nanoseconds.reduce((sum, each) => sum + each, 0) / 1e9;
}

const firstNumber = (file: string): number => Number.parseInt(readFileSync(file, "utf8"), 10);

/** Memory that a process holds, in MB. Linux only. */
export const memoryMb = (pid: number): number =>
	Number(readFileSync(`/proc/${pid}/status`, "utf8").match(/VmRSS:\s+(\d+)/)?.[1]) / 1024;
