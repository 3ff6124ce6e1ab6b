import { useEffect, useRef, useState } from "preact/hooks";
import type { Reply } from "../games/game-screen.ts";
import { lastGame } from "../session/last-game.ts";
import { me } from "../session/me.ts";
import type { TableMoment, TableStore } from "../session/table-store.ts";
import { spacedCode } from "../session/tables.ts";
import { Chat } from "../talk/chat.ts";
import { ChatButton } from "../talk/chat-button.tsx";
import { useChat } from "../talk/use-chat.ts";
import { atTable } from "../text/at-table.ts";
import { t } from "../text/index.ts";
import { fetchBetween } from "./between-games.tsx";
import { Dialog } from "./dialog.tsx";
import { whenIdle } from "./idle.ts";
import { Invite, SettingsForm } from "./on-demand.ts";
import { People } from "./people/people.ts";
import { refusal } from "./refusal.ts";
import { TableBar } from "./table-bar.tsx";
import { type AnyGame, Phase } from "./table-phase.tsx";
import { useHere } from "./use-here.ts";
import { useTitle } from "./use-title.ts";
import { useWide } from "./use-wide.ts";

interface TableProps {
	readonly store: TableStore;
	readonly moment: TableMoment;
	readonly online: boolean;
	readonly onLeft: () => void;
}

/** How long leaving waits for the table to hear of it. */
const farewellMs = 1_000;

/** How long cards move when they are dealt, ms. */
const dealMs = 1_000;

/** When a hint is offered, ms after the cards: what else a table needs is fetched first. */
const hintMs = 2_000;

/** When the cards are there, what a press may ask for next. What fails to come is fetched again when it is needed. */
function fetchRest(): void {
	fetchBetween().catch(() => {});
	for (const part of [Chat, People, Invite, SettingsForm]) part.ahead();
}

/** A table that is there: open, playing, or over. */
export function TableAtWork({ store, moment, online, onLeft }: TableProps) {
	const { game, info, seat, table } = moment;
	const [dialog, setDialog] = useState<"invite" | "leave" | "people" | null>(null);
	const isBeside = useWide() && info.phase !== "over";
	const sheet = useChat(store.talk, isBeside ? "beside" : "over");
	const [refused, setRefused] = useState("");
	useTitle(`${t.games[game].title} ${spacedCode(info.code)}`);
	useNewName(store);
	const playing = info.phase === "playing" && seat !== null ? game : null;
	useEffect(() => {
		if (playing !== null) lastGame.value = playing;
	}, [playing]);

	const hasCards = table !== null;
	const [isSettled, setSettled] = useState(false);
	useEffect(() => {
		if (!hasCards) return undefined;
		let stop = (): void => clearTimeout(timer);
		const timer = setTimeout(() => {
			stop = whenIdle(fetchRest);
		}, dealMs);
		return () => stop();
	}, [hasCards]);
	useEffect(() => {
		if (!hasCards) return undefined;
		const timer = setTimeout(() => setSettled(true), hintMs);
		return () => clearTimeout(timer);
	}, [hasCards]);

	const act = async (command: string, body?: object): Promise<Reply> => {
		const reply = await store.act(command, body);
		setRefused(reply.done || reply.reason === "busy" ? "" : refusal(reply.reason));
		return reply;
	};
	const mustAsk = info.phase === "playing" && seat !== null;
	const farewell = async (): Promise<void> => {
		if (mustAsk) await Promise.race([store.act("stand"), new Promise((resolve) => setTimeout(resolve, farewellMs))]);
	};
	const leave = async (): Promise<void> => {
		await farewell();
		onLeft();
	};
	useHere({ code: info.code, seat, isPlaying: mustAsk, farewell, sit: () => void act("sit") });
	const bar = (
		<TableBar
			moment={moment}
			act={act}
			chat={<ChatButton talk={store.talk} sheet={sheet} />}
			onPeople={() => setDialog("people")}
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
			<Phase
				{...{ moment, bar, props, act, refused, sheet }}
				talk={store.talk}
				delayed={store.delayed}
				hint={isSettled ? () => store.act("hint") : null}
			/>
			{dialog === "invite" && (
				<Dialog heading={t.invite.heading} onClose={() => setDialog(null)}>
					<Invite code={info.code} game={game} />
				</Dialog>
			)}
			{dialog === "people" && (
				<People
					moment={moment}
					talk={store.talk}
					ask={(...order) => store.act(...order)}
					onClose={() => setDialog(null)}
				/>
			)}
			{dialog === "leave" && (
				<Dialog heading={t.table.leaving.heading} onClose={() => setDialog(null)}>
					<p>
						{t.table.leaving.text(spacedCode(info.code))} {nextHost(moment)}
					</p>
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

/** Whoever keeps the table after the reader has left it; nothing where that is somebody else, or nobody is there to take over. */
function nextHost({ info: { seats, host }, seat }: TableMoment): string {
	if (seat === null || seat !== host) return "";
	const others = seats.map((_, i) => (seat + 1 + i) % seats.length).filter((other) => other !== seat);
	const next = others.map((other) => seats[other]).find((person) => person?.computer === null);
	return next === undefined ? "" : atTable.leaving.host(next.name);
}

const Strip = ({ children }: { readonly children: string }) => (
	<p class="strip" role="status">
		{children}
	</p>
);

/** A name that was changed meanwhile is told to the table. */
function useNewName(store: TableStore): void {
	const profile = me.value;
	const told = useRef(profile);
	useEffect(() => {
		if (told.current !== null && told.current !== profile) void store.act("profile");
		told.current = profile;
	}, [profile, store]);
}
