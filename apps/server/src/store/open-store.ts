import { mkdir } from "node:fs/promises";
import path from "node:path";
import type { Dialect } from "kysely";
import type { Config } from "../config.ts";
import { kyselyStore } from "./kysely-store.ts";
import { postgresDialect } from "./postgres.ts";
import { sqliteDialect } from "./sqlite/dialect.ts";
import type { Store } from "./store.ts";

/** A folder for SQLite's files, made when it is not there, or the URL of a PostgreSQL database. */
export type Place = { readonly dataDir: string } | { readonly databaseUrl: string };

/** Where the settings say that the store is. */
export const placeOf = ({ DATABASE_URL, DATA_DIR }: Pick<Config, "DATABASE_URL" | "DATA_DIR">): Place =>
	DATABASE_URL === undefined ? { dataDir: DATA_DIR } : { databaseUrl: DATABASE_URL };

/** Rejects with `StoreUnavailable` when the database is not to be had now, with `DatabaseTooNew` when this program is too old for it. */
export async function openStore(place: Place): Promise<Store> {
	// Hashes of tokens lie there: it is nobody else's business.
	if ("dataDir" in place) await mkdir(place.dataDir, { recursive: true, mode: 0o700 });
	// SQLite answers one after the other: moves do not wait for what pages ask.
	return await kyselyStore(dialectOf(place), "dataDir" in place ? dialectOf(place) : null);
}

export const dialectOf = (place: Place): Dialect =>
	"dataDir" in place
		? sqliteDialect({ file: path.join(place.dataDir, "fibbers.db") })
		: postgresDialect(place.databaseUrl);
