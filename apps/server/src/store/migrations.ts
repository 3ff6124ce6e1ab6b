import { type Kysely, sql } from "kysely";
import { type Migration, Migrator } from "kysely/migration";
import { DatabaseTooNew } from "./errors.ts";
import { pushTables } from "./push-migration.ts";
import { reportTables } from "./reports-migration.ts";
import type { Database } from "./schema.ts";
import { socialTables } from "./social-migration.ts";

/** Forward only, run in the order of their names. One that has been released is never changed. */
const migrations: Readonly<Record<string, Migration>> = {
	"0001_players_journal_games": { up: first },
	"0002_friends": { up: socialTables },
	"0004_push": { up: pushTables },
	"0005_reports": { up: reportTables },
};

/** Brings the database to this version of the program. Rejects with `DatabaseTooNew`, having changed nothing, when a newer one wrote it. */
export async function migrate(db: Database): Promise<void> {
	const migrator = new Migrator({ db, provider: { getMigrations: async () => ({ ...migrations }) } });
	const { error } = await migrator.migrateToLatest();
	if (error === undefined) return;
	const unknown = await unknownMigration(db).catch(() => null);
	if (unknown !== null) throw new DatabaseTooNew(unknown);
	throw error instanceof Error ? error : new Error(String(error));
}

async function unknownMigration(db: Database): Promise<string | null> {
	const { rows } = await sql<{ readonly name: string }>`select name from kysely_migration`.execute(db);
	return rows.find(({ name }) => !(name in migrations))?.name ?? null;
}

/** Only text, integer and bigint: the types that both databases have alike. */
async function first(db: Kysely<unknown>): Promise<void> {
	const { schema } = db;
	await schema
		.createTable("players")
		.addColumn("id", "text", (column) => column.primaryKey())
		.addColumn("name", "text", (column) => column.notNull())
		.addColumn("picture", "text", (column) => column.notNull())
		.addColumn("tone", "integer", (column) => column.notNull())
		.addColumn("language", "text")
		.addColumn("settings", "text", (column) => column.notNull())
		.addColumn("created_at", "bigint", (column) => column.notNull())
		.addColumn("seen_at", "bigint", (column) => column.notNull())
		.execute();
	await schema
		.createTable("devices")
		.addColumn("id", "text", (column) => column.primaryKey())
		.addColumn("player_id", "text", (column) => column.notNull().references("players.id").onDelete("cascade"))
		.addColumn("token_hash", "text", (column) => column.notNull().unique())
		.addColumn("label", "text", (column) => column.notNull())
		.addColumn("created_at", "bigint", (column) => column.notNull())
		.addColumn("seen_at", "bigint", (column) => column.notNull())
		.execute();
	await schema.createIndex("devices_of_player").on("devices").column("player_id").execute();
	await schema
		.createTable("links")
		.addColumn("secret_hash", "text", (column) => column.primaryKey())
		.addColumn("player_id", "text", (column) => column.notNull().references("players.id").onDelete("cascade"))
		.addColumn("expires_at", "bigint", (column) => column.notNull())
		.execute();
	await schema.createIndex("links_of_player").on("links").column("player_id").execute();
	await schema.createIndex("links_by_end").on("links").column("expires_at").execute();
	await schema
		.createTable("departed")
		.addColumn("id", "text", (column) => column.primaryKey())
		.addColumn("name", "text", (column) => column.notNull())
		.addColumn("at", "bigint", (column) => column.notNull())
		.execute();
	await schema
		.createTable("tables")
		.addColumn("code", "text", (column) => column.primaryKey())
		.addColumn("epoch", "integer", (column) => column.notNull())
		.addColumn("holder", "text", (column) => column.notNull())
		.addColumn("claimed_at", "bigint", (column) => column.notNull())
		.addColumn("closed_at", "bigint")
		.execute();
	await schema.createIndex("tables_by_end").on("tables").column("closed_at").execute();
	await schema
		.createTable("journal")
		.addColumn("table_code", "text", (column) => column.notNull())
		.addColumn("seq", "integer", (column) => column.notNull())
		.addColumn("at", "bigint", (column) => column.notNull())
		.addColumn("entry", "text", (column) => column.notNull())
		.addPrimaryKeyConstraint("journal_key", ["table_code", "seq"])
		.execute();
	await schema
		.createTable("games")
		.addColumn("id", "text", (column) => column.primaryKey())
		.addColumn("game", "text", (column) => column.notNull())
		.addColumn("table_code", "text", (column) => column.notNull())
		.addColumn("round", "integer", (column) => column.notNull())
		.addColumn("started_at", "bigint", (column) => column.notNull())
		.addColumn("ended_at", "bigint", (column) => column.notNull())
		.addColumn("finished", "integer", (column) => column.notNull())
		.addColumn("record", "text", (column) => column.notNull())
		.execute();
	await schema
		.createTable("seats")
		.addColumn("game_id", "text", (column) => column.notNull().references("games.id").onDelete("cascade"))
		.addColumn("seat", "integer", (column) => column.notNull())
		.addColumn("player_id", "text", (column) => column.references("players.id").onDelete("set null"))
		.addColumn("name", "text", (column) => column.notNull())
		.addColumn("won", "integer", (column) => column.notNull())
		.addColumn("lost", "integer", (column) => column.notNull())
		.addColumn("game", "text", (column) => column.notNull())
		.addColumn("ended_at", "bigint", (column) => column.notNull())
		.addColumn("finished", "integer", (column) => column.notNull())
		.addColumn("claims", "integer", (column) => column.notNull())
		.addColumn("lies", "integer", (column) => column.notNull())
		.addColumn("lies_caught", "integer", (column) => column.notNull())
		.addColumn("calls", "integer", (column) => column.notNull())
		.addColumn("calls_right", "integer", (column) => column.notNull())
		.addColumn("believed_lies", "integer", (column) => column.notNull())
		.addColumn("dearest_lie", "integer", (column) => column.notNull())
		.addColumn("others_seats", "integer", (column) => column.notNull())
		.addColumn("others_claims", "integer", (column) => column.notNull())
		.addColumn("others_lies", "integer", (column) => column.notNull())
		.addColumn("others_lies_caught", "integer", (column) => column.notNull())
		.addColumn("others_calls", "integer", (column) => column.notNull())
		.addColumn("others_calls_right", "integer", (column) => column.notNull())
		.addColumn("others_believed_lies", "integer", (column) => column.notNull())
		.addColumn("others_dearest_lie", "integer", (column) => column.notNull())
		.addPrimaryKeyConstraint("seats_key", ["game_id", "seat"])
		.execute();
	await schema.createIndex("seats_of_player").on("seats").columns(["player_id", "ended_at", "game_id"]).execute();
	await schema
		.createTable("shares")
		.addColumn("token", "text", (column) => column.primaryKey())
		.addColumn("game_id", "text", (column) => column.notNull().references("games.id").onDelete("cascade"))
		.addColumn("player_id", "text", (column) => column.notNull().references("players.id").onDelete("cascade"))
		.addUniqueConstraint("shares_key", ["player_id", "game_id"])
		.execute();
	await schema
		.createTable("pings")
		.addColumn("id", "integer", (column) => column.primaryKey())
		.addColumn("count", "bigint", (column) => column.notNull())
		.execute();
}
