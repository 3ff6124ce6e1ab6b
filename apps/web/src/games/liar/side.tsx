import { useLayoutEffect, useRef } from "preact/hooks";
import { t } from "../../text/index.ts";
import { Back, Face } from "../../ui/card.tsx";
import type { Person } from "../game-screen.ts";
import type { Clock } from "../parts/clock.ts";
import { PersonCoaster } from "../parts/person-coaster.tsx";
import { absence } from "../parts/presence.ts";
import { whoIs } from "../parts/who.ts";
import { cardToTable } from "./motion.ts";
import type { Props } from "./props.ts";
import { text } from "./text.ts";

interface SideProps extends Props {
	readonly of: number;
	/** The time this seat has to decide; null when it does not decide, or where its clock is shown elsewhere. */
	readonly clock: Clock | null;
}

/** One player: coaster, hand as backs, open cards. The reader's own hand lies in the tray. */
export function Side({ info, table, seat, of, clock }: SideProps) {
	const person = info.seats[of];
	if (person === undefined) return null;
	const who = whoIs(info.seats, seat)(of);
	const held = table.counts[of] ?? 0;
	return (
		<div class="side-row" data-seat={who.you ? undefined : of} data-turn={info.actor === of ? "" : undefined}>
			<span class="who">
				<PersonCoaster person={person} clock={clock} />
				<span class="name">{who.you ? t.parts.you : person.name}</span>
				{who.you || held > 0 ? null : <span class="note">{status(person, held)}</span>}
			</span>
			{who.you || held === 0 ? null : (
				<span class="grp">
					<span class="lab">{status(person, held)}</span>
					<span class="cards">
						{Array.from({ length: held }, (_, i) => (
							<Back key={i} size="sm" />
						))}
					</span>
				</span>
			)}
			<Open {...{ table, of, who }} />
		</div>
	);
}

/** How many cards it holds, and that it is not there. */
function status({ presence }: Person, held: number): string {
	if (presence === "here") return text.mat.inHand(held);
	return text.mat.absent(held, absence({ presence }));
}

interface OpenProps {
	readonly table: Props["table"];
	readonly of: number;
	readonly who: Parameters<typeof text.mat.openOf>[0];
}

/** What this seat has played; the last card comes from its hand. */
function Open({ table: { faceUp, question }, of, who }: OpenProps) {
	const root = useRef<HTMLUListElement>(null);
	const cards = faceUp[of] ?? [];
	const shown = useRef(cards.length);

	useLayoutEffect(() => {
		const card = root.current?.lastElementChild?.firstElementChild;
		if (card && cards.length > shown.current) cardToTable(card, of);
		shown.current = cards.length;
	}, [cards.length]);

	return (
		<span class="grp push">
			<span class="lab" aria-hidden="true">
				{cards.length === 0 ? "" : text.mat.open}
			</span>
			<ul class="cards" aria-label={text.mat.openOf(who)} ref={root}>
				{cards.map((card) => (
					<li key={card} data-asked={question?.card === card ? "" : undefined}>
						<Face card={card} size="sm" />
					</li>
				))}
			</ul>
		</span>
	);
}
