import { replay as text } from "../text/replay.ts";
import type { Reel } from "./reel.ts";

/** Hands the record to the browser as a file. */
export function saveRecord({ game, record }: Reel, startedAt: number | null): void {
	const url = URL.createObjectURL(new Blob([JSON.stringify(record)], { type: "application/json" }));
	const link = document.createElement("a");
	link.href = url;
	link.download = text.fileName(game, startedAt);
	link.click();
	URL.revokeObjectURL(url);
}
