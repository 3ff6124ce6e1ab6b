import { games } from "@fibbers/rules";
import { useNow } from "../games/parts/clock.ts";
import { whoIs } from "../games/parts/who.ts";
import type { TableMoment } from "../session/table-store.ts";
import { t } from "../text/index.ts";

/** Who moves first in the next game, or who may say so and for how long. */
export function WhoStarts({ moment }: { readonly moment: TableMoment }) {
	const { game, info, seat } = moment;
	const who = whoIs(info.seats, seat);
	if (info.choice !== null) {
		const chooser = who(info.choice.seat);
		return (
			<>
				<b>{chooser.you ? t.choice.prompt : t.choice.pending(chooser)}</b> <Countdown endsAt={info.choice.endsAt} />{" "}
				{chooser.you && t.choice.silence}
			</>
		);
	}
	if (info.nextFirst < 0) return null;
	const first = who(info.nextFirst);
	if (info.result === null || games[game].nextFirst !== "left-of-loser") return <b>{t.over.starts(first)}</b>;
	const dealer = games[game].loser(info.result.outcome as never);
	return <b>{dealer === info.nextFirst ? t.over.starts(first) : t.over.deals(who(dealer), first)}</b>;
}

/** Not read out: a voice that counts would say nothing else. */
function Countdown({ endsAt }: { readonly endsAt: number }) {
	const left = Math.max(0, Math.ceil((endsAt - useNow()) / 1000));
	return (
		<span class="num" aria-hidden="true">
			{t.choice.left(left)}
		</span>
	);
}
