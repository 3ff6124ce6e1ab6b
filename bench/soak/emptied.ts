import { setTimeout as pause } from "node:timers/promises";

/** How often a table is asked for, ms. */
const askMs = 500;
/** How long whoever was there may be remembered after that, ms. */
const settleMs = 10_000;
const tableClosed = 410;

/** Resolves when everybody has left these tables for so long that all of them have closed. */
export async function emptied(base: string, codes: readonly string[]): Promise<void> {
	for (const code of codes)
		while ((await fetch(`${base}/api/tables/${code}`)).status !== tableClosed) await pause(askMs);
	await pause(settleMs);
}
