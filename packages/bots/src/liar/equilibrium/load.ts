import { Worker } from "node:worker_threads";
import type { Table } from "./table.ts";

/** The table, unpacked in another thread. It takes a moment and 22 MB. */
export const loadTable = (): Promise<Table> =>
	new Promise((resolve, reject) => {
		const worker = new Worker(new URL("unpack.ts", import.meta.url));
		worker.once("message", resolve);
		worker.once("error", reject);
		worker.once("exit", (code) => reject(new Error(`the table's thread ended with ${code}`)));
	});
