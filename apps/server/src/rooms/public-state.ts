import type { GuestState, SeatState, TableState } from "@fibbers/protocol";
import type { Chair } from "../table/chair.ts";
import type { Scores } from "../table/scores.ts";
import type { Table } from "../table/table.ts";

/** How many of those who watch are named. */
const namedGuests = 40;

/**
 * What everybody at the table sees. The game's part is its spectator view, and nothing else.
 * `before` is what was shown last, null if nothing was.
 */
export function publicState(table: Table, before: Pick<TableState, "decisionAt"> | null = null): TableState {
	const { agreed: settings, company, decision, play } = table;
	const { choice, commitment, nextFirst } = table.rounds;
	return {
		code: table.code,
		phase: table.phase,
		game: settings.game,
		options: settings.options,
		capacity: settings.seats,
		listed: settings.listed,
		watch: settings.watch,
		language: settings.language,
		filter: settings.filter,
		level: settings.level,
		turnMs: settings.turnMs,
		doubtMs: settings.doubtMs,
		host: company.findHost() ?? -1,
		locked: table.door.isLocked,
		watchers: company.watching.length,
		guests: guestsOf(table),
		waiting: company.waitingCount,
		round: table.round,
		version: table.version,
		stalled: false,
		openedAt: table.openedAt,
		actor: decision.actor ?? -1,
		decisionAt: decision.actor === null ? (before?.decisionAt ?? 0) : decision.startedAt - table.openedAt,
		seats: seatsOf(table),
		commitment,
		nextFirst: nextFirst ?? -1,
		chooser: choice?.seat ?? -1,
		chooseBy: choice === null ? 0 : choice.endsAt - table.openedAt,
		delayed: play?.dealt.delayed ?? false,
		result: resultOf(table),
		view: play?.view("spectator").table ?? null,
	};
}

const resultOf = ({ play, phase }: Table): TableState["result"] => {
	const outcome = phase === "over" && play !== null ? play.outcome : null;
	if (play === null || outcome === null) return null;
	return { outcome, hands: play.hands, id: play.dealt.id, proof: play.dealt.proof };
};

const guestsOf = ({ company: { watching, guests } }: Table): GuestState[] =>
	watching
		.slice(0, namedGuests)
		.map(({ id, profile: { name, picture, tone } }) => ({ guest: guests.numberOf(id), name, picture, tone }));

/** A move leaves chairs and scores as they are. */
const lastSeats = new WeakMap<readonly Chair[], { readonly scores: Scores["all"]; readonly seats: SeatState[] }>();

function seatsOf(table: Table): SeatState[] {
	const { company, scores } = table;
	const last = lastSeats.get(company.chairs);
	if (last?.scores === scores.all) return last.seats;
	const seats = seatsAnew(table);
	lastSeats.set(company.chairs, { scores: scores.all, seats });
	return seats;
}

const seatsAnew = ({ company: { chairs, guests }, scores }: Table): SeatState[] =>
	chairs.map((chair) => {
		const { player, computer, profile, presence, ready, votes, open } = chair;
		const { played, wins, losses } = scores.of(chair);
		return {
			name: profile.name,
			picture: profile.picture,
			tone: profile.tone,
			computer: computer ?? "",
			guest: player === null ? 0 : guests.numberOf(player),
			presence,
			ready,
			played,
			wins,
			losses,
			votes,
			open,
		};
	});
