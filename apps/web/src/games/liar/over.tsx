import { useLayoutEffect, useRef } from "preact/hooks";
import { whoIs } from "../parts/who.ts";
import { AllCards } from "./all-cards.tsx";
import { showHand, showMiddle } from "./motion.ts";
import type { Event, Props } from "./props.ts";
import { records } from "./record.ts";
import { Lies, Questions } from "./report.tsx";
import { type Ending, Reveal } from "./reveal.tsx";
import { isNews } from "./seen.ts";
import { text, type Who } from "./text.ts";

/** The end: what was turned over, all nine cards, and every answer against the truth. */
export function Over(props: Props) {
	const { info, table, seat, events } = props;
	const who = whoIs(info.seats, seat);
	const ending = events.findLast(isEnding) ?? null;
	const hands = info.result?.hands ?? [];
	const page = useRef<HTMLElement>(null);

	useLayoutEffect(() => {
		const reveal = page.current?.querySelector(".reveal") ?? null;
		if (reveal === null || ending === null || !isNews(info)) return;
		// All that would give the result away waits for the reveal, around this page too.
		const told = [...document.querySelectorAll(".told, .gives-away")];
		(ending.event === "doubted" ? showHand : showMiddle)(reveal, told);
	}, [ending === null]);

	if (table.over === null) return null;
	const all = records(table, hands);
	const told = ending === null ? "unsaid" : "told";
	return (
		<main class="over liar-over" ref={page}>
			<section class="mat lead">
				<h1 class={told}>{text.over.headline(who(table.over.winner), table.over.why)}</h1>
				{ending === null ? null : (
					<>
						<p class="told">{why(ending, who)}</p>
						<div class="reveal">
							<Reveal ending={ending} who={who} />
						</div>
					</>
				)}
			</section>
			<div class={`col ${told}`}>
				<AllCards info={info} table={table} who={who} />
			</div>
			<div class={`col ${told}`}>
				<Questions records={all} who={who} />
				<Lies info={info} records={all} who={who} />
			</div>
		</main>
	);
}

const isEnding = (event: Event): event is Ending => event.event === "doubted" || event.event === "guessed";

function why(ending: Ending, who: (seat: number) => Who): string {
	const by = who(ending.seat);
	if (ending.event === "guessed") {
		const { card, middle } = ending;
		return card === middle ? text.over.right(by, middle) : text.over.wrong(by, card, middle);
	}
	const { count, truth } = ending;
	const of = who(ending.of);
	return count === truth ? text.over.falseAlarm(by, of, ending, truth) : text.over.caught(by, of, ending, count, truth);
}
