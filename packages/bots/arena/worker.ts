import { parentPort } from "node:worker_threads";
import { type Duel, fought } from "./duel.ts";

/** A part of a duel, for one thread. */
export interface Part {
	readonly duel: Duel;
	readonly from: number;
	readonly to: number;
}

parentPort?.on("message", ({ duel, from, to }: Part) => parentPort?.postMessage(fought(duel, from, to)));
