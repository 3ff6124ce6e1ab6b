import { readFileSync } from "node:fs";

/** Processor time that a process has used, in seconds. Linux only. */
export function cpuSeconds(pid: number): number {
	const fields = readFileSync(`/proc/${pid}/stat`, "utf8").split(") ")[1]?.split(" ") ?? [];
	return (Number(fields[11]) + Number(fields[12])) / 100;
}

/** Memory that a process holds, in MB. Linux only. */
export const memoryMb = (pid: number): number =>
	Number(readFileSync(`/proc/${pid}/status`, "utf8").match(/VmRSS:\s+(\d+)/)?.[1]) / 1024;
