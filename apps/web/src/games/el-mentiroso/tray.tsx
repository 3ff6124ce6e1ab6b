import type { Card, Rank } from "@fibbers/rules";
import { useEffect, useLayoutEffect, useMemo } from "preact/hooks";
import { t } from "../../text/index.ts";
import { pressShortcut } from "../../ui/button.tsx";
import { clockAt, useNow } from "../parts/clock.ts";
import { Hand } from "../parts/hand.tsx";
import { isStoodInFor } from "../parts/presence.ts";
import { Say } from "../parts/say.tsx";
import { useShortcuts } from "../parts/shortcuts.ts";
import { Ticker } from "../parts/ticker.tsx";
import { WatcherTray } from "../parts/watcher-tray.tsx";
import { whoIs } from "../parts/who.ts";
import { Actions } from "./actions.tsx";
import { lines } from "./log.ts";
import { placeOf } from "./places.ts";
import { type Legal, legalNow, type Move, type Props } from "./props.ts";
import { RankKeys, rankOfKey } from "./rank-keys.tsx";
import { chooseSet, clear, heldOf, prune, type Selection, selection, sorted, toggle } from "./selection.ts";
import { sentenceNow } from "./sentence.ts";
import { text } from "./text.ts";

/** Everything of one's own: what happened, what one is about to say, the hand, the actions. */
export function Tray(props: Props) {
	const { info, table, own, seat } = props;
	const choice = useMemo(selection, []);
	const legal = legalNow(props);
	const clock = clockAt(info, useNow(), table.pending === null ? "none" : "open");
	const hand = useMemo(() => sorted(own?.hand ?? []), [own?.hand.join()]);
	const person = seat === null ? undefined : info.seats[seat];
	const opening = legal.play !== null && table.nextRank === null && !isStoodInFor(person) && props.online;

	useLayoutEffect(() => prune(choice, hand), [hand]);
	useEffect(() => {
		choice.refused.value = null;
		choice.rank.value = null;
	}, [table.plays, legal.play === null]);
	useShortcuts((key) => {
		const rank = opening ? rankOfKey(key) : null;
		if (rank !== null) chooseRank(choice, rank);
	});

	const move = async (wish: Move) => {
		const before = choice.chosen.value;
		const reply = await props.send(wish);
		if (reply.done) {
			if (choice.chosen.value === before && wish.move !== "challenge") clear(choice);
		} else choice.refused.value = refusal(props, reply.reason);
	};

	if (person === undefined) {
		return (
			<WatcherTray lines={lines(props)} waitingForNext={props.waitingForNext}>
				<Actions props={props} legal={legal} choice={choice} clock={clock} onMove={move} />
			</WatcherTray>
		);
	}
	return (
		<section class="tray" aria-label={t.parts.say.name} data-opening={opening ? "" : undefined}>
			{opening ? null : <Ticker lines={lines(props)} />}
			{opening && choice.purpose.value === "play" && choice.refused.value === null ? (
				<RankKeys hand={hand} chosen={choice.rank.value} onChoose={(rank) => chooseRank(choice, rank)}>
					<SetSlips legal={legal} hand={hand} choice={choice} size="short" />
				</RankKeys>
			) : (
				<Say
					person={person}
					place={placeText(props)}
					clock={info.actor === seat ? clock : null}
					sentence={sentenceNow({ props, legal, choice, clock })}
				>
					<SetSlips legal={legal} hand={hand} choice={choice} size="long" />
				</Say>
			)}
			<Hand
				hand={hand}
				chosen={choice.chosen.value}
				onToggle={(card) => {
					if (!toggle(choice, card)) choice.refused.value = text.say.four;
				}}
				onEnter={() => pressShortcut("act")}
			/>
			<Actions props={props} legal={legal} choice={choice} clock={clock} onMove={move} />
		</section>
	);
}

function chooseRank(choice: Selection, rank: Rank): void {
	choice.rank.value = rank;
	choice.refused.value = null;
}

/** “2nd”, once one is out. */
function placeText({ table, seat }: Props): string | null {
	const place = seat === null ? null : placeOf(table, seat);
	return place === null ? null : text.place(place);
}

/** Why it came to nothing; a play that came first is named. */
function refusal({ info, table, seat }: Props, reason: string): string {
	if (reason === "stale" && table.pending !== null) return text.refusedBy(whoIs(info.seats, seat)(table.pending.seat));
	return text.refused[reason] ?? t.parts.notDone;
}

interface SetSlipsProps {
	readonly legal: Legal;
	readonly hand: readonly Card[];
	readonly choice: Selection;
	readonly size: "short" | "long";
}

/** A complete set can be put away: the slip opens the choice, it never acts. */
function SetSlips({ legal, hand, choice, size }: SetSlipsProps) {
	if (choice.purpose.value === "discard") {
		return (
			<button type="button" class="slip set" onClick={() => clear(choice)}>
				{text.say.keep}
			</button>
		);
	}
	const rank = legal.discard?.ranks[0];
	if (rank === undefined) return size === "short" ? <span class="lab">{text.keys.label}</span> : null;
	const cards = heldOf(hand, rank);
	const long = text.actions.putAwaySlip(cards.length, rank);
	return (
		<button
			type="button"
			class="slip set"
			aria-label={size === "short" ? text.actions.putAwayShortName(cards.length, rank) : long}
			onClick={() => chooseSet(choice, cards)}
		>
			{size === "short" ? text.actions.putAwayShort : long}
		</button>
	);
}
