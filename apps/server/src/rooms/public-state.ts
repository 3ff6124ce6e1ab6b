import type { GuestState, SeatState, TableState } from "@fibbers/protocol";
import type { Person } from "../table/chair.ts";
import type { TableMemo } from "../table/story.ts";
import type { Table } from "../table/table.ts";

/** How many of those who watch are named. */
const namedGuests = 40;

/**
 * What everybody at the table sees. The game's part is its spectator view, and nothing else.
 * `before` is what was shown last, null if nothing was.
 */
export function publicState(table: Table, before: Pick<TableState, "decisionAt"> | null = null): TableState {
	const { decision, play } = table;
	return {
		...surroundings(table),
		version: table.version,
		stalled: false,
		actor: decision.actor ?? -1,
		decisionAt: decision.actor === null ? (before?.decisionAt ?? 0) : decision.startedAt - table.openedAt,
		commitment: table.rounds.commitment,
		result: resultOf(table),
		view: play?.view("spectator").table ?? null,
	};
}

type Surroundings = Omit<TableState, "version" | "stalled" | "actor" | "decisionAt" | "commitment" | "result" | "view">;

/** What each table was surrounded by, and what that was read from. */
const last = new WeakMap<
	Table,
	{ readonly memo: TableMemo | null; readonly watching: readonly Person[]; readonly is: Surroundings }
>();

/** All that a move leaves as it is. */
function surroundings(table: Table): Surroundings {
	const { publishedMemo: memo, company } = table;
	const { watching } = company;
	const known = last.get(table);
	if (known?.memo === memo && known?.watching === watching) return known.is;
	const is = surroundingsAnew(table);
	last.set(table, { memo, watching, is });
	return is;
}

function surroundingsAnew(table: Table): Surroundings {
	const { agreed: settings, company } = table;
	const { choice, nextFirst } = table.rounds;
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
		openedAt: table.openedAt,
		seats: seatsOf(table),
		nextFirst: nextFirst ?? -1,
		chooser: choice?.seat ?? -1,
		chooseBy: choice === null ? 0 : choice.endsAt - table.openedAt,
		delayed: table.play?.dealt.delayed ?? false,
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

const seatsOf = ({ company: { chairs, guests }, scores }: Table): SeatState[] =>
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
