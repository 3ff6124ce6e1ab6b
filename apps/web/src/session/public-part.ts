import type { TableState } from "@fibbers/protocol";
import { computerNames } from "@fibbers/protocol/choices";
import type { GameId } from "@fibbers/rules";
import type { Person, TableInfo } from "../games/game-screen.ts";
import type { TableMoment } from "./table-store.ts";
import type { TableSettings } from "./tables.ts";

/** What everybody is told of a table. */
type Public = Pick<TableMoment, "game" | "settings" | "table"> & { readonly info: TableInfo };

/** The public state in the page's own words; times are moved to this device's clock. */
export function publicPart(state: TableState, clockAheadMs: number): Public {
	return {
		game: state.game as GameId,
		table: state.view,
		settings: {
			options: state.options as TableSettings["options"],
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
			phase: state.phase,
			seats: peopleOf(state),
			host: state.host,
			openedAt: state.openedAt - clockAheadMs,
			watchers: state.watchers,
			guests: state.guests,
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
			result: state.result as TableInfo["result"],
		},
	};
}

const peopleOf = ({ seats }: TableState): Person[] =>
	seats.map(({ computer, played, wins, losses, ...seat }) => ({
		...seat,
		computer: computerNames.find((name) => name === computer) ?? null,
		score: { played, wins, losses },
	}));
