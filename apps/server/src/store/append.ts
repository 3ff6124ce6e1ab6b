import { CompiledQuery, sql } from "kysely";
import { Conflict, JournalRefused } from "./errors.ts";
import { type Database, needsRowLocks } from "./schema.ts";
import type { Journal, JournalEntry } from "./store.ts";

/** How the journal is written: one statement, one way to the database and back, however many the entries are. */
export function appendTo(db: Database): Journal["append"] {
	const text = statement(db);
	return async (entries) => {
		if (entries.length === 0) return;
		const rows = JSON.stringify(entries.map(({ table, epoch, seq, at, entry }) => [table, epoch, seq, at, entry]));
		if (!(await storesAll(db, CompiledQuery.raw(text, [rows])))) throw await refusalOf(db, entries);
	};
}

/**
 * Stores all of the rows, or none when one of them is not of its table's epoch; fails when there is such an entry already.
 * Nobody can claim or close the tables meanwhile: SQLite has one writer at a time, PostgreSQL locks their rows.
 */
function statement(db: Database): string {
	const isShared = needsRowLocks(db);
	const elements = isShared ? sql`json_array_elements(${""}::json) as each (value)` : sql`json_each(${""})`;
	const locked = isShared ? sql`and code in (select code from given) order by code for update` : sql``;
	return sql`
		with given as materialized (
			select value ->> 0 as code, cast(value ->> 1 as bigint) as epoch, cast(value ->> 2 as bigint) as seq,
				cast(value ->> 3 as bigint) as at, value ->> 4 as entry
			from ${elements}
		), held as (
			select code, epoch from tables where closed_at is null ${locked}
		)
		insert into journal (table_code, seq, at, entry)
		select code, seq, at, entry from given
		where not exists (
			select 1 from given
			where epoch is distinct from (select held.epoch from held where held.code = given.code)
		)`.compile(db).sql;
}

async function storesAll(db: Database, query: CompiledQuery): Promise<boolean> {
	try {
		return (await db.executeQuery(query)).numAffectedRows !== 0n;
	} catch (error) {
		if (error instanceof Conflict) return false;
		throw error;
	}
}

/** Why entries were not stored. It can be asked afterwards, since neither reason ever goes. */
async function refusalOf(db: Database, entries: readonly JournalEntry[]): Promise<JournalRefused> {
	const codes = [...new Set(entries.map(({ table }) => table))];
	const tables = await db
		.selectFrom("tables")
		.select(["code", "epoch"])
		.where("code", "in", codes)
		.where("closedAt", "is", null)
		.execute();
	const epochs = new Map(tables.map(({ code, epoch }) => [code, epoch]));
	const foreign = entries.filter(({ table, epoch }) => epochs.get(table) !== epoch);
	if (foreign.length > 0) return new JournalRefused("not-ours", foreign.map(tableOf));
	const stored = await db.selectFrom("journal").select(["tableCode", "seq"]).where("tableCode", "in", codes).execute();
	const taken = new Set(stored.map(({ tableCode, seq }) => keyOf(tableCode, seq)));
	// One that stands twice in the call is refused too.
	const twice = entries.filter(({ table, seq }) => taken.size === taken.add(keyOf(table, seq)).size);
	return new JournalRefused("out-of-order", twice.map(tableOf));
}

const tableOf = ({ table }: JournalEntry): string => table;

const keyOf = (table: string, seq: number): string => `${seq} ${table}`;
