import type { LobbyRow } from "@fibbers/protocol";
import type { Chair, PlayerId } from "../table/chair.ts";
import type { Table } from "../table/table.ts";

/** A table in the list. Replaced when it changes, never changed in place. */
export interface Listed {
	readonly row: LobbyRow;
	/** Who sits there, or waits for the next game. The ids are for the server alone. */
	readonly people: readonly PlayerId[];
}

/** The table as the list shows it to everybody; null when strangers may not find it, or when nobody is there. */
export function listed(table: Table, isHidden: (player: PlayerId) => boolean): Listed | null {
	const { code, phase, company, round, openedAt, agreed, door } = table;
	if (!agreed.listed || phase === "frozen" || company.connections === 0) return null;
	const { chairs, waiting } = company;
	const { game, options, seats: capacity, turnMs, language, watch } = agreed;
	const seats = chairs.map((chair) => seatOf(chair, isHidden));
	const people = [...chairs.flatMap(({ player }) => player ?? []), ...waiting.map(({ id }) => id)];
	const locked = door.isLocked;
	const free = locked ? 0 : company.roomFor(capacity);
	return {
		row: {
			code,
			game,
			options,
			seats,
			capacity,
			free,
			turnMs,
			language,
			phase,
			round,
			watchers: company.watchers,
			watch,
			locked,
			openedAt,
		},
		people,
	};
}

function seatOf({ player, profile }: Chair, isHidden: (player: PlayerId) => boolean): LobbyRow["seats"][number] {
	if (player !== null && isHidden(player)) return null;
	const { name, picture, tone } = profile;
	return { name, picture, tone, computer: player === null };
}
