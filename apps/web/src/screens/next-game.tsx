import type { TableMoment } from "../session/table-store.ts";
import { t } from "../text/index.ts";
import { type BarButton, BarButtons, choosing } from "./bar-buttons.tsx";
import type { PhaseProps } from "./table-open.tsx";
import { WhoStarts } from "./who-starts.tsx";

/** Under the result: who starts next, who is ready, and my own say. */
export function NextGame({ moment, act, refused }: PhaseProps) {
	const choices = choosing(moment, act);
	return (
		<section class="next" aria-label={t.over.heading}>
			<div class="in gives-away">
				<p role="status">
					{refused || (
						<>
							<WhoStarts moment={moment} /> {company(moment)}
						</>
					)}
				</p>
				{replayOf(moment)}
				<BarButtons buttons={choices.length > 0 ? choices : buttonsOf({ moment, act, refused })} />
			</div>
		</section>
	);
}

/** Who sat in the game can see it again. */
const replayOf = ({ info: { result }, seat }: TableMoment) =>
	seat === null || result?.id === undefined ? null : (
		<a class="link" href={`/games/${result.id}`}>
			{t.over.replay}
		</a>
	);

function buttonsOf({ moment: { info, seat, waitingForNext }, act }: PhaseProps): readonly BarButton[] {
	const send = (label: string, look: "act" | "plain", command: string, body?: object): BarButton => ({
		label,
		look,
		onPress: () => act(command, body),
	});
	if (seat === null)
		return [waitingForNext ? send(t.over.getUp, "plain", "stand") : send(t.over.sitDown, "act", "sit")];
	const isHost = seat === info.host;
	if (info.seats[seat]?.ready)
		return [
			...(isHost ? [send(t.over.dealNow, "act", "start")] : []),
			send(t.over.notYet, "plain", "ready", { ready: false }),
		];
	return [
		send(t.over.next, "act", "ready", { ready: true }),
		...(isHost ? [send(t.over.other, "plain", "reopen")] : []),
	];
}

function company({ info, seat }: TableMoment): string {
	const ready = [...info.seats.entries()].filter(([, person]) => person.ready && !person.computer);
	const names = ready.map(([of, { name }]) => (of === seat ? t.you : name));
	return [names.length > 0 ? t.over.ready(names) : "", info.waiting > 0 ? t.over.waiting(info.waiting) : ""].join(" ");
}
