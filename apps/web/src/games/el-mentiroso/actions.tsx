import { rankOf } from "@fibbers/rules";
import { useLayoutEffect, useRef } from "preact/hooks";
import { pageNow } from "../../session/clock.ts";
import { Actions as PlayerActions } from "../parts/actions.tsx";
import type { Clock } from "../parts/clock.ts";
import { type Offer, OfferButton } from "../parts/offer.tsx";
import { whoIs } from "../parts/who.ts";
import { runDown } from "./motion.ts";
import type { Legal, Move, Props } from "./props.ts";
import { lies, type Selection } from "./selection.ts";
import { saidRank } from "./sentence.ts";
import { text, type Who } from "./text.ts";

interface ActionsProps {
	readonly props: Props;
	readonly legal: Legal;
	readonly choice: Selection;
	readonly clock: Clock;
	readonly onMove: (move: Move) => Promise<void>;
}

/** The plain action and the doubt. They never change places. */
export const Actions = (given: ActionsProps) => (
	<PlayerActions of={given.props}>
		<PlainAction {...given} />
		<Doubt {...given} />
	</PlayerActions>
);

const PlainAction = ({ onMove, ...given }: ActionsProps) => {
	const plain = offer(given);
	return (
		<OfferButton
			offer={plain}
			look="big"
			shortcut="act"
			hotkey="Enter"
			answers={`${given.props.table.plays} ${plain.move?.move ?? ""}`}
			online={given.props.online}
			onMove={onMove}
		/>
	);
};

function offer({ props, legal, choice, clock }: Omit<ActionsProps, "onMove">): Offer<Move> {
	const { table, info, seat, own } = props;
	const { why } = text.actions;
	const who = whoIs(info.seats, seat);
	const chosen = choice.chosen.value;
	const first = chosen[0];
	if (choice.purpose.value === "discard" && first !== undefined) {
		const rank = rankOf(first);
		return {
			name: text.actions.putAway(chosen.length),
			line: text.actions.faceUp(rank),
			move: { move: "discard", cards: chosen },
		};
	}
	if (legal.accept !== null) {
		const { accept } = legal;
		const line = text.actions.doubts({ ...accept, by: who(accept.seat) });
		return { name: text.actions.accept, line, move: { move: "accept" } };
	}
	const name = text.actions.play(legal.play === null ? 0 : chosen.length);
	const closed = (line: string): Offer<Move> => ({ name, line, move: null });
	if (own === null || own.hand.length === 0) return closed(why.out);
	if (legal.play === null) return closed(turnReason(props, who(table.turn)));
	const rank = saidRank(table.nextRank, choice.rank.value);
	if (first === undefined) return closed(why.chooseCards);
	if (rank === null) return closed(why.chooseRank);
	if (clock.doubtSeconds > 0) return closed(why.doubtFirst(clock.doubtSeconds));
	const line =
		table.nextRank === null
			? text.actions.asOpening(rank, chosen.length, lies(chosen, rank), clock.seconds)
			: text.actions.as(rank, clock.seconds);
	return { name, line, move: { move: "play", cards: chosen, rank } };
}

const turnReason = ({ table }: Props, who: Who): string =>
	table.nextRank === null ? text.actions.why.opening(who) : text.actions.why.turnOf(who);

function Doubt({ props, legal, onMove }: ActionsProps) {
	const { table, info, online } = props;
	const bar = useRef<HTMLSpanElement>(null);
	const { challenge } = legal;

	useLayoutEffect(() => {
		if (bar.current !== null) runDown(bar.current, info.decisionAt + info.doubtMs - pageNow(), info.doubtMs);
	}, [table.plays, challenge === null]);

	return (
		<OfferButton
			offer={doubt(props, legal)}
			look="big liar"
			shortcut="doubt"
			hotkey="L"
			answers={table.plays}
			online={online}
			onMove={onMove}
		>
			{online && challenge !== null ? <span class="time" ref={bar} key={table.plays} /> : null}
		</OfferButton>
	);
}

function doubt({ table, own, info, seat }: Props, { challenge }: Legal): Offer<Move> {
	const { why } = text.actions;
	const offered = (line: string, move: Move | null = null): Offer<Move> => ({ name: text.actions.liar, line, move });
	if (challenge !== null) {
		const by = whoIs(info.seats, seat)(challenge.seat);
		return offered(text.actions.doubts({ ...challenge, by }), { move: "challenge" });
	}
	if (table.pending === null) return offered(why.nothingToDoubt);
	if (table.pending.seat === seat) return offered(why.ownPlay);
	return offered(own === null || own.hand.length === 0 ? why.out : why.nothingToDoubt);
}
