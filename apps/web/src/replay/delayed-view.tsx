import { useMemo, useState } from "preact/hooks";
import { useGameScreen } from "../games/use-game-screen.ts";
import type { DelayedGame } from "../session/delayed-game.ts";
import type { TableMoment } from "../session/table-store.ts";
import { atTable } from "../text/at-table.ts";
import { t } from "../text/index.ts";
import { replay as text } from "../text/replay.ts";
import { Icon } from "../ui/icon.tsx";
import { Controls } from "./controls.tsx";
import { Hands } from "./hands.tsx";
import { propsAt } from "./moment.ts";
import { type Reel, reelOf } from "./reel.ts";
import "./replay.css";

interface DelayedProps {
	readonly delayed: DelayedGame;
	/** The table as it is now: it says who sits where. */
	readonly moment: TableMoment;
}

/** For a watcher, where everybody agreed: the game with all hands, as it stood minutes ago. */
export function DelayedView({ delayed, moment }: DelayedProps) {
	const { game, info } = moment;
	const record = delayed.record.value;
	const reel = useMemo(() => {
		const read = record && reelOf(record, text.nameless);
		return read?.ok ? read.value : null;
	}, [record]);
	const toLive = (): void => void delayed.watch(false);
	return (
		<div class="site replay" data-game={game}>
			<header class="bar">
				<button type="button" class="icon-btn" aria-label={atTable.openHands.live} onClick={toLive}>
					<Icon name="back" />
				</button>
				<div class="title">
					<h1 class="heading">{atTable.openHands.heading}</h1>
					<span>{t.games[game].title}</span>
				</div>
			</header>
			<div class="late-note">
				<p role="status">{reel === null ? atTable.openHands.waiting : atTable.openHands.text}</p>
				<button type="button" class="btn small plain" onClick={toLive}>
					{atTable.openHands.live}
				</button>
			</div>
			{reel !== null && <Late reel={reel} seats={info.seats} />}
		</div>
	);
}

interface LateProps {
	readonly reel: Reel;
	readonly seats: TableMoment["info"]["seats"];
}

/** The newest step there is, until somebody steps back. */
function Late({ reel, seats }: LateProps) {
	const last = reel.steps.length - 1;
	const [chosen, setChosen] = useState<number | null>(null);
	const at = Math.min(chosen ?? last, last);
	const screen = useGameScreen(reel.game);
	const props = propsAt(reel, at, "all");
	if (screen === null || props === null) return <p>{t.loading}</p>;
	const { Board, Log } = screen;
	const people = props.info.seats.map((person, seat) => {
		const { name, picture, tone } = seats[seat] ?? person;
		return { ...person, name, picture, tone };
	});
	const shown = { ...props, info: { ...props.info, seats: people } };
	return (
		<div class="replay-table">
			<div class="stage">
				<Board {...shown} />
			</div>
			<aside class="replay-log" aria-label={text.log}>
				<Log {...shown} />
			</aside>
			<Hands reel={reel} at={at} eyes="all" people={people} />
			<Controls
				reel={reel}
				at={at}
				playing={chosen === null}
				onStep={(step) => setChosen(step === last ? null : step)}
				onPlay={() => setChosen(chosen === null ? at : null)}
			/>
		</div>
	);
}
