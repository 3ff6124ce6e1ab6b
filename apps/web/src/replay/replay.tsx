import type { ComponentChildren } from "preact";
import { useState } from "preact/hooks";
import { CheckDeal } from "../fairness/check-deal.tsx";
import { useGameScreen } from "../games/use-game-screen.ts";
import { Message } from "../screens/message.tsx";
import { Pick } from "../screens/report/pick.tsx";
import { useTitle } from "../screens/use-title.ts";
import { t } from "../text/index.ts";
import { replay as text } from "../text/replay.ts";
import { Icon } from "../ui/icon.tsx";
import { AskHard } from "./ask-hard.tsx";
import { Controls } from "./controls.tsx";
import { GameReport } from "./game-report.tsx";
import { Hands } from "./hands.tsx";
import { type Eyes, propsAt } from "./moment.ts";
import { speeds } from "./pace.ts";
import type { Reel } from "./reel.ts";
import { saveRecord } from "./save.ts";
import { type Judge, useJudged } from "./use-judged.ts";
import { useReel } from "./use-reel.ts";
import "./replay.css";

interface ReplayProps {
	readonly reel: Reel;
	/** Where the reader sat. */
	readonly seat: number | null;
	readonly startedAt: number | null;
	readonly ending: "over" | "broken";
	readonly judge: Judge;
	/** What else can be done with this game. */
	readonly children?: ComponentChildren;
}

/** A game that is over: the board at every step, who lied, and all cards. */
export function Replay({ reel, seat, startedAt, ending, judge, children }: ReplayProps) {
	const screen = useGameScreen(reel.game);
	const { at, go, playing, speed, setSpeed, toggle } = useReel(reel);
	const judgement = useJudged(reel, judge);
	const [eyes, setEyes] = useState<Eyes>("all");
	const title = text.title(t.games[reel.game].title);
	useTitle(title);
	const props = propsAt(reel, at, eyes);
	if (screen === null || props === null) return <Message heading={title} text={t.loading} />;
	const { Board, Log, Over } = screen;
	const isOver = props.info.phase === "over";
	// The end of a game has a headline of its own.
	const Title = isOver ? "p" : "h1";
	return (
		<div class="site replay" data-game={reel.game}>
			<header class="bar">
				<a class="icon-btn" href={seat === null ? "/" : "/games"} aria-label={seat === null ? t.back : text.back}>
					<Icon name="back" />
				</a>
				<div class="title">
					<Title class="heading">{title}</Title>
					<span>{startedAt === null ? text.who(reel.names) : text.when(startedAt)}</span>
				</div>
				<div class="push">{children}</div>
			</header>
			<div class="replay-table">
				{isOver ? (
					<div class="ending">
						<Over key={String(eyes)} {...props} />
					</div>
				) : (
					<div class="stage">
						<Board key={String(eyes)} {...props} />
					</div>
				)}
				<aside class="replay-log" aria-label={text.log}>
					<Log {...props} />
				</aside>
				<Hands reel={reel} at={at} eyes={eyes} />
				<section class="replay-options" aria-label={text.options}>
					<Pick
						label={text.eyes.name}
						chosen={String(eyes)}
						choices={[
							["all", text.eyes.all],
							...reel.names.map((name, of) => [String(of), text.eyes.of(name)] as const),
						]}
						onPick={(value) => setEyes(value === "all" ? "all" : Number(value))}
					/>
					<Pick
						label={text.steps.speed}
						chosen={String(speed)}
						choices={speeds.map((each) => [String(each), text.steps.speeds[each] ?? ""] as const)}
						onPick={(value) => setSpeed(speeds.find((each) => String(each) === value) ?? 1)}
					/>
					<button type="button" class="btn small plain" onClick={() => saveRecord(reel, startedAt)}>
						{text.save}
					</button>
					{judge.when === "wanted" && <AskHard {...judgement} />}
					<p class="soft about">
						{text.who(reel.names)}. {ending === "broken" ? text.broken : null} {text.steps.keys}
					</p>
				</section>
				<Controls
					{...{ reel, at, playing, onStep: go, onPlay: toggle }}
					{...(judgement.state === "unasked" ? {} : { judged: judgement.list })}
				/>
			</div>
			<div class="replay-after">
				<GameReport reel={reel} seat={seat} judged={judgement.list} onStep={go} />
				<CheckDeal record={reel.record} names={reel.names} />
			</div>
		</div>
	);
}
