import type { ComponentChild, FunctionComponent } from "preact";
import { useEffect, useRef, useState } from "preact/hooks";
import type { GameProps, Reply } from "../games/game-screen.ts";
import { useGameScreen } from "../games/use-game-screen.ts";
import { Coach } from "../guide/coach.tsx";
import { lastGame } from "../session/last-game.ts";
import { me } from "../session/me.ts";
import type { TableMoment, TableStore } from "../session/table-store.ts";
import { spacedCode } from "../session/tables.ts";
import { t } from "../text/index.ts";
import { Agreed } from "./agreed.tsx";
import { Dialog } from "./dialog.tsx";
import { Invite } from "./invite.tsx";
import { Message } from "./message.tsx";
import { NextGame } from "./next-game.tsx";
import { refusal } from "./refusal.ts";
import { Scores } from "./scores.tsx";
import { TableBar } from "./table-bar.tsx";
import { TableOpen } from "./table-open.tsx";
import { useTitle } from "./use-title.ts";

interface TableProps {
	readonly store: TableStore;
	readonly moment: TableMoment;
	readonly online: boolean;
	readonly onLeft: () => void;
}

type AnyGame = GameProps<object, object, object, object>;

/** How long leaving waits for the table to hear of it. */
const farewellMs = 1_000;

/** A table that is there: open, playing, or over. */
export function TableAtWork({ store, moment, online, onLeft }: TableProps) {
	const { game, info, seat, table } = moment;
	const [dialog, setDialog] = useState<"invite" | "leave" | null>(null);
	const [refused, setRefused] = useState("");
	useTitle(`${t.games[game].title} ${spacedCode(info.code)}`);
	useNewName(store);
	const playing = info.phase === "playing" && seat !== null ? game : null;
	useEffect(() => {
		if (playing !== null) lastGame.value = playing;
	}, [playing]);

	const act = async (command: string, body?: object): Promise<Reply> => {
		const reply = await store.act(command, body);
		setRefused(reply.done || reply.reason === "busy" ? "" : refusal(reply.reason));
		return reply;
	};
	const leave = async (): Promise<void> => {
		if (info.phase === "playing" && seat !== null)
			await Promise.race([store.act("stand"), new Promise((resolve) => setTimeout(resolve, farewellMs))]);
		onLeft();
	};
	const mustAsk = info.phase === "playing" && seat !== null && info.seats[seat]?.presence === "here";
	const bar = (
		<TableBar
			moment={moment}
			onInvite={() => setDialog("invite")}
			onLeave={() => (mustAsk ? setDialog("leave") : void leave())}
		/>
	);
	const props: AnyGame | null = table && {
		info,
		table,
		own: moment.own,
		seat,
		events: moment.events,
		online,
		send: (move) => store.send(move),
		waitingForNext: moment.waitingForNext,
		act: (command) => act(command, command === "ready" ? { ready: true } : {}),
	};
	return (
		<>
			{!online && <Strip>{seat === null ? t.table.offlineWatching : t.table.offline}</Strip>}
			{online && info.stalled && <Strip>{t.table.stalled}</Strip>}
			<Phase {...{ moment, bar, props, act, refused }} />
			{dialog === "invite" && (
				<Dialog heading={t.invite.heading} onClose={() => setDialog(null)}>
					<Invite code={info.code} game={game} />
				</Dialog>
			)}
			{dialog === "leave" && (
				<Dialog heading={t.table.leaving.heading} onClose={() => setDialog(null)}>
					<p>{t.table.leaving.text(spacedCode(info.code))}</p>
					<div class="buttons">
						<button type="button" class="btn" onClick={() => void leave()}>
							{t.table.leaving.go}
						</button>
						<button type="button" class="btn plain" onClick={() => setDialog(null)}>
							{t.table.leaving.stay}
						</button>
					</div>
				</Dialog>
			)}
		</>
	);
}

const Strip = ({ children }: { readonly children: string }) => (
	<p class="strip" role="status">
		{children}
	</p>
);

interface ShownPhaseProps {
	readonly moment: TableMoment;
	readonly bar: ComponentChild;
	readonly props: AnyGame | null;
	readonly act: (command: string, body?: object) => Promise<Reply>;
	readonly refused: string;
}

const Phase: FunctionComponent<ShownPhaseProps> = ({ moment, bar, props, act, refused }) => {
	const { game, info } = moment;
	const screen = useGameScreen(game);
	const wide = useWide();
	if (info.phase === "open" || props === null)
		return (
			<div class="site">
				{bar}
				<TableOpen moment={moment} act={act} refused={refused} />
			</div>
		);
	if (screen === null) return <Message heading={t.games[game].title} text={t.loading} />;
	const { Board, Tray, Log, Over } = screen;
	if (info.phase === "over")
		return (
			<div data-game={game}>
				<div class="site">
					{bar}
					{!moment.settings.listed && <Coach game={game} props={props} />}
					<Over {...props} />
					<section class="after gives-away" aria-label={t.over.table}>
						<Scores seats={info.seats} seat={props.seat} />
						<Agreed moment={moment} act={act} />
					</section>
				</div>
				<NextGame moment={moment} act={act} refused={refused} />
			</div>
		);
	return (
		<div class="table" data-game={game}>
			{bar}
			<Board {...props} />
			<Tray {...props} />
			{!moment.settings.listed && <Coach game={game} props={props} />}
			{wide && (
				<aside class="side">
					<Log {...props} />
				</aside>
			)}
		</div>
	);
};

/** A name that was changed meanwhile is told to the table. */
function useNewName(store: TableStore): void {
	const profile = me.value;
	const told = useRef(profile);
	useEffect(() => {
		if (told.current !== null && told.current !== profile) void store.act("profile");
		told.current = profile;
	}, [profile, store]);
}

/** As in table.css: there is a side column. */
const wideQuery = "(width >= 900px) and (height >= 480px)";

function useWide(): boolean {
	const [wide, setWide] = useState(() => matchMedia(wideQuery).matches);
	useEffect(() => {
		const query = matchMedia(wideQuery);
		const follow = (): void => setWide(query.matches);
		query.addEventListener("change", follow);
		return () => query.removeEventListener("change", follow);
	}, []);
	return wide;
}
