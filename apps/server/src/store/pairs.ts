import type { PlayerId } from "../table/chair.ts";
import { type Database, needsRowLocks } from "./schema.ts";

/**
 * A transaction that changes what there is between two players. Both are locked before anything else, always in the same order:
 * whatever else concerns one of them comes before all of it or after it. Null, and nothing done, when one of them is not there.
 */
export const withPair = <Result>(
	db: Database,
	pair: readonly [PlayerId, PlayerId],
	act: (trx: Database) => Promise<Result>,
): Promise<Result | null> =>
	db.transaction().execute(async (trx) => {
		const players = await trx
			.selectFrom("players")
			.select("id")
			.where("id", "in", [...pair])
			.orderBy("id")
			.$if(needsRowLocks(trx), (query) => query.forNoKeyUpdate())
			.execute();
		return players.length === 2 ? await act(trx) : null;
	});
