import type { ComponentChildren } from "preact";
import { useState } from "preact/hooks";
import { CheckDeal } from "../fairness/check-deal.tsx";
import { useGameScreen } from "../games/use-game-screen.ts";
import { Message } from "../screens/message.tsx";
import { SiteBar } from "../screens/site-bar.tsx";
import { useTitle } from "../screens/use-title.ts";
import { replay as text } from "../text/en/replay.ts";
import { t } from "../text/index.ts";
import { Controls } from "./controls.tsx";
import { GameReport } from "./game-report.tsx";
import { Hands } from "./hands.tsx";
import { type Eyes, propsAt } from "./moment.ts";
import type { Reel } from "./reel.ts";
import { saveRecord } from "./save.ts";
import { useReel } from "./use-reel.ts";
import "./replay.css";

interface ReplayProps {
	readonly reel: Reel;
	/** Where the reader sat. */
	readonly seat: number | null;
	readonly startedAt: number | null;
	readonly ending: "over" | "broken";
	/** What else can be done with this game. */
	readonly children?: ComponentChildren;
}

/** A game that is over: the board at every step, who lied, and all cards. */
export function Replay({ reel, seat, startedAt, ending, children }: ReplayProps) {
	const screen = useGameScreen(reel.game);
	const { at, go, playing, speed, setSpeed, toggle } = useReel(reel);
	const [eyes, setEyes] = useState<Eyes>("all");
	const title = text.title(t.games[reel.game].title);
	useTitle(title);
	const props = propsAt(reel, at, eyes);
	if (screen === null || props === null) return <Message heading={title} text={t.loading} />;
	const { Board, Log } = screen;
	return (
		<div class="site replay" data-game={reel.game}>
			<SiteBar />
			<header class="replay-head">
				<div>
					<h1>{title}</h1>
					<p class="soft">
						{startedAt === null ? null : `${text.when(startedAt)} · `}
						{text.who(reel.names)}
						{ending === "broken" ? ` · ${text.broken}` : null}
					</p>
				</div>
				<div class="buttons">
					{children}
					<button type="button" class="btn small plain" onClick={() => saveRecord(reel, startedAt)}>
						{text.save}
					</button>
				</div>
			</header>
			<label class="eyes-choice">
				<span>{text.eyes.name}</span>
				<select value={String(eyes)} onChange={(event) => setEyes(eyesOf(event.currentTarget.value))}>
					<option value="all">{text.eyes.all}</option>
					{reel.names.map((name, of) => (
						<option key={of} value={String(of)}>
							{text.eyes.of(name)}
						</option>
					))}
				</select>
			</label>
			<div class="replay-table">
				<div class="stage">
					<Board key={String(eyes)} {...props} />
				</div>
				<aside class="replay-log">
					<Log {...props} />
				</aside>
				<Controls {...{ reel, at, playing, speed, onStep: go, onPlay: toggle, onSpeed: setSpeed }} />
				<Hands reel={reel} at={at} eyes={eyes} />
			</div>
			<GameReport reel={reel} seat={seat} />
			<CheckDeal record={reel.record} names={reel.names} />
		</div>
	);
}

const eyesOf = (value: string): Eyes => (value === "all" ? "all" : Number(value));
