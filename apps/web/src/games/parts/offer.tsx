import type { ComponentChildren } from "preact";
import { t } from "../../text/index.ts";
import { Btn } from "../../ui/button.tsx";

/** A button's name, the line below it, and what it does; null when it is not possible and the line is the reason. */
export interface Offer<Move> {
	readonly name: string;
	readonly line: string;
	readonly move: Move | null;
}

interface OfferButtonProps<Move> {
	readonly offer: Offer<Move>;
	/** As `Btn` has it. */
	readonly look: string;
	readonly shortcut: string;
	/** What stands on the key that presses it. */
	readonly hotkey: string;
	/** What a press answers: when that changes, a press that has begun no longer counts. */
	readonly answers: string | number;
	readonly online: boolean;
	readonly onMove: (move: Move) => Promise<void>;
	readonly children?: ComponentChildren;
}

/** One of the row of actions. */
export function OfferButton<Move>(props: OfferButtonProps<Move>) {
	const { offer, look, shortcut, hotkey, answers, online, onMove, children } = props;
	const { name, move } = offer;
	const line = online ? offer.line : t.parts.actions.noConnection;
	return (
		<Btn
			look={look}
			shortcut={shortcut}
			reason={online && move !== null ? null : line}
			answers={answers}
			onPress={() => move !== null && onMove(move)}
		>
			{name}
			<small class="num">{line}</small>
			<span class="hotkey" aria-hidden="true">
				{hotkey}
			</span>
			{children}
		</Btn>
	);
}
