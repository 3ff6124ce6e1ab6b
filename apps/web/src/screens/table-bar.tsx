import type { ComponentChild } from "preact";
import { useRef } from "preact/hooks";
import type { Reply } from "../games/game-screen.ts";
import { whoIs } from "../games/parts/who.ts";
import { me } from "../session/me.ts";
import type { TableMoment } from "../session/table-store.ts";
import { spacedCode } from "../session/tables.ts";
import { atTable } from "../text/at-table.ts";
import { t } from "../text/index.ts";
import { Icon } from "../ui/icon.tsx";
import { openDialog, openRules } from "./dialogs.tsx";
import { LanguageChoice } from "./language-choice.tsx";
import { shortOptions } from "./option-words.ts";
import { DeckChoice, ThemeChoice } from "./theme-choice.tsx";

interface BarProps {
	readonly moment: TableMoment;
	readonly act: (command: string) => Promise<Reply>;
	/** The button of the talk. */
	readonly chat: ComponentChild;
	readonly onLeave: () => void;
	readonly onPeople: () => void;
	readonly onInvite: () => void;
}

/** The bar over a table: the way out, which table this is, and what else there is. */
export function TableBar({ moment, act, chat, onLeave, onPeople, onInvite }: BarProps) {
	const { game, info, settings } = moment;
	const score = duel(moment);
	// The end of a game has a headline of its own.
	const Title = info.phase === "over" ? "p" : "h1";
	return (
		<header class="bar">
			<button type="button" class="icon-btn" aria-label={t.table.leave} onClick={onLeave}>
				<Icon name="back" />
			</button>
			<div class="title">
				<Title class="heading">{t.games[game].title}</Title>
				<span class={info.phase === "over" ? "gives-away" : undefined}>
					{score === null
						? t.table.codeLine(spacedCode(info.code), shortOptions(game, settings.options)[0] ?? "")
						: t.table.scoreLine(spacedCode(info.code), score)}
				</span>
			</div>
			<div class="push">
				<button type="button" class="icon-btn" aria-label={atTable.people.open(info.watchers)} onClick={onPeople}>
					<Icon name={info.watchers > 0 ? "eye" : "friends"} />
					{info.watchers > 0 && <span class="n">{info.watchers}</span>}
				</button>
				{chat}
				<Menu moment={moment} act={act} onInvite={onInvite} />
			</div>
		</header>
	);
}

/** How two people stand against each other; null while there is nothing to say. */
function duel({ info, seat }: TableMoment): string | null {
	const [one, other] = info.seats.map(({ score }) => score);
	if (one === undefined || other === undefined || info.seats.length > 2) return null;
	if (one.played === 0 || one.played !== other.played) return null;
	const leader = whoIs(info.seats, seat)(one.wins >= other.wins ? 0 : 1);
	if (one.wins === other.wins) return t.score.even(one.wins);
	return t.score.leads(leader, Math.max(one.wins, other.wins), Math.min(one.wins, other.wins));
}

function Menu({ moment: { game, info, seat }, act, onInvite }: Pick<BarProps, "moment" | "act" | "onInvite">) {
	const menu = useRef<HTMLDivElement>(null);
	const choose = (act: () => void) => (): void => {
		menu.current?.hidePopover();
		act();
	};
	return (
		<>
			<button type="button" class="icon-btn" aria-label={t.table.menu} popovertarget="table-menu">
				<Icon name="more" />
			</button>
			<div ref={menu} id="table-menu" popover="auto" class="menu panel">
				{seat !== null && info.seats[seat]?.presence === "here" && (
					<button type="button" class="menu-row" onClick={choose(() => void act("pause"))}>
						{atTable.pause.name}
					</button>
				)}
				<button type="button" class="menu-row" onClick={choose(onInvite)}>
					{t.table.invite}
				</button>
				<button type="button" class="menu-row" onClick={choose(() => openRules(game))}>
					{t.bar.rules}
				</button>
				{(info.phase !== "playing" || seat === null) && (
					<a class="menu-row" href={`/learn/${game}`}>
						{t.table.guided}
					</a>
				)}
				{me.value && (
					<button type="button" class="menu-row" onClick={choose(() => (openDialog.value = "profile"))}>
						{t.table.name}
					</button>
				)}
				{me.value && (
					<button type="button" class="menu-row" onClick={choose(() => (openDialog.value = "hand-over"))}>
						{t.table.otherDevice}
					</button>
				)}
				<div class="menu-part">
					<LanguageChoice />
					<ThemeChoice />
					<DeckChoice />
				</div>
			</div>
		</>
	);
}
