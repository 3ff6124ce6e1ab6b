import { chmod, mkdtemp, rename, rm } from "node:fs/promises";
import path from "node:path";
import type { DatabaseSync, SQLInputValue } from "node:sqlite";
import pg from "pg";
import { openStore } from "../../store/open-store.ts";
import { columnsOf, migrationsOf, openFile, tablesOf } from "./backup-file.ts";

/** Rows that are fetched, or written, at a time. */
const rowsAtOnce = 500;

/** Values in one statement of PostgreSQL. */
const mostValues = 60_000;

type Row = Readonly<Record<string, SQLInputValue>>;

async function connected<Value>(url: string, task: (client: pg.Client) => Promise<Value>): Promise<Value> {
	const client = new pg.Client({ connectionString: url, application_name: "fibbers backup" });
	await client.connect();
	try {
		return await task(client);
	} finally {
		await client.end();
	}
}

/** Everything as it stands at one moment, in a file as the embedded database has it. */
export async function copyFromPostgres(url: string, file: string): Promise<void> {
	await makeEmpty(file);
	const db = openFile(file);
	try {
		await connected(url, async (client) => {
			await client.query("begin isolation level repeatable read read only");
			await checkVersion(client, db);
			db.exec("begin");
			for (const table of tablesOf(db)) await copyTable(client, db, table);
			db.exec("commit");
		});
	} finally {
		db.close();
	}
}

/** The tables of this version of the program, with nothing in them. */
async function makeEmpty(file: string): Promise<void> {
	const folder = await mkdtemp(path.join(path.dirname(file), ".empty-"));
	try {
		await (await openStore({ dataDir: folder })).close();
		const database = path.join(folder, "fibbers.db");
		await chmod(database, 0o600);
		await rename(database, file);
	} finally {
		await rm(folder, { recursive: true, force: true });
	}
}

async function checkVersion(client: pg.Client, db: DatabaseSync): Promise<void> {
	const { rows } = await client
		.query<{ name: string }>("select name from kysely_migration order by name")
		.catch(() => ({ rows: [] }));
	const [there, here] = [rows.map(({ name }) => name), migrationsOf(db)];
	if (there.join() !== here.join())
		throw new Error("The database is none of this version of Fibbers. Back it up with the version that runs on it.");
}

async function copyTable(client: pg.Client, db: DatabaseSync, table: string): Promise<void> {
	const columns = columnsOf(db, table);
	const list = columns.join(", ");
	const insert = db.prepare(`insert into ${table} (${list}) values (${columns.map(() => "?").join(", ")})`);
	await client.query(`declare every no scroll cursor for select ${list} from ${table}`);
	for (;;) {
		// Large integers come as text, which SQLite takes for what they are.
		const { rows } = await client.query<Row>(`fetch ${rowsAtOnce} from every`);
		for (const row of rows) insert.run(...columns.map((column) => row[column] ?? null));
		if (rows.length < rowsAtOnce) break;
	}
	await client.query("close every");
}

/** Puts everything that is in the file into a database where nothing is. Rejects with an error that a person can read, and has put nothing then. */
export async function copyToPostgres(file: string, url: string): Promise<void> {
	const isEmpty = await connected(url, async (client) => {
		const { rows } = await client.query("select from pg_tables where schemaname = 'public' limit 1");
		return rows.length === 0;
	});
	if (!isEmpty) throw new Error("There is something in the database already. Restore into a new, empty one.");
	await (await openStore({ databaseUrl: url })).close();
	const db = openFile(file);
	try {
		await connected(url, async (client) => {
			await client.query("begin");
			for (const table of tablesOf(db)) await fillTable(client, db, table);
			await client.query("commit");
		});
	} finally {
		db.close();
	}
}

async function fillTable(client: pg.Client, db: DatabaseSync, table: string): Promise<void> {
	const columns = columnsOf(db, table);
	const width = Math.min(rowsAtOnce, Math.floor(mostValues / columns.length));
	let rows: Row[] = [];
	const write = async (): Promise<void> => {
		if (rows.length === 0) return;
		const values = rows.flatMap((row) => columns.map((column) => row[column]));
		const places = rows.map(
			(_, at) => `(${columns.map((__, column) => `$${at * columns.length + column + 1}`).join()})`,
		);
		await client.query(`insert into ${table} (${columns.join()}) values ${places.join()}`, values);
		rows = [];
	};
	for (const row of db.prepare(`select * from ${table}`).iterate()) {
		rows.push(row);
		if (rows.length === width) await write();
	}
	await write();
}
