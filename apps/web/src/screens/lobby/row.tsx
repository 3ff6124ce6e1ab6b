import type { LobbyRow } from "@fibbers/protocol";
import { useLocation } from "preact-iso";
import { sitOnArrival } from "../../session/here.ts";
import type { TableSettings } from "../../session/tables.ts";
import { t } from "../../text/index.ts";
import { lobby } from "../../text/lobby.ts";
import { language } from "../../text/spoken.ts";
import { Btn } from "../../ui/button.tsx";
import { Coaster } from "../../ui/coaster.tsx";
import { shortOptions } from "../option-words.ts";
import { noteOf } from "./note.ts";

export interface RowProps {
	readonly row: LobbyRow;
	/** Where it lies in the list: a press that was meant for the row before in this place does not count. */
	readonly place: number;
	readonly isGone: boolean;
	/** Whether I am at this table, in another tab. */
	readonly isMine: boolean;
	/** Whether a friend plays there who may be watched. */
	readonly isFriends: boolean;
	/** Epoch ms. */
	readonly now: number;
}

type Way = "sit" | "watch" | "back" | null;

function wayIn({ row: { phase, free, locked, watch }, isGone, isMine, isFriends }: RowProps): Way {
	if (isGone) return null;
	if (isMine) return "back";
	if (locked) return null;
	if (phase !== "playing" && free > 0) return "sit";
	return watch === "all" || (watch === "friends" && isFriends) ? "watch" : null;
}

/** One table of the list. */
export function Row(props: RowProps) {
	const { row, place, isGone, isMine, now } = props;
	const { route } = useLocation();
	const text = lobby.row;
	const way = wayIn(props);
	const game = t.games[row.game].title;
	const people = text.people(row.seats.map((seat) => seat?.name ?? text.somebody));
	const go = (): void => {
		if (way === "sit") sitOnArrival(row.code);
		route(`/t/${row.code}`);
	};
	return (
		<li data-game={row.game} data-gone={isGone || undefined}>
			<span class="spine" />
			<span class="what">{game}</span>
			<span class="opts">{optionsOf(row).join(" · ")}</span>
			<span class="people">
				<Seats row={row} />
				<span class="vh">{people}</span>
				<em>{isGone ? text.gone : isMine ? text.youSit : noteOf(row, now)}</em>
			</span>
			{way !== null && (
				<Btn
					look={way === "sit" ? "small" : "small plain"}
					answers={`${place} ${way}`}
					label={{ sit: text.sitDownAt, watch: text.watchAt, back: () => text.back }[way](game, people)}
					onPress={go}
				>
					{{ sit: text.sitDown, watch: text.watch, back: text.back }[way]}
				</Btn>
			)}
		</li>
	);
}

const optionsOf = ({ game, options, turnMs, round, phase, language: spoken }: LobbyRow): string[] => [
	...shortOptions(game, options as TableSettings["options"]).slice(0, round > 1 ? 1 : 2),
	...(phase !== "open" && round > 1 ? [lobby.row.round(round)] : []),
	lobby.row.turn(turnMs),
	...(spoken === language.value ? [] : [lobby.tables.language(spoken)]),
];

function Seats({ row: { seats, capacity } }: Pick<RowProps, "row">) {
	const empty = Math.max(0, capacity - seats.length);
	return (
		<span class="chairs" aria-hidden="true">
			{seats.map((seat, i) =>
				seat === null ? (
					<i key={i} class="free taken" />
				) : (
					<Coaster key={i} picture={seat.picture} tone={seat.tone} size="xs" light={seat.computer ? "off" : "on"} />
				),
			)}
			{Array.from({ length: empty }, (_, i) => (
				<i key={`free ${i}`} class="free" />
			))}
		</span>
	);
}
