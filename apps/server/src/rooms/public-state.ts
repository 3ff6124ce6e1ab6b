import { clearTable, SeatState, type TableState, writeTable } from "@fibbers/protocol";
import type { Chair } from "../table/chair.ts";
import type { Table } from "../table/table.ts";

/** Writes into the schema what everybody at the table sees. The game's part is its spectator view, and nothing else. */
export function writePublicState(state: TableState, table: Table): void {
	const { settings, company, decision, play } = table;
	state.code = table.code;
	state.phase = table.phase;
	state.game = settings.game;
	state.options = JSON.stringify(settings.options);
	state.capacity = settings.seats;
	state.listed = settings.listed;
	state.watchable = settings.watchable;
	state.turnMs = settings.turnMs;
	state.doubtMs = settings.doubtMs;
	state.host = company.findHost() ?? -1;
	state.watchers = company.watchers;
	state.waiting = company.waitingCount;
	state.round = table.round;
	state.version = table.version;
	state.openedAt = table.openedAt;
	state.actor = decision.actor ?? -1;
	if (decision.actor !== null) state.decisionAt = decision.startedAt - table.openedAt;
	writeSeats(state, company.chairs);
	if (play === null) clearTable(state);
	else writeTable(state, play.gameId, play.view("spectator").table);
	const isOver = play !== null && table.phase === "over";
	state.result = isOver ? JSON.stringify({ outcome: play.outcome, hands: play.hands }) : "";
}

function writeSeats(state: TableState, chairs: readonly Chair[]): void {
	for (const key of Array.from(state.seats.keys())) if (Number(key) >= chairs.length) state.seats.delete(key);
	for (const [seat, { player, profile, presence, ready }] of chairs.entries()) {
		const key = String(seat);
		const shown = state.seats.get(key) ?? new SeatState();
		shown.name = profile.name;
		shown.picture = profile.picture;
		shown.tone = profile.tone;
		shown.computer = player === null;
		shown.presence = presence;
		shown.ready = ready;
		if (!state.seats.has(key)) state.seats.set(key, shown);
	}
}
