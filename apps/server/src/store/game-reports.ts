import type { Database, Schema } from "./schema.ts";
import type { GameReport, GameStore } from "./store.ts";

/** The figures of a player's finished games, summed up by the database in one pass over his seats. */
export async function gameReports(
	db: Database,
	player: string,
	{ game }: NonNullable<Parameters<GameStore["report"]>[1]>,
): Promise<GameReport[]> {
	const rows = await db
		.selectFrom("seats")
		.select(["game"])
		.select(({ fn }) => [
			fn.countAll<number>().as("played"),
			fn.sum<number>("won").as("won"),
			fn.sum<number>("lost").as("lost"),
			fn.sum<number>("claims").as("claims"),
			fn.sum<number>("lies").as("lies"),
			fn.sum<number>("liesCaught").as("liesCaught"),
			fn.sum<number>("calls").as("calls"),
			fn.sum<number>("callsRight").as("callsRight"),
			fn.sum<number>("believedLies").as("believedLies"),
			fn.sum<number>("othersSeats").as("othersSeats"),
			fn.sum<number>("othersClaims").as("othersClaims"),
			fn.sum<number>("othersLies").as("othersLies"),
			fn.sum<number>("othersLiesCaught").as("othersLiesCaught"),
			fn.sum<number>("othersCalls").as("othersCalls"),
			fn.sum<number>("othersCallsRight").as("othersCallsRight"),
			fn.sum<number>("othersBelievedLies").as("othersBelievedLies"),
		])
		.where("playerId", "=", player)
		.where("finished", "=", 1)
		.$if(game !== undefined, (query) => query.where("game", "=", game as Schema["seats"]["game"]))
		.groupBy("game")
		.execute();
	return rows
		.map(({ game, played, won, lost, claims, lies, liesCaught, calls, callsRight, believedLies, ...others }) => ({
			game,
			played,
			won,
			lost,
			own: { claims, lies, liesCaught, calls, callsRight, believedLies },
			others: {
				seats: others.othersSeats,
				claims: others.othersClaims,
				lies: others.othersLies,
				liesCaught: others.othersLiesCaught,
				calls: others.othersCalls,
				callsRight: others.othersCallsRight,
				believedLies: others.othersBelievedLies,
			},
		}))
		.sort((a, b) => (a.game < b.game ? -1 : 1));
}
