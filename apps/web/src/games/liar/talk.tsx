import { useLayoutEffect, useRef } from "preact/hooks";
import { Words } from "../../ui/words.tsx";
import type { whoIs } from "../parts/who.ts";
import { slipLands } from "./motion.ts";
import { otherSeat, type Question, type Table } from "./props.ts";
import { text } from "./text.ts";

interface TalkProps {
	readonly table: Table;
	readonly seat: number | null;
	readonly who: ReturnType<typeof whoIs>;
}

/** The question and its answer, as they are said; between them, whose turn it is. */
export function Talk({ table, seat, who }: TalkProps) {
	const { question, turn, asked } = table;
	if (question !== null) return <Asked question={question} who={who} />;
	const last = asked.at(-1);
	return (
		<div class="talk">
			<p class="whose">{text.mat.turn(who(turn))}</p>
			{turn === seat ? <p class="options">{table.counts[turn] === 0 ? text.mat.mustGuess : text.mat.options}</p> : null}
			{last === undefined ? null : (
				<p class="before">
					<Words of={text.mat.before(last, who(otherSeat(last.by)))} />
				</p>
			)}
		</div>
	);
}

function Asked({ question, who }: { readonly question: Question } & Pick<TalkProps, "who">) {
	const { by, answer } = question;
	const answerer = who(otherSeat(by));
	const slip = useRef<HTMLParagraphElement>(null);
	const shown = useRef(answer);

	useLayoutEffect(() => {
		if (slip.current !== null && answer !== shown.current) slipLands(slip.current);
		shown.current = answer;
	}, [answer]);

	return (
		<div class="talk">
			<p class="ask">
				{text.mat.asked(who(by))} <q>{text.mat.question(question)}</q>
			</p>
			{answer === null ? (
				<p class="wait">{text.mat.wait(answerer)}</p>
			) : (
				<p class="slip" ref={slip}>
					<span class="by">{text.mat.said(answerer)}</span> <q>{text.mat.answer(answer, question)}</q>
				</p>
			)}
		</div>
	);
}
