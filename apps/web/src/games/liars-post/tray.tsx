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
import { sorted } from "./cells.ts";
import { choice, chooseCard, chooseClaim, clear } from "./choice.ts";
import { KindKeys, kindOfKey } from "./kind-keys.tsx";
import { lines } from "./log.ts";
import { type Legal, legalNow, type Move, type Props } from "./props.ts";
import { sentenceForKeys, sentenceNow } from "./sentence.ts";
import { text } from "./text.ts";

/** Everything of one's own: what happened, what one is about to say, the hand, the actions. */
export function Tray(props: Props) {
	const { info, own, seat } = props;
	const legal = legalNow(props);
	const clock = clockAt(info, useNow(), "none");
	const hand = useMemo(() => sorted(own?.hand ?? []), [own?.hand.join()]);
	const person = seat === null ? undefined : info.seats[seat];
	const saying = (legal.send !== null || legal.pass !== null) && !isStoodInFor(person) && props.online;

	useLayoutEffect(clear, [info.code, info.round, seat, decision(legal)]);
	useEffect(() => {
		choice.refused.value = null;
	}, [props.events.length]);
	useEffect(() => clear, []);
	useShortcuts((key) => {
		const kind = saying ? kindOfKey(key) : null;
		if (kind !== null) chooseClaim(kind);
		else if (legal.call !== null) pressChoice(key);
	});

	const move = async (wish: Move) => {
		const reply = await props.send(wish);
		if (!reply.done) choice.refused.value = text.refused[reply.reason] ?? t.parts.notDone;
	};
	const actions = <Actions props={props} legal={legal} clock={clock} onMove={move} />;

	if (person === undefined) {
		return (
			<WatcherTray lines={lines(props)} waitingForNext={props.waitingForNext}>
				{actions}
			</WatcherTray>
		);
	}
	const chosen = legal.send === null ? null : choice.card.value;
	const shown = legal.pass === null ? (chosen?.card ?? null) : (own?.card ?? null);
	return (
		<section class="tray" aria-label={t.parts.say.name}>
			{saying ? (
				<KindKeys hand={hand} chosen={choice.claim.value} onChoose={chooseClaim} sentence={sentenceForKeys(shown)} />
			) : (
				<>
					<Ticker lines={lines(props)} />
					<Say person={person} clock={info.actor === seat ? clock : null} sentence={sentenceNow(props, legal)} />
				</>
			)}
			<Hand
				hand={hand}
				chosen={chosen === null ? [] : [chosen.card]}
				chosenAt={chosen?.at ?? null}
				onToggle={(card, at) => {
					if (legal.send === null) choice.refused.value = text.say.notYet;
					else chooseCard({ card, at });
				}}
				onEnter={() => pressShortcut("act")}
			/>
			{actions}
		</section>
	);
}

/** What is asked of the reader; a new question forgets what was chosen for the last. */
function decision({ send, pass, call }: Legal): string {
	if (send !== null) return "send";
	if (pass !== null) return "pass";
	return call === null ? "" : `call ${call.from}`;
}

/** As they are numbered on the buttons. */
function pressChoice(key: string): void {
	const shortcut = { "1": "true", "2": "doubt", "3": "look" }[key];
	if (shortcut !== undefined) pressShortcut(shortcut);
}
