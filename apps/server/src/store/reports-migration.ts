import type { Kysely } from "kysely";

/** What players say is wrong with others. */
export async function reportTables(db: Kysely<unknown>): Promise<void> {
	const { schema } = db;
	await schema
		.createTable("reports")
		.addColumn("id", "text", (column) => column.primaryKey())
		.addColumn("at", "bigint", (column) => column.notNull())
		.addColumn("table_code", "text", (column) => column.notNull())
		.addColumn("reporter_id", "text", (column) => column.references("players.id").onDelete("set null"))
		.addColumn("reported_id", "text", (column) => column.notNull().references("players.id").onDelete("cascade"))
		.addColumn("reported_name", "text", (column) => column.notNull())
		.addColumn("reason", "text", (column) => column.notNull())
		.addColumn("text", "text", (column) => column.notNull())
		.addColumn("lines", "text", (column) => column.notNull())
		.execute();
	await schema.createIndex("reports_of_player").on("reports").column("reported_id").execute();
	await schema.createIndex("reports_by_player").on("reports").column("reporter_id").execute();
	await schema.createIndex("reports_by_time").on("reports").column("at").execute();
}
