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
import { Actions } from "./actions.tsx";
import { sorted } from "./cards.ts";
import { Keys } from "./keys.tsx";
import { lines } from "./log.ts";
import { gameOf, knownOf, notesOn, pruned } from "./notes.ts";
import { Notes } from "./notes-grid.tsx";
import { legalNow, type Move, momentOf, type Own, type Props } from "./props.ts";
import {
	chooseAbout,
	chooseCard,
	chooseCount,
	chooseGuess,
	isGuessing,
	selection,
	settle,
	turnTo,
} from "./selection.ts";
import { sentenceNow } from "./sentence.ts";
import { text } from "./text.ts";

const nothingHeld: Own = { hand: [], lied: false };

/** Everything of one's own: the choice, what one is about to say, the hand, the notes, the actions. */
export function Tray(props: Props) {
	const { info, table, seat } = props;
	const own = props.own ?? nothingHeld;
	const choice = useMemo(selection, []);
	const legal = legalNow(props);
	const clock = clockAt(info, useNow(), "none");
	const hand = useMemo(() => sorted(own.hand), [own.hand.join()]);
	const notes = notesOn(gameOf(info));
	const person = seat === null ? undefined : info.seats[seat];
	const able = props.online && !isStoodInFor(person);
	const guessing = able && isGuessing(choice, legal);
	const keys = able && (legal.answer !== null || legal.ask !== null);

	useLayoutEffect(() => settle(choice, hand), [momentOf(table), hand, legal.ask === null]);
	useEffect(() => {
		notes.value = pruned(notes.value, (card) => knownOf(card, table, own) !== null);
	}, [notes, table, own]);
	useShortcuts((key) => {
		if (key === "Escape" && legal.ask !== null) turnTo(choice, "ask");
		if (!keys) return;
		const count = "012".indexOf(key);
		if (key.length === 1 && legal.answer?.counts.includes(count)) chooseCount(choice, count);
		if (legal.ask === null) return;
		if (key === "3") turnTo(choice, guessing ? "ask" : "guess");
		if (choice.card.value === null || guessing) return;
		if (key === "1") chooseAbout(choice, "rank");
		if (key === "2") chooseAbout(choice, "suit");
	});

	const move = async (wish: Move) => {
		const reply = await props.send(wish);
		if (!reply.done) choice.refused.value = text.refused[reply.reason] ?? t.parts.notDone;
	};

	if (person === undefined) {
		return (
			<WatcherTray lines={lines(props)} waitingForNext={props.waitingForNext}>
				<Actions props={props} legal={legal} choice={choice} onMove={move} />
			</WatcherTray>
		);
	}
	return (
		<section class="tray" aria-label={t.parts.say.name} data-keys={keys ? "" : undefined}>
			{keys ? <Keys legal={legal} question={table.question} choice={choice} /> : <Ticker lines={lines(props)} />}
			<Say
				person={person}
				clock={info.actor === seat ? clock : null}
				sentence={sentenceNow({ props, legal, choice, clock })}
			/>
			<div class="hand-zone">
				<div class="mine">
					<p class="my-lie" data-spent={own.lied ? "" : undefined}>
						{text.notes.lie}
						<b>{own.lied ? text.notes.spent : text.notes.left}</b>
					</p>
					<Hand
						hand={hand}
						chosen={guessing || choice.card.value === null ? [] : [choice.card.value]}
						onToggle={(card) => chooseCard(choice, card)}
						onEnter={() => pressShortcut("act")}
					/>
				</div>
				<Notes
					table={table}
					own={own}
					marks={notes.value}
					onMark={(marks) => {
						notes.value = marks;
					}}
					guess={guessing && legal.guess !== null ? { ...legal.guess, chosen: choice.guess.value } : null}
					onGuess={(card) => chooseGuess(choice, card)}
				/>
			</div>
			<Actions props={props} legal={legal} choice={choice} onMove={move} />
		</section>
	);
}
