import type { ExpressionBuilder } from "kysely";
import { figureNames } from "./figures.ts";
import type { Database, Schema } from "./schema.ts";
import type { GameReport, GameStore } from "./store.ts";

/** The figures of a player's finished games, summed up by the database. */
export async function gameReports(
	db: Database,
	player: string,
	{ game }: NonNullable<Parameters<GameStore["report"]>[1]>,
): Promise<GameReport[]> {
	const seats = db
		.selectFrom("seats as own")
		.where("own.playerId", "=", player)
		.where("own.finished", "=", 1)
		.$if(game !== undefined, (query) => query.where("own.game", "=", game as Schema["seats"]["game"]))
		.groupBy("own.game")
		.select("own.game");
	const mine = await seats
		.select(({ fn }) => [
			fn.countAll<number>().as("played"),
			fn.sum<number>("own.won").as("won"),
			fn.sum<number>("own.lost").as("lost"),
		])
		.select((eb) => sums(eb, "own"))
		.execute();
	const theirs = await seats
		.innerJoin("seats as other", (join) =>
			join.onRef("other.gameId", "=", "own.gameId").onRef("other.seat", "<>", "own.seat"),
		)
		.select(({ fn }) => fn.countAll<number>().as("seats"))
		.select((eb) => sums(eb, "other"))
		.execute();
	const others = new Map(theirs.map(({ game, ...sums }) => [game, sums]));
	return mine
		.map(({ game, played, won, lost, ...own }) => ({
			game,
			played,
			won,
			lost,
			own,
			others: others.get(game) ?? nobody,
		}))
		.sort((a, b) => (a.game < b.game ? -1 : 1));
}

const nobody = { seats: 0, claims: 0, lies: 0, liesCaught: 0, calls: 0, callsRight: 0, believedLies: 0 };

type Seats<Alias extends string> = { readonly [A in Alias]: Schema["seats"] };

function sums<Alias extends string>(eb: ExpressionBuilder<Seats<Alias>, Alias>, alias: Alias) {
	return figureNames.map((figure) => eb.fn.sum<number>(eb.ref(`${alias}.${figure}` as never)).as(figure));
}
