import { rankOf } from "@fibbers/rules";
import type { Sentence } from "../../ui/words.tsx";
import type { Line } from "../parts/log-panel.tsx";
import { whoIs } from "../parts/who.ts";
import type { Event, Props } from "./props.ts";
import { text, type Who } from "./text.ts";

type Reading = Pick<Props, "info" | "table" | "seat" | "events">;

/** The whole game in sentences, with a heading for every pile. */
export function lines({ info, table, seat, events }: Reading): readonly Line[] {
	const who = whoIs(info.seats, seat);
	const piles = events.filter((_, i) => opens(events, i)).length;
	let pile = 0;
	return events.flatMap((event, i): Line[] => {
		const opening = opens(events, i);
		if (opening) pile += 1;
		const own = sentences(event, who, opening ? "opening" : "following").map(
			(sentence): Line => ({ kind: "line", sentence, event: i }),
		);
		if (!opening) return own;
		const current = pile === piles && table.claims.length > 0 && event.event === "played";
		const heading = current ? text.log.thisPile(pileRank(table.options.rank, event.rank)) : text.log.pile(pile);
		return [{ kind: "heading", sentence: [heading], event: i }, ...own];
	});
}

const pileRank = <Rank>(option: "locked" | "climbs", rank: Rank): Rank | null => (option === "locked" ? rank : null);

/** A play opens a pile when nothing has been played since the last challenge. */
function opens(events: readonly Event[], at: number): boolean {
	if (events[at]?.event !== "played") return false;
	const before = events.slice(0, at).findLast(({ event }) => event === "played" || event === "challenged");
	return before === undefined || before.event === "challenged";
}

function sentences(event: Event, who: (seat: number) => Who, place: "opening" | "following"): readonly Sentence[] {
	switch (event.event) {
		case "played": {
			const said = text.log.played({ by: who(event.seat), count: event.count, rank: event.rank }, place);
			const { cards } = event;
			if (cards === undefined || cards.every((card) => rankOf(card) === event.rank)) return [said];
			return [[...said, ...text.log.really(cards)]];
		}
		case "challenged":
			return [
				text.log.challenged(who(event.by), who(event.seat), event.cards, event.lie),
				text.log.took(who(event.taker), event.taken),
			];
		case "accepted":
			return [text.log.accepted(who(event.seat))];
		case "discarded": {
			const first = event.cards[0];
			return first === undefined ? [] : [text.log.discarded(who(event.seat), event.cards.length, rankOf(first))];
		}
		case "went-out":
			return [text.log.out(who(event.seat), event.place)];
		case "ended":
			return [[text.log.ended]];
	}
}
