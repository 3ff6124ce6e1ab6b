import { mkdirSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import type { Play } from "../table/play.ts";
import type { Table } from "../table/table.ts";
import type { TableId } from "./table-ids.ts";

/** The oldest beyond these are removed. */
const mostFiles = 100;

/** Keeps what a table froze on, for operators only: the record of its game shows every card, and belongs in no log. */
export class Faults {
	private readonly folder: string;
	private readonly idOf: (code: string) => TableId;

	constructor(folder: string, idOf: (code: string) => TableId) {
		this.folder = folder;
		this.idOf = idOf;
	}

	/** Writes one line that `replay` reads, to a file that only the server's user may read. The file's name; null when it could not be written. */
	keep({ code, round, version, phase, play, now }: Table, error: unknown): string | null {
		const table = this.idOf(code);
		const at = new Date(now).toISOString();
		const { name, message, stack } = error instanceof Error ? error : new Error(String(error));
		const fault = { at, table, round, version, phase, error: { name, message, stack } };
		const file = `${at.replaceAll(/[:.]/g, "-")}-${table}.jsonl`;
		try {
			mkdirSync(this.folder, { recursive: true, mode: 0o700 });
			writeFileSync(path.join(this.folder, file), `${JSON.stringify({ ...recordOf(play), fault })}\n`, { mode: 0o600 });
			this.removeOldest();
			return file;
		} catch {
			return null;
		}
	}

	private removeOldest(): void {
		const files = readdirSync(this.folder).sort();
		for (const file of files.slice(0, Math.max(0, files.length - mostFiles)))
			rmSync(path.join(this.folder, file), { force: true });
	}
}

/** What proves the deal names the table by its code, and is not needed to play it again. */
function recordOf(play: Play | null): object {
	if (play === null) return {};
	const { proof: _, ...record } = play.record;
	return record;
}
