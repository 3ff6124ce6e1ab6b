import { JournalRefused } from "./errors.ts";
import { type Database, needsRowLocks } from "./schema.ts";
import type { Journal, JournalEntry } from "./store.ts";

/** Rows in one statement: four values each, and SQLite takes 32,766. */
const rowsAtOnce = 2_000;

export function journal(db: Database): Journal {
	return {
		async open(table, holder, at) {
			const opened = await db
				.insertInto("tables")
				.values({ code: table, epoch: 1, holder, claimedAt: at, closedAt: null })
				.onConflict((conflict) => conflict.column("code").doNothing())
				.returning("epoch")
				.executeTakeFirst();
			return opened?.epoch ?? null;
		},

		async claim(table, holder, from, at) {
			const claimed = await db
				.updateTable("tables")
				.set(({ eb }) => ({ epoch: eb("epoch", "+", 1), holder, claimedAt: at }))
				.where("code", "=", table)
				.where("holder", "=", from)
				.where("closedAt", "is", null)
				.returning("epoch")
				.executeTakeFirst();
			return claimed?.epoch ?? null;
		},

		async holder(table) {
			const found = await db
				.selectFrom("tables")
				.select(["holder", "epoch", "claimedAt"])
				.where("code", "=", table)
				.where("closedAt", "is", null)
				.executeTakeFirst();
			return found ?? null;
		},

		async append(entries) {
			if (entries.length === 0) return;
			await db.transaction().execute(async (trx) => {
				await checkEpochs(trx, entries);
				for (let from = 0; from < entries.length; from += rowsAtOnce)
					await insert(trx, entries.slice(from, from + rowsAtOnce));
			});
		},

		read: (table) =>
			db.selectFrom("journal").select(["seq", "at", "entry"]).where("tableCode", "=", table).orderBy("seq").execute(),

		async holders() {
			const tables = await db.selectFrom("tables").select(["code", "holder"]).where("closedAt", "is", null).execute();
			return new Map(tables.map(({ code, holder }) => [code, holder]));
		},

		async lastAt() {
			const last = await db
				.selectFrom("journal")
				.select(({ fn }) => fn.max("at").as("at"))
				.executeTakeFirst();
			return last?.at ?? null;
		},

		close: (table, epoch, at) =>
			db.transaction().execute(async (trx) => {
				const closed = await trx
					.updateTable("tables")
					.set(({ fn, val }) => ({ closedAt: fn.coalesce("closedAt", val(at)) }))
					.where("code", "=", table)
					.where("epoch", "=", epoch)
					.returning("code")
					.executeTakeFirst();
				if (closed === undefined) throw new JournalRefused("not-ours", [table]);
				await trx.deleteFrom("journal").where("tableCode", "=", table).execute();
			}),

		async wasClosed(table) {
			const closed = await db
				.selectFrom("tables")
				.select("code")
				.where("code", "=", table)
				.where("closedAt", "is not", null)
				.executeTakeFirst();
			return closed !== undefined;
		},
	};
}

/** Nobody can claim or close these tables until the transaction has ended. */
async function checkEpochs(trx: Database, entries: readonly JournalEntry[]): Promise<void> {
	const codes = [...new Set(entries.map(({ table }) => table))];
	const tables = await trx
		.selectFrom("tables")
		.select(["code", "epoch"])
		.where("code", "in", codes)
		.where("closedAt", "is", null)
		.orderBy("code")
		.$if(needsRowLocks(trx), (query) => query.forUpdate())
		.execute();
	const epochs = new Map(tables.map(({ code, epoch }) => [code, epoch]));
	const foreign = entries.filter(({ table, epoch }) => epochs.get(table) !== epoch);
	if (foreign.length > 0)
		throw new JournalRefused(
			"not-ours",
			foreign.map(({ table }) => table),
		);
}

async function insert(trx: Database, entries: readonly JournalEntry[]): Promise<void> {
	const stored = await trx
		.insertInto("journal")
		.values(entries.map(({ table, seq, at, entry }) => ({ tableCode: table, seq, at, entry })))
		.onConflict((conflict) => conflict.doNothing())
		.returning(["tableCode", "seq"])
		.execute();
	if (stored.length === entries.length) return;
	const keys = new Set(stored.map(({ tableCode, seq }) => keyOf(tableCode, seq)));
	// One that stands twice in the call is stored once: the second is refused.
	const twice = entries.filter(({ table, seq }) => !keys.delete(keyOf(table, seq)));
	throw new JournalRefused(
		"out-of-order",
		twice.map(({ table }) => table),
	);
}

const keyOf = (table: string, seq: number): string => `${seq} ${table}`;
