import { closeSync, existsSync, openSync, renameSync, rmSync } from "node:fs";
import path from "node:path";
import { DatabaseSync } from "node:sqlite";
import type { Place } from "../../store/open-store.ts";
import { type Contents, contentsOf } from "./backup-file.ts";
import { copyFromPostgres } from "./postgres.ts";

/**
 * Writes everything that the store holds at one moment to a new file, which only its owner may read, while servers go on.
 * Rejects with an error that a person can read; there is no file then.
 */
export async function backUp(place: Place, file: string): Promise<Contents> {
	if (existsSync(file)) throw new Error(`${file} is there already; a backup goes to a new file.`);
	const part = `${file}.part`;
	// Hashes of tokens and hands of running games lie in it.
	closeSync(openSync(part, "wx", 0o600));
	try {
		if ("dataDir" in place) copyEmbedded(path.join(place.dataDir, "fibbers.db"), part);
		else await copyFromPostgres(place.databaseUrl, part);
		const contents = contentsOf(part);
		renameSync(part, file);
		return contents;
	} finally {
		for (const rest of [part, `${part}-wal`, `${part}-shm`, `${part}-journal`]) rmSync(rest, { force: true });
	}
}

/** How long to wait for a server that is writing, ms. */
const busyMs = 10_000;

/** What is still in the write-ahead log is read with the rest; the copy has none. */
function copyEmbedded(from: string, to: string): void {
	if (!existsSync(from)) throw new Error(`There is no database at ${from}.`);
	const db = new DatabaseSync(from, { timeout: busyMs });
	try {
		db.prepare("vacuum into ?").run(to);
	} finally {
		db.close();
	}
}
