import type { Kysely } from "kysely";
import { freshFriendCode } from "./friend-codes.ts";

interface Before {
	readonly players: { readonly id: string; readonly friend_code: string | null };
}

/** Friends, blocks and invitations; whoever was a player before gets a friend code now. */
export async function socialTables(db: Kysely<unknown>): Promise<void> {
	const { schema } = db;
	await schema.alterTable("players").addColumn("friend_code", "text").execute();
	await schema
		.alterTable("players")
		.addColumn("shows_presence", "text", (column) => column.notNull().defaultTo("friends"))
		.execute();
	await schema
		.alterTable("players")
		.addColumn("shows_table", "text", (column) => column.notNull().defaultTo("friends"))
		.execute();
	await giveCodes(db);
	await schema.createIndex("players_by_code").unique().on("players").column("friend_code").execute();
	await schema
		.createTable("friendships")
		.addColumn("id", "text", (column) => column.primaryKey())
		.addColumn("player_id", "text", (column) => column.notNull().references("players.id").onDelete("cascade"))
		.addColumn("friend_id", "text", (column) => column.notNull().references("players.id").onDelete("cascade"))
		.addColumn("muted", "integer", (column) => column.notNull())
		.addColumn("since", "bigint", (column) => column.notNull())
		.addUniqueConstraint("friendships_key", ["player_id", "friend_id"])
		.execute();
	await schema.createIndex("friendships_by_friend").on("friendships").column("friend_id").execute();
	await schema
		.createTable("friend_requests")
		.addColumn("id", "text", (column) => column.primaryKey())
		.addColumn("from_id", "text", (column) => column.notNull().references("players.id").onDelete("cascade"))
		.addColumn("to_id", "text", (column) => column.notNull().references("players.id").onDelete("cascade"))
		.addColumn("hidden", "integer", (column) => column.notNull())
		.addColumn("at", "bigint", (column) => column.notNull())
		.addUniqueConstraint("friend_requests_key", ["from_id", "to_id"])
		.execute();
	await schema.createIndex("friend_requests_by_goal").on("friend_requests").column("to_id").execute();
	await schema
		.createTable("blocks")
		.addColumn("id", "text", (column) => column.primaryKey())
		.addColumn("by_id", "text", (column) => column.notNull().references("players.id").onDelete("cascade"))
		.addColumn("whom_id", "text", (column) => column.notNull().references("players.id").onDelete("cascade"))
		.addColumn("at", "bigint", (column) => column.notNull())
		.addUniqueConstraint("blocks_key", ["by_id", "whom_id"])
		.execute();
	await schema.createIndex("blocks_by_whom").on("blocks").column("whom_id").execute();
	await schema
		.createTable("invitations")
		.addColumn("id", "text", (column) => column.primaryKey())
		.addColumn("from_id", "text", (column) => column.notNull().references("players.id").onDelete("cascade"))
		.addColumn("to_id", "text", (column) => column.notNull().references("players.id").onDelete("cascade"))
		.addColumn("game", "text", (column) => column.notNull())
		.addColumn("table_code", "text", (column) => column.notNull())
		.addColumn("at", "bigint", (column) => column.notNull())
		.addColumn("expires_at", "bigint", (column) => column.notNull())
		.addUniqueConstraint("invitations_key", ["from_id", "to_id", "table_code"])
		.execute();
	await schema.createIndex("invitations_by_guest").on("invitations").column("to_id").execute();
	await schema.createIndex("invitations_by_table").on("invitations").column("table_code").execute();
}

async function giveCodes(db: Kysely<Before>): Promise<void> {
	const given = new Set<string>();
	for (const { id } of await db.selectFrom("players").select("id").execute()) {
		let code = freshFriendCode();
		while (given.has(code)) code = freshFriendCode();
		given.add(code);
		await db.updateTable("players").set({ friend_code: code }).where("id", "=", id).execute();
	}
}
