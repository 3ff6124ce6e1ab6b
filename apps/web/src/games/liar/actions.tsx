import { t } from "../../text/index.ts";
import { Btn } from "../../ui/button.tsx";
import { Actions as PlayerActions } from "../parts/actions.tsx";
import { whoIs } from "../parts/who.ts";
import { doubtReason, plainOffer } from "./offer.ts";
import { type Legal, type Move, momentOf, otherSeat, type Props } from "./props.ts";
import type { Selection } from "./selection.ts";
import { text } from "./text.ts";

interface ActionsProps {
	readonly props: Props;
	readonly legal: Legal;
	readonly choice: Selection;
	readonly onMove: (move: Move) => void;
}

/** The plain action and the doubt. They never change places. */
export const Actions = (given: ActionsProps) => (
	<PlayerActions of={given.props}>
		<PlainAction {...given} />
		<Doubt {...given} />
	</PlayerActions>
);

function PlainAction({ props, legal, choice, onMove }: ActionsProps) {
	const { name, line, move } = plainOffer(props, legal, choice);
	const reason = props.online ? (move === null ? line : null) : t.parts.actions.noConnection;
	return (
		<Btn
			look="big"
			shortcut="act"
			reason={reason}
			answers={`${momentOf(props.table)} ${JSON.stringify(move)}`}
			onPress={() => move !== null && onMove(move)}
		>
			{name}
			<small>{reason ?? line}</small>
			<span class="hotkey" aria-hidden="true">
				Enter
			</span>
		</Btn>
	);
}

function Doubt({ props, legal, onMove }: ActionsProps) {
	const { info, seat, table, online } = props;
	const who = whoIs(info.seats, seat);
	const { judge } = legal;
	const reason = online ? doubtReason(props, legal) : t.parts.actions.noConnection;
	return (
		<Btn
			look="big liar"
			shortcut="doubt"
			reason={reason}
			answers={momentOf(table)}
			onPress={() => onMove({ move: "doubt" })}
		>
			{text.actions.liar}
			<small>{reason ?? (judge === null ? "" : text.actions.doubts(who(otherSeat(judge.by)), judge))}</small>
			<span class="hotkey" aria-hidden="true">
				L
			</span>
		</Btn>
	);
}
