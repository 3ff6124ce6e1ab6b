import type { ComponentChildren } from "preact";
import type { About, Legal, Question } from "./props.ts";
import { chooseAbout, chooseCount, isGuessing, type Selection, turnTo } from "./selection.ts";
import { text } from "./text.ts";

interface KeysProps {
	readonly legal: Legal;
	readonly question: Question | null;
	readonly choice: Selection;
}

/** What may be asked or answered now. */
export function Keys({ legal, question, choice }: KeysProps) {
	if (legal.answer !== null && question !== null)
		return <Answers answer={legal.answer} question={question} choice={choice} />;
	return (
		<Band>
			<Questions legal={legal} choice={choice} />
			<Turn legal={legal} choice={choice} />
		</Band>
	);
}

const Band = ({ children }: { readonly children: ComponentChildren }) => (
	<div class="keys asks" role="group" aria-label={text.keys.name}>
		{children}
	</div>
);

const abouts: readonly About[] = ["rank", "suit"];

function Questions({ legal, choice }: Omit<KeysProps, "question">) {
	const card = choice.card.value;
	if (isGuessing(choice, legal)) return <span class="lab">{text.keys.inNotes}</span>;
	if (card === null) return <span class="lab">{text.keys.first}</span>;
	return (
		<>
			{abouts.map((about) => (
				<button
					type="button"
					key={about}
					aria-pressed={choice.about.value === about}
					onClick={() => chooseAbout(choice, about)}
				>
					{text.keys.howMany({ card, about })}
				</button>
			))}
		</>
	);
}

/** From asking to guessing and back; here Enter presses the key that has the focus. */
function Turn({ legal, choice }: Omit<KeysProps, "question">) {
	const guessing = isGuessing(choice, legal);
	return (
		<button
			type="button"
			class="turn"
			onKeyDown={(event) => event.key === "Enter" && event.stopPropagation()}
			onClick={() => turnTo(choice, guessing ? "ask" : "guess")}
		>
			{guessing ? text.keys.ask : text.keys.guess}
		</button>
	);
}

interface AnswersProps {
	readonly answer: NonNullable<Legal["answer"]>;
	readonly question: Question;
	readonly choice: Selection;
}

function Answers({ answer: { counts, truth }, question, choice }: AnswersProps) {
	const chosen = choice.count.value ?? truth;
	return (
		<Band>
			{counts.map((count) => (
				<button
					type="button"
					key={count}
					aria-pressed={chosen === count}
					data-lie={count === truth ? undefined : ""}
					style={{ gridColumn: count + 1 }}
					onClick={() => chooseCount(choice, count)}
				>
					{text.keys.answer(count, question)}
					<small>{count === truth ? text.keys.true : text.keys.lie}</small>
				</button>
			))}
		</Band>
	);
}
