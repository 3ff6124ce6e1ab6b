import { DatabaseSync, type SQLInputValue, type StatementSync } from "node:sqlite";
import { parentPort, workerData } from "node:worker_threads";
import type { Opening, Reply, Request, Rows } from "./messages.ts";

/** How long to wait for another process that is writing. */
const busyMs = 5_000;
const betweenTriesMs = 10;

/** SQLITE_BUSY: another process is writing. */
const busy = 5;

const none: Rows = { rows: [], changes: 0 };

function open({ file, maxPages }: Opening): DatabaseSync {
	const db = new DatabaseSync(file, { timeout: busyMs, enableForeignKeyConstraints: true });
	turnToWriteAhead(db);
	db.exec("pragma synchronous = full");
	if (maxPages !== undefined) db.exec(`pragma max_page_count = ${maxPages}`);
	return db;
}

/** SQLite waits for another writer everywhere but here, where several open a new file at once. */
function turnToWriteAhead(db: DatabaseSync): void {
	const until = performance.now() + busyMs;
	const pause = new Int32Array(new SharedArrayBuffer(4));
	for (;;)
		try {
			db.exec("pragma journal_mode = wal");
			return;
		} catch (error) {
			if (errcodeOf(error) !== busy || performance.now() > until) throw error;
			Atomics.wait(pause, 0, 0, betweenTriesMs);
		}
}

const errcodeOf = (error: unknown): number | null =>
	error instanceof Error && "errcode" in error ? Number(error.errcode) : null;

/** How many statements are kept for when they are asked again. */
const keptStatements = 200;
const statements = new Map<string, StatementSync>();

/** What was asked before need not be parsed and planned again. */
function prepared(db: DatabaseSync, sql: string): StatementSync {
	const statement = statements.get(sql) ?? db.prepare(sql);
	statements.delete(sql);
	statements.set(sql, statement);
	const [oldest] = statements.keys();
	if (statements.size > keptStatements && oldest !== undefined) statements.delete(oldest);
	return statement;
}

function answer(db: DatabaseSync, request: Request): Rows {
	switch (request.do) {
		case "run": {
			// A transaction that reads first and then writes never finds that another process was quicker.
			if (request.begins) db.exec("begin immediate");
			const statement = prepared(db, request.sql);
			const parameters = request.parameters as SQLInputValue[];
			if (statement.columns().length > 0) return { rows: statement.all(...parameters), changes: 0 };
			return { rows: [], changes: Number(statement.run(...parameters).changes) };
		}
		case "rollback":
			if (db.isTransaction) db.exec("rollback");
			return none;
		case "close":
			db.close();
			return none;
	}
}

function reply(run: () => Rows): void {
	let message: Reply;
	try {
		message = { ok: true, value: run() };
	} catch (error) {
		message = {
			ok: false,
			message: String(error instanceof Error ? error.message : error),
			errcode: errcodeOf(error),
		};
	}
	parentPort?.postMessage(message);
}

let database: DatabaseSync | undefined;
reply(() => {
	database = open(workerData);
	return none;
});
parentPort?.on("message", (request: Request) => {
	if (database !== undefined) reply(() => answer(database as DatabaseSync, request));
});
