import { Actions as PlayerActions } from "../parts/actions.tsx";
import { type Offer, OfferButton } from "../parts/offer.tsx";
import { whoIs } from "../parts/who.ts";
import { doubtReason, plainOffer } from "./offer.ts";
import { type Legal, type Move, momentOf, otherSeat, type Props } from "./props.ts";
import type { Selection } from "./selection.ts";
import { text } from "./text.ts";

interface ActionsProps {
	readonly props: Props;
	readonly legal: Legal;
	readonly choice: Selection;
	readonly onMove: (move: Move) => Promise<void>;
}

/** The plain action and the doubt. They never change places. */
export const Actions = (given: ActionsProps) => (
	<PlayerActions of={given.props}>
		<PlainAction {...given} />
		<Doubt {...given} />
	</PlayerActions>
);

function PlainAction({ props, legal, choice, onMove }: ActionsProps) {
	const offer = plainOffer(props, legal, choice);
	return (
		<OfferButton
			offer={offer}
			look="big"
			shortcut="act"
			hotkey="Enter"
			answers={`${momentOf(props.table)} ${JSON.stringify(offer.move)}`}
			online={props.online}
			onMove={onMove}
		/>
	);
}

const Doubt = ({ props, legal, onMove }: ActionsProps) => (
	<OfferButton
		offer={doubtOffer(props, legal)}
		look="big liar"
		shortcut="doubt"
		hotkey="L"
		answers={momentOf(props.table)}
		online={props.online}
		onMove={onMove}
	/>
);

function doubtOffer(props: Props, legal: Legal): Offer<Move> {
	const name = text.actions.liar;
	const { judge } = legal;
	if (judge === null) return { name, line: doubtReason(props, legal) ?? "", move: null };
	const by = whoIs(props.info.seats, props.seat)(otherSeat(judge.by));
	return { name, line: text.actions.doubts(by, judge), move: { move: "doubt" } };
}
