import { type Card, type Rank, rankOf } from "@fibbers/rules";
import type { ComponentChildren } from "preact";
import { Coaster } from "../../ui/coaster.tsx";
import { type Sentence, Words } from "../../ui/words.tsx";
import type { Person } from "../game-screen.ts";
import type { Clock } from "./clock.ts";
import { type Legal, lastChallenge, type Props } from "./props.ts";
import { placeOf } from "./seats.ts";
import { lies, type Selection } from "./selection.ts";
import { text, whoIs } from "./text.ts";

interface SayProps {
	readonly person: Person;
	readonly place: number | null;
	/** One's own time to decide. */
	readonly clock: Clock | null;
	readonly sentence: Sentence;
	/** A slip to press, at the left. */
	readonly children?: ComponentChildren;
}

/** My coaster, my clock, and in plain words what is about to happen. */
export const Say = ({ person, place, clock, sentence, children }: SayProps) => (
	<div class="say">
		<span class="me">
			<Coaster
				picture={person.picture}
				tone={person.tone}
				size="s"
				light={person.presence === "away" || place !== null ? "off" : "on"}
				left={clock?.left ?? null}
				seconds={clock?.last ?? null}
			/>
			{place === null ? null : <span class="place">{text.place(place)}</span>}
		</span>
		{children}
		<p role="status">
			<Words of={sentence} />
		</p>
	</div>
);

interface Situation {
	readonly props: Props;
	readonly legal: Legal;
	readonly choice: Selection;
	readonly clock: Clock;
}

/** The one sentence that matters most now. */
export function sentenceNow(situation: Situation): Sentence {
	const { props, choice } = situation;
	const { info, seat, online } = props;
	if (!online) return [text.say.noConnection];
	if (choice.refused.value !== null) return [choice.refused.value];
	if (seat !== null && info.seats[seat]?.presence === "away") return [text.say.away];
	return aboutToAct(situation) ?? whatGoesOn(situation);
}

function aboutToAct({ props, legal, choice }: Situation): Sentence | null {
	const chosen = choice.chosen.value;
	const first = chosen[0];
	if (first === undefined) return null;
	if (choice.purpose.value === "discard") return text.say.discard(chosen.length, rankOf(first));
	const rank = saidRank(props.table.nextRank, choice.rank.value);
	return legal.play === null || rank === null ? null : wouldSay(chosen, rank);
}

/** What a play would announce: the pile's rank, or the one that the opener has chosen. */
export const saidRank = (next: Rank | null, chosen: Rank | null): Rank | null => next ?? chosen;

const wouldSay = (chosen: readonly Card[], rank: Rank): Sentence =>
	text.say.would(chosen.length, rank, lies(chosen, rank));

function whatGoesOn({ props, legal, clock }: Situation): Sentence {
	const { info, table, own, seat, events } = props;
	const who = whoIs(info.seats, seat);
	const place = seat === null ? null : placeOf(table, seat);
	if (place !== null) return text.say.out(place);
	if (own?.hand.length === 0) return [text.say.lastCards];
	const settled = table.claims.length === 0 ? lastChallenge(events)?.challenge : undefined;
	const turn = text.say.yourTurn(clock.seconds);
	if (legal.accept !== null) return text.say.lastStand({ ...legal.accept, by: who(legal.accept.seat) });
	if (legal.play !== null && table.nextRank !== null) return [turn, ...text.say.chooseFor(table.nextRank)];
	if (legal.play !== null) return [text.say.youOpen];
	if (settled !== undefined) {
		return text.say.settled(who(settled.by), who(settled.seat), who(settled.taker), settled.taken, settled.lie);
	}
	return table.lastStand ? text.say.deciding(who(table.turn)) : text.say.next(who(table.turn), table.nextRank);
}
