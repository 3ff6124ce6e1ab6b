import { clearView, GuestState, SeatState, type TableState, writeView } from "@fibbers/protocol";
import type { Person } from "../table/chair.ts";
import type { Guests } from "../table/guests.ts";
import type { Table } from "../table/table.ts";

/** Writes into the schema what everybody at the table sees. The game's part is its spectator view, and nothing else. */
export function writePublicState(state: TableState, table: Table): void {
	const { agreed: settings, company, decision, play } = table;
	state.code = table.code;
	state.phase = table.phase;
	state.game = settings.game;
	state.options = JSON.stringify(settings.options);
	state.capacity = settings.seats;
	state.listed = settings.listed;
	state.watch = settings.watch;
	state.language = settings.language;
	state.filter = settings.filter;
	state.level = settings.level;
	state.turnMs = settings.turnMs;
	state.doubtMs = settings.doubtMs;
	state.host = company.findHost() ?? -1;
	state.locked = table.door.isLocked;
	const { watching } = company;
	state.watchers = watching.length;
	writeGuests(state, watching, company.guests);
	state.waiting = company.waitingCount;
	state.round = table.round;
	state.version = table.version;
	state.openedAt = table.openedAt;
	state.actor = decision.actor ?? -1;
	if (decision.actor !== null) state.decisionAt = decision.startedAt - table.openedAt;
	writeSeats(state, table);
	const { choice, commitment, nextFirst } = table.rounds;
	state.commitment = commitment;
	state.nextFirst = nextFirst ?? -1;
	state.chooser = choice?.seat ?? -1;
	state.chooseBy = choice === null ? 0 : choice.endsAt - table.openedAt;
	if (play === null) clearView(state);
	else writeView(state, play.gameId, play.view("spectator").table);
	state.delayed = play?.dealt.delayed ?? false;
	const isOver = play !== null && table.phase === "over";
	state.result = isOver
		? JSON.stringify({ outcome: play.outcome, hands: play.hands, id: play.dealt.id, proof: play.dealt.proof })
		: "";
}

/** How many of those who watch are named. */
const namedGuests = 40;

function writeGuests(state: TableState, watching: readonly Person[], guests: Guests): void {
	const named = new Map(
		watching.slice(0, namedGuests).map(({ id, profile }) => [String(guests.numberOf(id)), profile]),
	);
	for (const key of Array.from(state.guests.keys())) if (!named.has(key)) state.guests.delete(key);
	for (const [key, { name, picture, tone }] of named) {
		const shown = state.guests.get(key) ?? new GuestState();
		shown.name = name;
		shown.picture = picture;
		shown.tone = tone;
		if (!state.guests.has(key)) state.guests.set(key, shown);
	}
}

function writeSeats(state: TableState, { company: { chairs, guests }, scores }: Table): void {
	for (const key of Array.from(state.seats.keys())) if (Number(key) >= chairs.length) state.seats.delete(key);
	for (const [seat, chair] of chairs.entries()) {
		const { player, computer, profile, presence, ready, votes, open } = chair;
		const { played, wins, losses } = scores.of(chair);
		const key = String(seat);
		const shown = state.seats.get(key) ?? new SeatState();
		shown.name = profile.name;
		shown.picture = profile.picture;
		shown.tone = profile.tone;
		shown.computer = computer ?? "";
		shown.guest = player === null ? 0 : guests.numberOf(player);
		shown.presence = presence;
		shown.open = open;
		shown.ready = ready;
		shown.played = played;
		shown.wins = wins;
		shown.losses = losses;
		shown.votes = Object.keys(votes).length === 0 ? "" : JSON.stringify(votes);
		if (!state.seats.has(key)) state.seats.set(key, shown);
	}
}
