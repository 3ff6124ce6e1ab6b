import type { GameLine } from "@fibbers/protocol";
import { allGameLines } from "./game-lines.ts";
import { withNames } from "./record-names.ts";
import type { Database } from "./schema.ts";
import type { PlayerExport } from "./store.ts";

/** A player's games for his own export: everybody's name, nobody's id. */
export async function exportedGames(db: Database, player: string): Promise<PlayerExport["games"]> {
	const games: PlayerExport["games"][number][] = [];
	for await (const lines of allGameLines(db, player)) games.push(...(await withRecords(db, player, lines)));
	return games;
}

async function withRecords(db: Database, player: string, lines: readonly GameLine[]): Promise<PlayerExport["games"]> {
	const ids = lines.map(({ id }) => id);
	const records = await db.selectFrom("games").select(["id", "record"]).where("id", "in", ids).execute();
	const seats = await db
		.selectFrom("seats")
		.select(["gameId", "name"])
		.where("gameId", "in", ids)
		.orderBy("seat")
		.execute();
	const shares = await db
		.selectFrom("shares")
		.select(["gameId", "token"])
		.where("playerId", "=", player)
		.where("gameId", "in", ids)
		.execute();
	const recordOf = new Map(records.map(({ id, record }) => [id, record]));
	const seatsOf = Map.groupBy(seats, ({ gameId }) => gameId);
	const tokenOf = new Map(shares.map(({ gameId, token }) => [gameId, token]));
	return lines.map((line) => {
		const names = (seatsOf.get(line.id) ?? []).map(({ name }) => name);
		return {
			...line,
			record: JSON.parse(withNames(recordOf.get(line.id) ?? "{}", names)),
			shareToken: tokenOf.get(line.id) ?? null,
		};
	});
}
