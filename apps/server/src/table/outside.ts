import type { Advice, ReportReason } from "@fibbers/protocol";
import type { GameId } from "@fibbers/rules";
import type { Acquaintances } from "../social/acquaintances.ts";
import type { PlayerId } from "./chair.ts";
import type { Line } from "./chat/chat.ts";

/** What a table asks of the rest of the server. */
export interface Outside {
	readonly acquaintances: Pick<Acquaintances, "befriend" | "block">;
	readonly reports: ReportsDesk;
	readonly adviser: Adviser;
}

export interface Adviser {
	/**
	 * What the strongest computer would do with this view, and why; null where there is nothing to decide. `log`: what this seat has seen happen.
	 * Rejects when it cannot be told now.
	 */
	hint(game: GameId, view: object, log: readonly object[]): Promise<Advice | null>;
}

export interface ReportsDesk {
	/** Keeps the report; false when this reporter has made too many. Rejects with `StoreUnavailable`. */
	file(report: Report): Promise<boolean>;
}

/** Somebody says that something is wrong with somebody else. */
export interface Report {
	readonly reporter: PlayerId;
	readonly reported: PlayerId;
	/** The table's code. */
	readonly table: string;
	readonly reason: ReportReason;
	/** In the reporter's own words. */
	readonly text: string;
	/** The last of the chat that the reporter could read, oldest first. */
	readonly lines: readonly ReportedLine[];
}

/** A line of the chat as it was said. Of others than these two nobody's name is kept. */
export interface ReportedLine {
	/** Epoch ms. */
	readonly at: number;
	readonly by: "reporter" | "reported" | "another";
	/** As it was typed, or the id of a preset. */
	readonly said: string;
}

export const reportedLines = (
	lines: readonly Line[],
	{ reporter, reported }: Pick<Report, "reporter" | "reported">,
): ReportedLine[] =>
	lines.flatMap(({ at, speaker, own }) => {
		if (speaker === null || "notice" in own) return [];
		const { player } = speaker;
		const by = player === reporter ? "reporter" : player === reported ? "reported" : "another";
		return [{ at, by, said: "text" in own ? own.text : own.preset }];
	});
