import { rankOf } from "@fibbers/rules";
import { useLayoutEffect, useRef } from "preact/hooks";
import { t } from "../../text/index.ts";
import { Btn } from "../../ui/button.tsx";
import { Actions as PlayerActions } from "../parts/actions.tsx";
import type { Clock } from "../parts/clock.ts";
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
	readonly onMove: (move: Move) => void;
}

/** The plain action and the doubt. They never change places. */
export const Actions = (given: ActionsProps) => (
	<PlayerActions of={given.props}>
		<PlainAction {...given} />
		<Doubt {...given} />
	</PlayerActions>
);

/** A button's name, the line below it, and what it does; null when it is not possible and the line is the reason. */
interface Offer {
	readonly name: string;
	readonly line: string;
	readonly move: Move | null;
}

function PlainAction({ props, legal, choice, clock, onMove }: ActionsProps) {
	const { name, line, move } = offer({ props, legal, choice, clock });
	const reason = props.online ? null : t.parts.actions.noConnection;
	return (
		<Btn
			look="big"
			shortcut="act"
			reason={reason ?? (move === null ? line : null)}
			answers={`${props.table.plays} ${move?.move ?? ""}`}
			onPress={() => move !== null && onMove(move)}
		>
			{name}
			<small class="num">{reason ?? line}</small>
			<span class="hotkey" aria-hidden="true">
				Enter
			</span>
		</Btn>
	);
}

function offer({ props, legal, choice, clock }: Omit<ActionsProps, "onMove">): Offer {
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
	const closed = (line: string): Offer => ({ name, line, move: null });
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
	const { table, info, seat, online } = props;
	const bar = useRef<HTMLSpanElement>(null);
	const { challenge } = legal;
	const who = whoIs(info.seats, seat);

	useLayoutEffect(() => {
		if (bar.current !== null) runDown(bar.current, info.decisionAt + info.doubtMs - Date.now(), info.doubtMs);
	}, [table.plays, challenge === null]);

	const reason = online ? doubtReason(props, legal) : t.parts.actions.noConnection;
	return (
		<Btn
			look="big liar"
			shortcut="doubt"
			reason={reason}
			answers={table.plays}
			onPress={() => onMove({ move: "challenge" })}
		>
			{text.actions.liar}
			<small>
				{reason ?? (challenge === null ? "" : text.actions.doubts({ ...challenge, by: who(challenge.seat) }))}
			</small>
			<span class="hotkey" aria-hidden="true">
				L
			</span>
			{reason === null ? <span class="time" ref={bar} key={table.plays} /> : null}
		</Btn>
	);
}

function doubtReason({ table, own, seat }: Props, { challenge }: Legal): string | null {
	if (challenge !== null) return null;
	if (table.pending === null) return text.actions.why.nothingToDoubt;
	if (table.pending.seat === seat) return text.actions.why.ownPlay;
	return own === null || own.hand.length === 0 ? text.actions.why.out : text.actions.why.nothingToDoubt;
}
