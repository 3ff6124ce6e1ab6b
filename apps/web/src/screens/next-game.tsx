import { games } from "@fibbers/rules";
import type { TableMoment } from "../session/table-store.ts";
import { t } from "../text/index.ts";
import type { PhaseProps } from "./table-open.tsx";

/** Under the result: who deals next, who is ready, and my own say. */
export function NextGame({ moment, act, refused }: PhaseProps) {
	const { info, seat, waitingForNext } = moment;
	const ready = seat !== null && info.seats[seat]?.ready === true;
	const isHost = seat !== null && seat === info.host;
	return (
		<section class="next" aria-label={t.over.heading}>
			<div class="in">
				<p role="status">{refused || <Sentence moment={moment} />}</p>
				{seat !== null && !ready && (
					<button type="button" class="btn" onClick={() => void act("ready", { ready: true })}>
						{t.over.next}
					</button>
				)}
				{ready && isHost && (
					<button type="button" class="btn" onClick={() => void act("start")}>
						{t.over.dealNow}
					</button>
				)}
				{ready && (
					<button type="button" class="btn plain" onClick={() => void act("ready", { ready: false })}>
						{t.over.notYet}
					</button>
				)}
				{isHost && !ready && (
					<button type="button" class="btn plain" onClick={() => void act("reopen")}>
						{t.over.change}
					</button>
				)}
				{seat === null && !waitingForNext && (
					<button type="button" class="btn" onClick={() => void act("sit")}>
						{t.over.sitDown}
					</button>
				)}
				{seat === null && waitingForNext && (
					<button type="button" class="btn plain" onClick={() => void act("stand")}>
						{t.over.getUp}
					</button>
				)}
			</div>
		</section>
	);
}

function Sentence({ moment }: { readonly moment: TableMoment }) {
	const { game, info, seat } = moment;
	const nameOf = (of: number): string => (of === seat ? t.you : (info.seats[of]?.name ?? ""));
	const ready = [...info.seats.keys()].filter((of) => info.seats[of]?.ready && !info.seats[of]?.computer).map(nameOf);
	const dealer = info.result === null ? null : games[game].loser(info.result.outcome as never);
	// Who goes away gives up the chair, so the one who starts is certain only while all stay.
	const allStay = info.seats.every(({ computer, presence }) => computer || presence !== "away");
	return (
		<>
			{dealer !== null && (
				<b>
					{allStay
						? t.over.deals(nameOf(dealer), nameOf((dealer + 1) % info.seats.length))
						: t.over.dealsOnly(nameOf(dealer))}
				</b>
			)}{" "}
			{ready.length > 0 && t.over.ready(ready)} {info.waiting > 0 && t.over.waiting(info.waiting)}
		</>
	);
}
