import type { Kysely } from "kysely";

/** Web push: where each browser is reached, and the server's own pair of keys. */
export async function pushTables(db: Kysely<unknown>): Promise<void> {
	const { schema } = db;
	await schema
		.createTable("push_subscriptions")
		.addColumn("device_id", "text", (column) => column.primaryKey().references("devices.id").onDelete("cascade"))
		.addColumn("endpoint", "text", (column) => column.notNull().unique())
		.addColumn("public_key", "text", (column) => column.notNull())
		.addColumn("secret", "text", (column) => column.notNull())
		.addColumn("created_at", "bigint", (column) => column.notNull())
		.execute();
	await schema
		.createTable("push_keys")
		.addColumn("id", "integer", (column) => column.primaryKey())
		.addColumn("public_key", "text", (column) => column.notNull())
		.addColumn("private_key", "text", (column) => column.notNull())
		.execute();
}
