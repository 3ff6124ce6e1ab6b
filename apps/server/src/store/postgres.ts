import { type Dialect, PostgresDialect } from "kysely";
import pg from "pg";

const connections = 10;

/** How long to wait for a connection, ms: for the server to answer, or for one of the others to be done. */
const connectMs = 5_000;

/**
 * How long a process may stand still within a transaction, ms. Then PostgreSQL ends it, so that others get at what it had locked:
 * a table of a process that stands still could not be taken over otherwise.
 */
const idleInTransactionMs = 4_000;

const int8 = 20;

/** Counts and times are far below 2^53, and so come as numbers. */
const types: pg.CustomTypesConfig = {
	getTypeParser: (oid: number, format?: "text" | "binary") =>
		oid === int8 && format !== "binary" ? Number : pg.types.getTypeParser(oid, format),
};

/** PostgreSQL at a URL such as `postgres://user:password@host/database`. Connections that are lost are made anew when needed. */
export function postgresDialect(databaseUrl: string): Dialect {
	const pool = new pg.Pool({
		connectionString: databaseUrl,
		max: connections,
		connectionTimeoutMillis: connectMs,
		keepAlive: true,
		idle_in_transaction_session_timeout: idleInTransactionMs,
		application_name: "fibbers",
		types,
	});
	// A lost connection is told to whoever asks next; without a listener it would end the process.
	pool.on("error", () => {});
	pool.on("connect", (client) => client.on("error", () => {}));
	return new PostgresDialect({ pool });
}
