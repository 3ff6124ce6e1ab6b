import { DatabaseSync } from "node:sqlite";

/** What a backup says of itself. */
export interface Contents {
	readonly players: number;
	/** Tables that live. */
	readonly tables: number;
	readonly games: number;
}

/** Opens a backup, or what is to become one. The caller closes it. */
export const openFile = (file: string): DatabaseSync => new DatabaseSync(file, { enableForeignKeyConstraints: false });

/** What is in it. Throws an error that a person can read when it is no backup, or damaged. */
export function contentsOf(file: string): Contents {
	let db: DatabaseSync | null = null;
	try {
		db = new DatabaseSync(file, { readOnly: true });
		const opened = db;
		const [whole] = db.prepare("pragma integrity_check").all();
		if (whole?.integrity_check !== "ok") throw new Error(`the file says: ${String(whole?.integrity_check)}`);
		if (db.prepare("pragma foreign_key_check").all().length > 0) throw new Error("parts of it are missing");
		const count = (from: string): number => Number(opened.prepare(`select count(*) as n from ${from}`).get()?.n);
		return { players: count("players"), tables: count("tables where closed_at is null"), games: count("games") };
	} catch (error) {
		throw new Error(`${file} is no whole backup: ${error instanceof Error ? error.message : String(error)}.`);
	} finally {
		db?.close();
	}
}

/** The names of the tables, each after those that it refers to, without those by which migrations are known. */
export function tablesOf(db: DatabaseSync): readonly string[] {
	const found = db.prepare("select name from sqlite_schema where type = 'table' and name not glob 'sqlite_*'").all();
	const names = found.map(({ name }) => String(name)).filter((name) => !name.startsWith("kysely_"));
	const ordered: string[] = [];
	const put = (name: string): void => {
		if (ordered.includes(name)) return;
		for (const { table } of db.prepare(`pragma foreign_key_list(${name})`).all())
			if (table !== name) put(String(table));
		ordered.push(name);
	};
	for (const name of names.sort()) put(name);
	return ordered;
}

export const columnsOf = (db: DatabaseSync, table: string): readonly string[] =>
	db
		.prepare(`pragma table_info(${table})`)
		.all()
		.map(({ name }) => String(name));

/** The names of the migrations that this database has been through. */
export const migrationsOf = (db: DatabaseSync): readonly string[] =>
	db
		.prepare("select name from kysely_migration order by name")
		.all()
		.map(({ name }) => String(name));
