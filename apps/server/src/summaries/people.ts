import type { PlayerId } from "../table/chair.ts";
import type { TableSummary } from "./summary.ts";

/** Who sits there. */
export const isSeated = ({ chairs }: TableSummary, player: PlayerId): boolean =>
	chairs.some((chair) => chair.player === player);

/** Whether this player sits, waits or watches there. */
export const isThere = (table: TableSummary, player: PlayerId): boolean =>
	isSeated(table, player) || table.waiting.includes(player) || table.connected.includes(player);

/** Everybody who sits, waits or watches there. */
export const everybodyAt = ({ chairs, waiting, connected }: TableSummary): ReadonlySet<PlayerId> =>
	new Set([...chairs.flatMap(({ player }) => player ?? []), ...waiting, ...connected]);

/** Whether the door is closed to this player. */
export const isShutOut = ({ banned, inside }: TableSummary, player: PlayerId): boolean =>
	banned.includes(player) || (inside !== null && !inside.includes(player));
