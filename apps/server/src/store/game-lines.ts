import type { GameLine } from "@fibbers/protocol";
import { type Database, flag, type Schema } from "./schema.ts";
import type { GameFilter } from "./store.ts";

/** How many games are asked for at once when all are wanted. */
const page = 500;

/** The games of a player, newest first; where two ended at once, by id. */
export async function gameLines(
	db: Database,
	player: string,
	{ game, won, before, limit }: GameFilter,
): Promise<GameLine[]> {
	const last = before === undefined ? null : await endOf(db, player, before);
	if (last === undefined) return [];
	const lines = await db
		.selectFrom("seats")
		.innerJoin("games", "games.id", "seats.gameId")
		.select(["games.id", "games.game", "games.tableCode", "games.round", "games.startedAt", "games.endedAt"])
		.select(["games.finished", "seats.seat", "seats.won", "seats.lost"])
		.where("seats.playerId", "=", player)
		.$if(game !== undefined, (query) => query.where("seats.game", "=", game as Schema["seats"]["game"]))
		.$if(won !== undefined, (query) => query.where("seats.won", "=", flag(won)))
		.$if(last !== null, (query) =>
			query.where(({ eb, refTuple, tuple }) =>
				eb(refTuple("seats.endedAt", "seats.gameId"), "<", tuple(last?.endedAt ?? 0, last?.id ?? "")),
			),
		)
		.orderBy("seats.endedAt", "desc")
		.orderBy("seats.gameId", "desc")
		.limit(limit)
		.execute();
	if (lines.length === 0) return [];
	const seats = await db
		.selectFrom("seats")
		.select(["gameId", "seat", "name", "won", "lost"])
		.where(
			"gameId",
			"in",
			lines.map(({ id }) => id),
		)
		.orderBy("seat")
		.execute();
	const byGame = Map.groupBy(seats, ({ gameId }) => gameId);
	return lines.map(({ tableCode, finished, won, lost, ...line }) => ({
		...line,
		table: tableCode,
		finished: finished === 1,
		...outcome({ won, lost }),
		others: (byGame.get(line.id) ?? [])
			.filter(({ seat }) => seat !== line.seat)
			.map(({ seat, name, won, lost }) => ({ seat, name, ...outcome({ won, lost }) })),
	}));
}

/** All of them, page by page. */
export async function* allGameLines(db: Database, player: string): AsyncGenerator<readonly GameLine[]> {
	let lines = await gameLines(db, player, { limit: page });
	while (lines.length > 0) {
		yield lines;
		const last = lines.at(-1);
		lines = last === undefined ? [] : await gameLines(db, player, { before: last.id, limit: page });
	}
}

const endOf = (db: Database, player: string, id: string) =>
	db
		.selectFrom("seats")
		.select(["gameId as id", "endedAt"])
		.where("gameId", "=", id)
		.where("playerId", "=", player)
		.executeTakeFirst();

const outcome = ({ won, lost }: Pick<Schema["seats"], "won" | "lost">) => ({ won: won === 1, lost: lost === 1 });
