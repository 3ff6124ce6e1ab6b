import type { LobbyRow } from "@fibbers/protocol";
import { isSeated } from "../summaries/people.ts";
import type { SummarizedChair, TableSummary } from "../summaries/summary.ts";
import type { PlayerId } from "../table/chair.ts";

/** A table in the list. Replaced when it changes, never changed in place. */
export interface Listed {
	readonly row: LobbyRow;
	/** Who sits there, or waits for the next game. The ids are for the server alone. */
	readonly people: readonly PlayerId[];
}

/** The table as the list shows it to everybody; null when strangers may not find it, or when nobody is there. */
export function listed(table: TableSummary, isHidden: (player: PlayerId) => boolean): Listed | null {
	const { chairs, waiting, connected } = table;
	if (!table.listed || table.phase === "frozen" || connected.length === 0) return null;
	const { code, game, options, capacity, turnMs, language, phase, round, watch, openedAt } = table;
	const locked = table.inside !== null;
	return {
		row: {
			code,
			game,
			options,
			seats: chairs.map((chair) => seatOf(chair, isHidden)),
			capacity,
			free: locked ? 0 : table.room,
			turnMs,
			language,
			phase,
			round,
			watchers: connected.filter((player) => !isSeated(table, player)).length,
			watch,
			locked,
			openedAt,
		},
		people: [...chairs.flatMap(({ player }) => player ?? []), ...waiting],
	};
}

function seatOf(
	{ player, profile }: SummarizedChair,
	isHidden: (player: PlayerId) => boolean,
): LobbyRow["seats"][number] {
	if (player !== null && isHidden(player)) return null;
	const { name, picture, tone } = profile;
	return { name, picture, tone, computer: player === null };
}
