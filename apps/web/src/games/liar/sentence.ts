import type { Sentence } from "../../ui/words.tsx";
import type { Clock } from "../parts/clock.ts";
import { interruption } from "../parts/interruption.ts";
import { whoIs } from "../parts/who.ts";
import { type Legal, otherSeat, type Props } from "./props.ts";
import { isGuessing, type Selection } from "./selection.ts";
import { text } from "./text.ts";

interface Situation {
	readonly props: Props;
	readonly legal: Legal;
	readonly choice: Selection;
	readonly clock: Clock;
}

/** The one sentence that matters most now. */
export function sentenceNow(situation: Situation): Sentence {
	const { props, choice } = situation;
	return interruption(props, choice.refused.value) ?? aboutToAct(situation) ?? whatGoesOn(props);
}

function aboutToAct({ props, legal, choice, clock }: Situation): Sentence | null {
	const { question } = props.table;
	if (legal.judge !== null) return text.say.judge();
	if (legal.answer !== null && question !== null) return answering(question, legal.answer, choice.count.value);
	if (isGuessing(choice, legal)) {
		if (choice.guess.value !== null) return text.say.stakes();
		return [legal.ask === null ? text.say.mustGuess : text.say.which];
	}
	if (legal.ask === null) return null;
	const card = choice.card.value;
	if (card === null) return text.say.yourTurn(clock.seconds);
	return choice.about.value === null ? text.say.opens(card) : text.say.wouldAsk(card);
}

type Topic = Parameters<typeof text.say.truth>[0];

function answering(topic: Topic, { counts, truth }: NonNullable<Legal["answer"]>, chosen: number | null): Sentence {
	if (counts.length === 1) return text.say.onlyTruth(topic, truth);
	return chosen === null || chosen === truth ? text.say.truth(topic, truth) : text.say.wouldLie();
}

function whatGoesOn({ info, table, seat }: Props): Sentence {
	const who = whoIs(info.seats, seat);
	const { question, turn } = table;
	if (question === null) return text.say.asks(who(turn));
	return question.answer === null ? text.say.answers(who(otherSeat(question.by))) : text.say.judges(who(turn));
}
