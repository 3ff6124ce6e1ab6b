import { useLayoutEffect } from "preact/hooks";
import { t } from "../../text/index.ts";
import { Actions as PlayerActions } from "../parts/actions.tsx";
import type { Clock } from "../parts/clock.ts";
import { type Offer, OfferButton } from "../parts/offer.tsx";
import { whoIs } from "../parts/who.ts";
import { kindOf } from "./cells.ts";
import { choice, receiver } from "./choice.ts";
import { holder, type Legal, type Move, type Props } from "./props.ts";
import { text } from "./text.ts";

interface ActionsProps {
	readonly props: Props;
	readonly legal: Legal;
	readonly clock: Clock;
	readonly onMove: (move: Move) => Promise<void>;
}

/** Two buttons while a card is to be sent or passed, three while one waits for an answer. False keeps its corner. */
export function Actions(given: ActionsProps) {
	const { props, legal, onMove } = given;
	const { transit } = props.table;
	const three = transit !== null && legal.pass === null;
	const slide = three ? lookOffer(given) : slideOffer(given);
	const sayTrue = callOffer({ ...given, says: true });
	const hops = transit?.hops.length ?? 0;
	useLayoutEffect(() => {
		// True goes, and what stands for it has the focus.
		const focused = document.activeElement;
		if (!three && focused?.matches("[data-shortcut=true]")) focusOn("act");
	}, [three]);
	return (
		<PlayerActions of={props} columns={three ? "three" : "two"}>
			<OfferButton
				offer={slide}
				look={three ? "big plain" : "big"}
				shortcut={three ? "look" : "act"}
				hotkey={three ? "3" : "Enter"}
				answers={`${hops} ${slide.name}`}
				online={props.online}
				onMove={onMove}
			/>
			<OfferButton
				offer={sayTrue}
				look={three ? "big true" : "big true gone"}
				shortcut="true"
				hotkey="1"
				answers={hops}
				online={props.online}
				onMove={onMove}
			/>
			<OfferButton
				offer={callOffer({ ...given, says: false })}
				look="big liar"
				shortcut="doubt"
				hotkey="2"
				answers={hops}
				online={props.online}
				onMove={onMove}
			/>
		</PlayerActions>
	);
}

const focusOn = (shortcut: string): void =>
	document.querySelector<HTMLElement>(`[data-shortcut="${shortcut}"]`)?.focus();

type Given = Omit<ActionsProps, "onMove">;

/** Send it, or, after looking, pass it on. */
function slideOffer({ props, legal, clock }: Given): Offer<Move> {
	const { info, table, own, seat } = props;
	const { why } = text.actions;
	const who = whoIs(info.seats, seat);
	const passes = legal.pass !== null;
	const name = passes ? text.actions.pass : text.actions.send;
	const closed = (line: string): Offer<Move> => ({ name, line, move: null });
	if (!passes && legal.send === null) return closed(t.parts.actions.turnOf(who(table.turn)));
	const card = passes ? (own?.card ?? null) : (choice.card.value?.card ?? null);
	const to = receiver(legal);
	const claim = choice.claim.value;
	if (card === null) return closed(why.chooseCard);
	if (to === null) return closed(why.chooseReceiver);
	if (claim === null) return closed(why.sayWhat);
	const truth = kindOf(card) === claim ? "true" : "false";
	return {
		name,
		line: text.actions.as(who(to), claim, truth, clock.seconds),
		move: passes ? { move: "pass", to, claim } : { move: "send", card, to, claim },
	};
}

function lookOffer({ props, legal }: Given): Offer<Move> {
	const { info, table, seat } = props;
	const who = whoIs(info.seats, seat);
	const name = text.actions.look;
	if (legal.look !== null) return { name, line: text.actions.passOn(legal.look.to.map(who)), move: { move: "look" } };
	const line = legal.call === null ? text.actions.why.has(who(holder(table))) : text.actions.why.nobodyLeft;
	return { name, line, move: null };
}

function callOffer({ props, legal, says }: Given & { readonly says: boolean }): Offer<Move> {
	const { info, table, seat } = props;
	const { why } = text.actions;
	const name = says ? text.actions.true : text.actions.false;
	if (legal.call !== null) {
		const line = says ? text.actions.itIs(legal.call.claim) : text.actions.itIsNot;
		return { name, line, move: { move: "call", says } };
	}
	if (legal.pass !== null) return { name, line: why.looked, move: null };
	const line = table.transit === null ? why.nothing : why.has(whoIs(info.seats, seat)(holder(table)));
	return { name, line, move: null };
}
