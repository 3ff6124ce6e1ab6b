import type { TableState } from "@fibbers/protocol";
import { readView } from "@fibbers/protocol/client";
import type { GameId } from "@fibbers/rules";
import type { Guest, Person, TableInfo } from "../games/game-screen.ts";
import type { TableMoment } from "./table-store.ts";
import type { TableSettings } from "./tables.ts";

/** What everybody is told of a table. */
export type Public = Pick<TableMoment, "game" | "settings" | "table"> & { readonly info: TableInfo };

/** The public state in the page's own words; times are moved to this device's clock. */
export function publicPart(state: TableState, clockAheadMs: number): Public {
	return {
		game: state.game as GameId,
		table: readView(state),
		settings: {
			options: JSON.parse(state.options),
			seats: state.capacity,
			turnMs: state.turnMs,
			doubtMs: state.doubtMs,
			listed: state.listed,
			watch: state.watch as TableSettings["watch"],
			language: state.language,
			filter: state.filter,
			level: state.level as TableSettings["level"],
		},
		info: {
			code: state.code,
			phase: state.phase as TableInfo["phase"],
			seats: peopleOf(state),
			host: state.host,
			openedAt: state.openedAt - clockAheadMs,
			watchers: state.watchers,
			guests: guestsOf(state),
			locked: state.locked,
			delayed: state.delayed,
			waiting: state.waiting,
			round: state.round,
			doubtMs: state.doubtMs,
			turnMs: state.turnMs,
			actor: state.actor,
			decisionAt: state.openedAt + state.decisionAt - clockAheadMs,
			version: state.version,
			stalled: state.stalled,
			commitment: state.commitment,
			nextFirst: state.nextFirst,
			choice:
				state.chooser < 0 ? null : { seat: state.chooser, endsAt: state.openedAt + state.chooseBy - clockAheadMs },
			result: state.result === "" ? null : JSON.parse(state.result),
		},
	};
}

function peopleOf(state: TableState): Person[] {
	const people: Person[] = [];
	for (let seat = 0; ; seat++) {
		const found = state.seats.get(String(seat));
		if (found === undefined) return people;
		const { name, picture, tone, computer, guest, presence, ready, played, wins, losses, votes, open } = found;
		people.push({
			name,
			picture,
			tone,
			computer: computer !== "",
			guest,
			presence: presence as Person["presence"],
			ready,
			score: { played, wins, losses },
			votes: votes === "" ? {} : JSON.parse(votes),
			open,
		});
	}
}

const guestsOf = ({ guests }: TableState): readonly Guest[] =>
	[...guests.entries()].map(([guest, { name, picture, tone }]) => ({ guest: Number(guest), name, picture, tone }));
