import type { GameReport, Summary } from "@fibbers/protocol";
import { sql } from "kysely";
import { together } from "./figures.ts";
import type { Database, Schema } from "./schema.ts";
import type { GameStore } from "./store.ts";

const weekMs = 7 * 24 * 60 * 60 * 1000;
/** 1970 began on a Thursday. */
const firstMondayMs = 4 * 24 * 60 * 60 * 1000;
const weeksTold = 12;

type Week = GameReport["weeks"][number] & Pick<GameReport, "game" | "won" | "lost">;

/** The figures of a player's finished games, summed up by the database week by week, in one pass over his seats. */
export async function gameReports(
	db: Database,
	player: string,
	{ game }: NonNullable<Parameters<GameStore["report"]>[1]>,
): Promise<GameReport[]> {
	// Written out: given as parameters, the databases would not see that what is selected is what is grouped by.
	const week = sql<number>`(${sql.ref("endedAt")} - ${sql.lit(firstMondayMs)}) / ${sql.lit(weekMs)}`;
	const rows = await db
		.selectFrom("seats")
		.select(["game", week.as("week")])
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
			fn.sum<number>("dearestLie").as("dearestLies"),
			fn.max<number>("dearestLie").as("dearestLie"),
			fn.sum<number>("othersSeats").as("othersSeats"),
			fn.sum<number>("othersClaims").as("othersClaims"),
			fn.sum<number>("othersLies").as("othersLies"),
			fn.sum<number>("othersLiesCaught").as("othersLiesCaught"),
			fn.sum<number>("othersCalls").as("othersCalls"),
			fn.sum<number>("othersCallsRight").as("othersCallsRight"),
			fn.sum<number>("othersBelievedLies").as("othersBelievedLies"),
			fn.sum<number>("othersDearestLie").as("othersDearestLies"),
		])
		.where("playerId", "=", player)
		.where("finished", "=", 1)
		.$if(game !== undefined, (query) => query.where("game", "=", game as Schema["seats"]["game"]))
		.groupBy(["game", week])
		.execute();
	const weeks = rows.map(({ game, week, played, won, lost, ...row }): Week => {
		const { claims, lies, liesCaught, calls, callsRight, believedLies, dearestLies, dearestLie } = row;
		return {
			game,
			from: firstMondayMs + week * weekMs,
			played,
			won,
			lost,
			own: { claims, lies, liesCaught, calls, callsRight, believedLies, dearestLies, dearestLie },
			others: {
				seats: row.othersSeats,
				claims: row.othersClaims,
				lies: row.othersLies,
				liesCaught: row.othersLiesCaught,
				calls: row.othersCalls,
				callsRight: row.othersCallsRight,
				believedLies: row.othersBelievedLies,
				dearestLies: row.othersDearestLies,
			},
		};
	});
	return [...Map.groupBy(weeks, ({ game }) => game)]
		.map(([game, of]) => ({ game, ...reportOf(of) }))
		.sort((a, b) => (a.game < b.game ? -1 : 1));
}

const reportOf = (weeks: readonly Week[]): Omit<GameReport, "game"> => ({
	...summary(weeks),
	won: total(weeks, ({ won }) => won),
	lost: total(weeks, ({ lost }) => lost),
	weeks: weeks
		.toSorted((a, b) => a.from - b.from)
		.slice(-weeksTold)
		.map(({ from, played, own, others }) => ({ from, played, own, others })),
});

const summary = (weeks: readonly Week[]): Summary => ({
	played: total(weeks, ({ played }) => played),
	own: {
		...together(weeks.map(({ own }) => own)),
		dearestLie: Math.max(...weeks.map(({ own }) => own.dearestLie)),
	},
	others: {
		...together(weeks.map(({ others }) => others)),
		seats: total(weeks, ({ others }) => others.seats),
	},
});

const total = (weeks: readonly Week[], count: (week: Week) => number): number =>
	weeks.reduce((sum, week) => sum + count(week), 0);
