import type { LobbyRow } from "./lobby.ts";

/** What the place of a row in the list depends on. */
type Ranked = Pick<LobbyRow, "code" | "phase" | "free" | "openedAt">;

/** Whether people at this table wait for others. */
export const isWaiting = ({ phase, free }: Pick<Ranked, "phase" | "free">): boolean => phase === "open" && free > 0;

const rankOf = (row: Ranked): number => (isWaiting(row) ? 0 : row.free > 0 ? 1 : 2);

/** The order of the list: where people wait, then where a chair is free for the next game, then the rest; the longest open first. */
export const byRank = (a: Ranked, b: Ranked): number =>
	rankOf(a) - rankOf(b) || a.openedAt - b.openedAt || (a.code < b.code ? -1 : a.code > b.code ? 1 : 0);
