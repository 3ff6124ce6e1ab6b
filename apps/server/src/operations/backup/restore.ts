import { copyFileSync, existsSync, mkdirSync, mkdtempSync, renameSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { openStore, type Place } from "../../store/open-store.ts";
import { type Contents, contentsOf, openFile } from "./backup-file.ts";
import { copyToPostgres } from "./postgres.ts";

/**
 * Puts a backup in the place of a store that is not there yet. No server may run on it meanwhile.
 * Rejects with an error that a person can read, and has changed nothing then.
 */
export async function restore(file: string, place: Place): Promise<Contents> {
	const contents = contentsOf(file);
	const folder = workFolder(place);
	try {
		const copy = path.join(folder, "fibbers.db");
		copyFileSync(file, copy);
		// Brings what an older version wrote to this one, and refuses what a newer one did.
		await (await openStore({ dataDir: folder })).close();
		endLeases(copy);
		if ("dataDir" in place) renameSync(copy, databaseIn(place.dataDir));
		else await copyToPostgres(copy, place.databaseUrl);
		return contents;
	} finally {
		rmSync(folder, { recursive: true, force: true });
	}
}

const databaseIn = (dataDir: string): string => path.join(dataDir, "fibbers.db");

/** On the same disk as the place, so that the database appears there at once or not at all. */
function workFolder(place: Place): string {
	if (!("dataDir" in place)) return mkdtempSync(path.join(tmpdir(), "fibbers-restore-"));
	const { dataDir } = place;
	for (const end of ["", "-wal", "-shm"])
		if (existsSync(databaseIn(dataDir) + end))
			throw new Error(
				`${databaseIn(dataDir)}${end} is there already. Move it away first, or restore into another DATA_DIR.`,
			);
	mkdirSync(dataDir, { recursive: true, mode: 0o700 });
	return mkdtempSync(path.join(dataDir, ".restore-"));
}

/** No process goes on with a table that it held when the backup was made, or after: epochs jump ahead of all that were given since. */
const epochsAhead = 1_000_000;

function endLeases(file: string): void {
	const db = openFile(file);
	try {
		db.exec(`update tables set epoch = epoch + ${epochsAhead}, holder = 'restored nowhere' where closed_at is null`);
		db.exec("pragma journal_mode = delete");
	} finally {
		db.close();
	}
}
