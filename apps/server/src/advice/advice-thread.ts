import { parentPort } from "node:worker_threads";
import { advise, master, otherwise } from "@fibbers/bots";
import type { Advice, Otherwise } from "@fibbers/protocol";
import { unfold } from "@fibbers/rules";
import type { Asked } from "./advice-desk.ts";

async function answer({ asked }: Asked): Promise<Advice | readonly Otherwise[] | null> {
	await master(asked.game).ready?.();
	if (asked.is === "hint") return advise(asked.game, asked.view, asked.log);
	const unfolded = unfold(asked.record);
	if (!unfolded.ok) throw new Error(unfolded.error);
	return otherwise(unfolded.value);
}

parentPort?.on("message", (asked: Asked) => {
	answer(asked).then(
		(value) => parentPort?.postMessage({ id: asked.id, value }),
		(error: unknown) => parentPort?.postMessage({ id: asked.id, error }),
	);
});
