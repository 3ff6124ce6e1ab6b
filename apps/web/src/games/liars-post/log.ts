import type { Card } from "@fibbers/rules";
import type { Sentence } from "../../ui/words.tsx";
import type { Line } from "../parts/log-panel.tsx";
import { whoIs } from "../parts/who.ts";
import { countOf, kindOf, onlyMissing } from "./cells.ts";
import { lossOf } from "./loss.ts";
import type { Called, Event, Props, Table } from "./props.ts";
import { text, type Who } from "./text.ts";

type Reading = Pick<Props, "info" | "table" | "seat" | "events">;

/** The whole game in sentences, with a heading for every card that was sent. */
export function lines({ info, table, seat, events }: Reading): readonly Line[] {
	const who = whoIs(info.seats, seat);
	const sent = events.filter(({ event }) => event === "sent").length;
	let card = 0;
	return events.flatMap((event, i): Line[] => {
		const own = sentences(event, { events, at: i, table, who }).map(
			(sentence): Line => ({ kind: "line", sentence, event: i }),
		);
		if (event.event !== "sent") return own;
		card += 1;
		const heading = card === sent && table.transit !== null ? text.log.thisCard : text.log.card(card);
		return [{ kind: "heading", sentence: [heading], event: i }, ...own];
	});
}

interface Place {
	readonly events: readonly Event[];
	readonly at: number;
	readonly table: Table;
	readonly who: (seat: number) => Who;
}

function sentences(event: Event, { events, at, table, who }: Place): readonly Sentence[] {
	switch (event.event) {
		case "sent": {
			const said = text.log.sent(who(event.seat), who(event.to), event.claim);
			return [[...said, ...really(event)]];
		}
		case "looked":
			// The pass that follows tells of the look too.
			if (events[at + 1]?.event === "passed") return [];
			return [[...text.log.looked(who(event.seat)), ...(event.card === undefined ? [] : [text.log.sawIt(event.card)])]];
		case "passed": {
			const said = text.log.passed(who(event.seat), who(event.to), event.claim);
			return [[...said, ...really(event)]];
		}
		case "called":
			return [
				text.log.called(who(event.seat), event.says, event.card),
				text.log.takes(who(event.taker), event.card, meant(event, events.slice(0, at + 1), table)),
			];
		case "ended":
			return [text.log.lost(who(event.loser), lossOf(table, event))];
	}
}

/** To whoever said it alone: what it really was. */
const really = ({ card, claim }: { readonly card?: Card; readonly claim: string }): string[] =>
	card === undefined || kindOf(card) === claim ? [] : [text.log.really(card)];

/** What the card meant to its taker when it was taken. */
function meant({ taker, card }: Called, soFar: readonly Event[], { limit, options }: Table): string | null {
	const rack = soFar.flatMap((event) => (event.event === "called" && event.taker === taker ? [event.card] : []));
	return text.reveal.warning(countOf(rack, kindOf(card)), limit, options.eightDifferent ? onlyMissing(rack) : null);
}
