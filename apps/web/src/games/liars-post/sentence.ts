import type { Card } from "@fibbers/rules";
import type { Sentence } from "../../ui/words.tsx";
import { interruption } from "../parts/interruption.ts";
import { whoIs } from "../parts/who.ts";
import { kindOf } from "./cells.ts";
import { choice } from "./choice.ts";
import { holder, type Legal, lastCall, type Props, stillOpen } from "./props.ts";
import { text } from "./text.ts";

/** The one sentence that matters most now. */
export const sentenceNow = (props: Props, legal: Legal): Sentence =>
	interruption(props, choice.refused.value) ?? whatGoesOn(props, legal);

function whatGoesOn({ info, table, own, seat, events }: Props, legal: Legal): Sentence {
	const who = whoIs(info.seats, seat);
	if (legal.call !== null) return text.say.call(who(legal.call.from), legal.look === null ? "closed" : "open");
	const next = holder(table);
	const presence = info.seats[next]?.presence ?? "here";
	if (presence !== "here") return [text.say.absent(who(next), presence === "reconnecting" ? presence : "away")];
	if (own?.hand.length === 0 && own.card === null) return [text.say.noHand];
	if (table.transit === null) return [text.say.sends(who(next), lastCall(events) === null ? "first" : "next")];
	const to = stillOpen(table).map(who);
	const said = table.transit.looked ? text.say.passes(who(next), to) : text.say.decides(who(next), to);
	return own?.card ? [said, text.say.known(own.card)] : [said];
}

/** Over the keys: what is asked, or what is about to be said. */
export function sentenceForKeys(card: Card | null): Sentence {
	const claim = choice.claim.value;
	if (choice.refused.value !== null) return [choice.refused.value];
	return claim === null || card === null ? [text.keys.label] : text.keys.would(claim, kindOf(card));
}
