import { CamelCasePlugin, type Dialect, Kysely } from "kysely";
import { gameStore } from "./games.ts";
import { journal } from "./journal.ts";
import { mappedDialect } from "./mapped-dialect.ts";
import { migrate } from "./migrations.ts";
import { playerStore } from "./players.ts";
import { pushStore } from "./pushes.ts";
import { reportStore } from "./reports.ts";
import type { Database, Schema } from "./schema.ts";
import { socialStore } from "./social.ts";
import type { Store } from "./store.ts";

const opened = (dialect: Dialect): Kysely<Schema> =>
	new Kysely<Schema>({ dialect: mappedDialect(dialect), plugins: [new CamelCasePlugin()] });

/** The store in the database that the dialect opens, which is brought to this version first. The journal may have a way there of its own. */
export async function kyselyStore(dialect: Dialect, ofJournal: Dialect | null = null): Promise<Store> {
	const db = opened(dialect);
	try {
		await migrate(db);
	} catch (error) {
		await db.destroy();
		throw error;
	}
	const moves = ofJournal === null ? db : opened(ofJournal);
	return {
		players: playerStore(db),
		journal: journal(moves),
		games: gameStore(db),
		social: socialStore(db),
		pushes: pushStore(db),
		reports: reportStore(db),
		ping: () => ping(db),
		close: async () => {
			await moves.destroy();
			await db.destroy();
		},
	};
}

async function ping(db: Database): Promise<boolean> {
	try {
		await db
			.insertInto("pings")
			.values({ id: 1, count: 1 })
			.onConflict((conflict) => conflict.column("id").doUpdateSet(({ eb }) => ({ count: eb("pings.count", "+", 1) })))
			.execute();
		return true;
	} catch {
		return false;
	}
}
