import type { ProcessId } from "../cluster.ts";

/** How often a process shows itself, ms. */
export const showMs = 500;
/** For how long a process is taken to be there after it showed itself, ms. */
export const aliveMs = 2_500;
/** What a process had on boards is dropped by Redis so long after it showed itself last, ms. */
export const boardsMs = 10_000;
/** After a time in which nobody could show himself, ms, all have done so again. */
export const graceMs = 4_000;

export const channel = "fibbers:news";
export const processesKey = "fibbers:processes";
export const alivePrefix = "fibbers:alive:";
export const aliveKey = (process: ProcessId): string => alivePrefix + process;
export const boardsKey = (process: ProcessId): string => `fibbers:boards:${process}`;
export const turnKey = (name: string): string => `fibbers:turn:${name}`;
