import { appendTo } from "./append.ts";
import { JournalRefused } from "./errors.ts";
import type { Database } from "./schema.ts";
import type { Journal } from "./store.ts";

export function journal(db: Database): Journal {
	return {
		append: appendTo(db),

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
