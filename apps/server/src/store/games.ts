import { randomBytes } from "node:crypto";
import { figureNames, summed } from "./figures.ts";
import { gameLines } from "./game-lines.ts";
import { gameReports } from "./game-reports.ts";
import { withNames, withoutNames } from "./record-names.ts";
import { type Database, flag, needsRowLocks, type Schema } from "./schema.ts";
import type { GameStore, StoredGame } from "./store.ts";

export function gameStore(db: Database): GameStore {
	async function find(id: string): Promise<StoredGame | null> {
		const game = await db.selectFrom("games").selectAll().where("id", "=", id).executeTakeFirst();
		if (game === undefined) return null;
		const rows = await db
			.selectFrom("seats")
			.select(["seat", "playerId", "name", "won", "lost", ...figureNames])
			.where("gameId", "=", id)
			.orderBy("seat")
			.execute();
		const { tableCode, finished, record, ...head } = game;
		return {
			...head,
			table: tableCode,
			finished: finished === 1,
			record: withNames(
				record,
				rows.map(({ name }) => name),
			),
			seats: rows.map(({ seat, playerId, name, won, lost, ...figures }) => ({
				seat,
				player: playerId,
				name,
				won: won === 1,
				lost: lost === 1,
				figures,
			})),
		};
	}

	async function shareOf(id: string, player: string): Promise<string | null> {
		const shared = await db
			.selectFrom("shares")
			.select("token")
			.where("gameId", "=", id)
			.where("playerId", "=", player)
			.executeTakeFirst();
		return shared?.token ?? null;
	}

	return {
		find,

		async add(...given) {
			if (given.length === 0) return;
			await db.transaction().execute(async (trx) => {
				const added = await trx
					.insertInto("games")
					.values(given.map(gameRow))
					.onConflict((conflict) => conflict.column("id").doNothing())
					.returning("id")
					.execute();
				const games = added.flatMap(({ id }) => given.find((game) => game.id === id) ?? []);
				const seats = games.flatMap(seatRows);
				if (seats.length > 0)
					await trx
						.insertInto("seats")
						.values(await stillThere(trx, seats))
						.execute();
			});
		},

		list: (player, filter) => gameLines(db, player, filter),
		report: (player, filter = {}) => gameReports(db, player, filter),

		async share(id, player) {
			await db
				.insertInto("shares")
				.columns(["token", "gameId", "playerId"])
				.expression((eb) =>
					eb
						.selectFrom("seats")
						.select([eb.val(randomBytes(16).toString("base64url")).as("token"), "gameId"])
						.select(eb.val(player).as("playerId"))
						.where("gameId", "=", id)
						.where("playerId", "=", player)
						.limit(1),
				)
				.onConflict((conflict) => conflict.columns(["playerId", "gameId"]).doNothing())
				.execute();
			return shareOf(id, player);
		},

		shareOf,

		async unshare(id, player) {
			await db.deleteFrom("shares").where("gameId", "=", id).where("playerId", "=", player).execute();
		},

		async findShared(token) {
			const shared = await db.selectFrom("shares").select("gameId").where("token", "=", token).executeTakeFirst();
			return shared === undefined ? null : find(shared.gameId);
		},
	};
}

const gameRow = ({ id, game, table, round, startedAt, endedAt, finished, record }: StoredGame): Schema["games"] => ({
	id,
	game,
	tableCode: table,
	round,
	startedAt,
	endedAt,
	finished: flag(finished),
	record: withoutNames(record),
});

const seatRows = ({ id, game, endedAt, finished, seats }: StoredGame): Schema["seats"][] =>
	seats.map(({ seat, player, name, won, lost, figures }) => ({
		gameId: id,
		seat,
		playerId: player,
		name,
		won: flag(won),
		lost: flag(lost),
		game,
		endedAt,
		finished: flag(finished),
		...figures,
		othersSeats: seats.length - 1,
		...summed(seats.filter((other) => other.seat !== seat).map((other) => other.figures)),
	}));

/** The seats, with those whose players have been deleted since as they are called now. The players stay until the transaction has ended. */
async function stillThere(trx: Database, seats: readonly Schema["seats"][]): Promise<readonly Schema["seats"][]> {
	const ids = [...new Set(seats.flatMap(({ playerId }) => playerId ?? []))];
	if (ids.length === 0) return seats;
	const players = await trx
		.selectFrom("players")
		.select("id")
		.where("id", "in", ids)
		.orderBy("id")
		.$if(needsRowLocks(trx), (query) => query.forUpdate())
		.execute();
	const present = new Set(players.map(({ id }) => id));
	if (ids.every((id) => present.has(id))) return seats;
	const gone = await trx.selectFrom("departed").select(["id", "name"]).where("id", "in", ids).execute();
	const names = new Map(gone.map(({ id, name }) => [id, name]));
	return seats.map((seat) =>
		seat.playerId === null || present.has(seat.playerId)
			? seat
			: { ...seat, playerId: null, name: names.get(seat.playerId) ?? seat.name },
	);
}
