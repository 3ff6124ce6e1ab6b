import { type Card, type Rank, rankOf } from "@fibbers/rules";
import type { Sentence } from "../../ui/words.tsx";
import type { Clock } from "../parts/clock.ts";
import { interruption } from "../parts/interruption.ts";
import { whoIs } from "../parts/who.ts";
import { placeOf } from "./places.ts";
import { type Legal, lastChallenge, type Props } from "./props.ts";
import { lies, type Selection } from "./selection.ts";
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
	return interruption(props, choice.refused.value) ?? aboutToAct(situation) ?? whatGoesOn(situation);
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
