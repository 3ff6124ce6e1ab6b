import type { LobbyRow } from "@fibbers/protocol";
import { lobby } from "../../text/lobby.ts";

const minuteMs = 60_000;

/** What somebody who looks for a table wants to know of this one, in a few words. */
export function noteOf({ phase, free, seats, watchers, locked, openedAt, round }: LobbyRow, now: number): string {
	const { row } = lobby;
	const minutes = Math.floor((now - openedAt) / minuteMs);
	if (locked) return row.locked;
	if (phase === "playing") return watchers > 0 ? row.watching(watchers) : row.playing;
	if (free === 0) return phase === "over" ? row.over : row.full;
	if (phase === "open" && round === 0 && seats.length === 1 && minutes > 0) return row.waitingFor(minutes);
	return row.seatsFree(free);
}
