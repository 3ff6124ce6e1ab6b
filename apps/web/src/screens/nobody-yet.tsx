import { levels } from "@fibbers/protocol/choices";
import { useRef } from "preact/hooks";
import { useNow } from "../games/parts/clock.ts";
import { pageNow } from "../session/clock.ts";
import { lastLevel } from "../session/last-level.ts";
import type { TableMoment } from "../session/table-store.ts";
import { atTable } from "../text/at-table.ts";
import { BarButtons } from "./bar-buttons.tsx";
import type { PhaseProps } from "./table-open.tsx";

/** How long a table waits for people before computers are offered, ms. */
const patienceMs = 20_000;

/** Whether the reader keeps an open table where nobody else sits. */
const isAlone = ({ info, seat, settings }: TableMoment): boolean =>
	settings.listed && info.round === 0 && seat !== null && seat === info.host && info.seats.length === 1;

/** Since when the reader waits alone, epoch ms; null where that is not so. A table that others have left waits anew. */
export function useAloneSince(moment: TableMoment): number | null {
	const hadCompany = useRef(false);
	const since = useRef<number | null>(null);
	if (moment.info.seats.length > 1) hadCompany.current = true;
	if (isAlone(moment)) since.current ??= hadCompany.current ? pageNow() : moment.info.openedAt;
	else since.current = null;
	return since.current;
}

interface NobodyYetProps extends Pick<PhaseProps, "act" | "refused"> {
	readonly since: number;
}

/** At such a table: what it waits for, and after a while computers instead. */
export function NobodyYet({ since, act, refused }: NobodyYetProps) {
	const left = Math.max(0, Math.ceil((since + patienceMs - useNow()) / 1000));
	const offers = left === 0;
	return (
		<>
			<p>
				<b>{atTable.waiting.heading}</b> {/* Not read out: a voice that counts would say nothing else. */}
				{!offers && (
					<span class="num" aria-hidden="true">
						{atTable.waiting.soon(left)}
					</span>
				)}
				<span role="status">{refused || (offers ? atTable.waiting.nobody : "")}</span>
			</p>
			{offers && (
				<BarButtons
					buttons={levels.map((level) => ({
						label: atTable.waiting.computers[level],
						look: level === lastLevel.value ? "act" : "plain",
						onPress: () => {
							lastLevel.value = level;
							return act("start", { fill: true, level });
						},
					}))}
				/>
			)}
		</>
	);
}
