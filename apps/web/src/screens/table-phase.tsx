import type { Reply as HintReply } from "@fibbers/protocol";
import type { ComponentChild } from "preact";
import { useState } from "preact/hooks";
import type { GameProps, Reply } from "../games/game-screen.ts";
import { useGameScreen } from "../games/use-game-screen.ts";
import { Coach } from "../guide/coach.tsx";
import { isPractice } from "../guide/guiding.ts";
import type { DelayedGame } from "../session/delayed-game.ts";
import type { TableMoment } from "../session/table-store.ts";
import type { TableTalk } from "../session/table-talk.ts";
import { Chat } from "../talk/chat.ts";
import type { ChatSheet } from "../talk/use-chat.ts";
import { t } from "../text/index.ts";
import { heard } from "../text/spoken.ts";
import { later } from "../ui/later.tsx";
import { BetweenGames } from "./between-games.tsx";
import { Message } from "./message.tsx";
import { Hint } from "./on-demand.ts";
import { useWide } from "./use-wide.ts";
import { WatcherExtra } from "./watcher-extra.tsx";

/** The game minutes ago, with all hands; fetched for those who may see it. */
const Delayed = later(() => heard(import("../replay/delayed-view.tsx")).then(({ DelayedView }) => DelayedView));

export type AnyGame = GameProps<object, object, object, object>;

interface ShownPhaseProps {
	readonly talk: TableTalk;
	readonly delayed: DelayedGame;
	readonly moment: TableMoment;
	readonly bar: ComponentChild;
	/** What the game's screen is told; null while nothing has been dealt. */
	readonly props: AnyGame | null;
	readonly act: (command: string, body?: object) => Promise<Reply>;
	readonly refused: string;
	/** Asks what the strongest computer would do; null until the rest of the page has come. */
	readonly hint: (() => Promise<HintReply>) | null;
	/** Where the talk lies over the page. */
	readonly sheet: ChatSheet;
}

/** The table before a game, in a game, and after one. */
export function Phase({ talk, delayed, moment, bar, props, act, refused, hint, sheet }: ShownPhaseProps) {
	const { game, info, seat } = moment;
	const screen = useGameScreen(game);
	const wide = useWide();
	const [shown, setShown] = useState<"hint" | "nothing">("nothing");
	const chat = { talk, phase: info.phase, seat, watchers: info.watchers } as const;
	const over = sheet.isOpen && (
		<div class={info.phase === "playing" ? "sheet chat-sheet" : "chat-sheet over-page"}>
			<Chat {...chat} onClose={sheet.close} />
		</div>
	);
	if (info.phase === "open" || props === null)
		return (
			<BetweenGames game={game}>
				{({ TableOpen }) => (
					<div class="site">
						{bar}
						<TableOpen moment={moment} act={act} refused={refused} chat={wide && <Chat {...chat} />} />
						{over}
					</div>
				)}
			</BetweenGames>
		);
	if (screen === null) return <Message heading={t.games[game].title} text={t.loading} />;
	const { Board, Tray, Log, Over } = screen;
	if (info.phase === "over")
		return (
			<BetweenGames game={game}>
				{({ TableOver }) => (
					<TableOver {...{ moment, bar, act, refused }} coach={<Coach game={game} props={props} />} sheet={over}>
						<Over {...props} />
					</TableOver>
				)}
			</BetweenGames>
		);
	if (delayed.on.value) return <Delayed delayed={delayed} moment={moment} />;
	return (
		<div class="table" data-game={game}>
			{bar}
			<Board {...props} />
			<Tray {...props} />
			<WatcherExtra moment={moment} delayed={delayed} />
			{!moment.settings.listed && shown === "nothing" && <Coach game={game} props={props} />}
			{hint !== null && seat !== null && isPractice(info, seat) && (
				<Hint game={game} props={props} seat={seat} ask={hint} onShown={setShown} />
			)}
			{wide && (
				<aside class="side">
					<Log {...props} />
					<Chat {...chat} />
				</aside>
			)}
			{over}
		</div>
	);
}
