import { DatabaseSync, type SQLInputValue } from "node:sqlite";
import { parentPort, workerData } from "node:worker_threads";
import type { Opening, Reply, Request, Rows } from "./messages.ts";

/** How long to wait for another process that is writing. */
const busyMs = 5_000;

const none: Rows = { rows: [], changes: 0 };

function open({ file, maxPages }: Opening): DatabaseSync {
	const db = new DatabaseSync(file, { timeout: busyMs, enableForeignKeyConstraints: true });
	db.exec("pragma journal_mode = wal; pragma synchronous = full");
	if (maxPages !== undefined) db.exec(`pragma max_page_count = ${maxPages}`);
	return db;
}

function answer(db: DatabaseSync, request: Request): Rows {
	switch (request.do) {
		case "run": {
			const statement = db.prepare(request.sql);
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
		const errcode = error instanceof Error && "errcode" in error ? Number(error.errcode) : null;
		message = { ok: false, message: String(error instanceof Error ? error.message : error), errcode };
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
