/** The database cannot take it now: it is gone, full, locked or read-only. Trying again later may work. */
export class StoreUnavailable extends Error {
	override readonly name = "StoreUnavailable";
}

/** What was to be stored is there already, or belongs to something that is not there. */
export class Conflict extends Error {
	override readonly name = "Conflict";
}

/** A newer version of the program wrote this database. */
export class DatabaseTooNew extends Error {
	override readonly name = "DatabaseTooNew";

	constructor(migration: string) {
		super(
			`This database was written by a newer version of Fibbers: its step "${migration}" is unknown here. Start that version again, or restore a backup from before.`,
		);
	}
}

/** Entries that the journal does not take, and whose they were. Nothing of the call was stored. */
export class JournalRefused extends Error {
	override readonly name = "JournalRefused";
	readonly code: "out-of-order" | "not-ours";
	readonly tables: readonly string[];

	constructor(code: JournalRefused["code"], tables: Iterable<string>) {
		const distinct = [...new Set(tables)];
		super(`${code}: ${distinct.join(", ")}`);
		this.code = code;
		this.tables = distinct;
	}
}

/** What SQLite says, as it comes out of the worker. */
export class SqliteError extends Error {
	override readonly name = "SqliteError";
	/** SQLite's extended result code. */
	readonly errcode: number;

	constructor(message: string, errcode: number) {
		super(message);
		this.errcode = errcode;
	}
}

/** Busy, locked, out of memory, read-only, I/O error, full, cannot open. */
const sqliteUnavailable: ReadonlySet<number> = new Set([5, 6, 7, 8, 10, 13, 14]);

/** Foreign key, primary key, unique. */
const sqliteConflict: ReadonlySet<number> = new Set([787, 1555, 2067]);

/**
 * By SQLSTATE: connection lost, out of resources, shut down or cancelled, I/O error, read-only, idle for too long, lost against another transaction, lock not got.
 */
const postgresUnavailable = /^(?:08...|53...|57...|58...|25006|25P03|40001|40P01|55P03)$/;
const postgresConflict = /^(?:23503|23505)$/;

/** The driver's own words, which come without a code. */
const connectionTrouble =
	/^(?:connection (?:terminated|ended)|timeout exceeded when trying to connect|client (?:has encountered a connection error|was closed)|postgres connection has been discarded)/i;

/** One of the errors above for what a database driver threw; other things, which are bugs, as they are. */
export function storeError(error: unknown): unknown {
	if (!(error instanceof Error)) return error;
	if (isUnavailable(error)) return new StoreUnavailable(error.message || "no connection", { cause: error });
	if (isConflict(error)) return new Conflict(error.message, { cause: error });
	return error;
}

function isUnavailable(error: Error): boolean {
	if (error instanceof SqliteError) return sqliteUnavailable.has(error.errcode & 0xff);
	// A system call that failed: no such socket, connection refused, broken pipe.
	if ("syscall" in error || error instanceof AggregateError) return true;
	return postgresUnavailable.test(sqlState(error)) || connectionTrouble.test(error.message);
}

function isConflict(error: Error): boolean {
	if (error instanceof SqliteError) return sqliteConflict.has(error.errcode);
	return postgresConflict.test(sqlState(error));
}

const sqlState = (error: Error): string => ("code" in error && typeof error.code === "string" ? error.code : "");
