import type { Sentence } from "../../ui/words.tsx";
import type { Line } from "../parts/log-panel.tsx";
import { whoIs } from "../parts/who.ts";
import { type Event, otherSeat, type Props } from "./props.ts";
import { text, type Who } from "./text.ts";

type Reading = Pick<Props, "info" | "table" | "seat" | "events">;

/** The whole game in sentences. */
export function lines({ info, table, seat, events }: Reading): readonly Line[] {
	const who = whoIs(info.seats, seat);
	const first = events[0];
	const starter = first !== undefined && "seat" in first ? first.seat : table.turn;
	const start: Line = { kind: "line", sentence: text.log.starts(who(starter)), event: -1 };
	const told = events.flatMap((event, i): Line[] => {
		const question = events.slice(0, i).findLast(isAsked) ?? null;
		const sentence = sentenceOf(event, { question, next: events[i + 1], who });
		return sentence === null ? [] : [{ kind: "line", sentence, event: i }];
	});
	return [start, ...told];
}

type AskedEvent = Extract<Event, { readonly event: "asked" }>;

const isAsked = (event: Event): event is AskedEvent => event.event === "asked";

interface Around {
	/** The last that was asked before. */
	readonly question: AskedEvent | null;
	readonly next: Event | undefined;
	readonly who: (seat: number) => Who;
}

/** Null for what the line before it has told. */
function sentenceOf(event: Event, { question, next, who }: Around): Sentence | null {
	switch (event.event) {
		case "asked":
			return text.log.asked(who(event.seat), event);
		case "answered":
			return question === null ? null : answered(event, { question, next, who });
		case "trusted":
			return null;
		case "doubted":
			return [...text.log.doubted(who(event.seat), who(event.of)), text.log.verdict(event, event.count, event.truth)];
		case "guessed":
			return text.log.guessed(who(event.seat), event.card, event.middle);
		case "ended":
			return text.log.wins(who(event.winner));
	}
}

type AnsweredEvent = Extract<Event, { readonly event: "answered" }>;

/** What was said, and whether it was let pass; that it was a lie is told to nobody but its teller. */
function answered(event: AnsweredEvent, { question, next, who }: Around & { readonly question: AskedEvent }): Sentence {
	const asker = who(otherSeat(event.seat));
	const said = text.log.answered(who(event.seat), event.count, question);
	const lie = event.lie === true ? [{ lie: text.log.yourLie }] : [];
	if (next?.event === "trusted") return [...said, ...lie, text.log.wentOn(asker)];
	return next === undefined && asker.you ? [...said, text.log.judge] : [...said, ...lie];
}
