import { parentPort } from "node:worker_threads";
import { type Duel, fought } from "./duel.ts";

/** A part of a duel, for one thread. */
export interface Part {
	readonly duel: Duel;
	readonly from: number;
	readonly to: number;
}

async function answer({ duel, from, to }: Part): Promise<void> {
	parentPort?.postMessage(await fought(duel, from, to));
}

parentPort?.on("message", (part: Part) => void answer(part));
