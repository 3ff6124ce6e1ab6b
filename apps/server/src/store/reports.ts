import { randomUUID } from "node:crypto";
import type { Report } from "../table/outside.ts";
import type { Database } from "./schema.ts";

/** How long a report is kept, ms. */
const keptMs = 180 * 24 * 60 * 60_000;

/** A report as it is kept: with what the reported player was called. */
export interface StoredReport extends Omit<Report, "reporter"> {
	readonly id: string;
	readonly at: number;
	/** Null when he is gone. */
	readonly reporter: string | null;
	readonly reportedName: string;
}

/** Reports go with the reported player, and after half a year. */
export interface ReportStore {
	/** Keeps nothing when either player is gone. */
	add(report: Report, at: number): Promise<void>;
	/** Newest first. */
	latest(limit: number): Promise<readonly StoredReport[]>;
}

export function reportStore(db: Database): ReportStore {
	return {
		add: ({ table, reporter, reported, reason, text, lines }, at) =>
			db.transaction().execute(async (trx) => {
				await trx
					.deleteFrom("reports")
					.where("at", "<", at - keptMs)
					.execute();
				const players = await trx
					.selectFrom("players")
					.select(["id", "name"])
					.where("id", "in", [reporter, reported])
					.execute();
				const reportedName = players.find(({ id }) => id === reported)?.name;
				if (reportedName === undefined || players.length < 2) return;
				await trx
					.insertInto("reports")
					.values({
						id: randomUUID(),
						at,
						tableCode: table,
						reporterId: reporter,
						reportedId: reported,
						reportedName,
						reason,
						text,
						lines: JSON.stringify(lines),
					})
					.execute();
			}),

		async latest(limit) {
			const rows = await db.selectFrom("reports").selectAll().orderBy("at", "desc").limit(limit).execute();
			return rows.map(({ id, at, tableCode, reporterId, reportedId, reportedName, reason, text, lines }) => ({
				id,
				at,
				table: tableCode,
				reporter: reporterId,
				reported: reportedId,
				reportedName,
				reason,
				text,
				lines: JSON.parse(lines),
			}));
		},
	};
}
