import { rankOf } from "@fibbers/rules";
import { Back, Face } from "../../ui/card.tsx";
import { Stamp } from "../../ui/stamp.tsx";
import { Words } from "../../ui/words.tsx";
import { countOf, kindOf, onlyMissing } from "./cells.ts";
import type { Called, Table } from "./props.ts";
import { text, type Who } from "./text.ts";

interface RevealProps {
	readonly called: Called;
	readonly table: Table;
	readonly who: (seat: number) => Who;
}

/** How the last card ended; it stays until the next one is sent. */
export const Reveal = ({ called, table, who }: RevealProps) => (
	<div class="ended">
		<Shown called={called} who={who}>
			<p class="then">
				{text.reveal.takes(who(called.taker), called.card)} {means(called, table)}
			</p>
		</Shown>
	</div>
);

interface ShownProps extends Pick<RevealProps, "called" | "who"> {
	readonly children?: preact.ComponentChildren;
}

/** The card, what was said of it, and the stamp. */
export function Shown({ called: { seat, says, from, claim, card, taker }, who, children }: ShownProps) {
	const lie = rankOf(card) !== claim;
	return (
		<>
			<span class="turned">
				<Back />
				<Face card={card} />
				<span class="sweep" aria-hidden="true">
					<Face card={card} named="hidden" />
				</span>
			</span>
			<div class="told">
				<p class="who">
					<Words of={text.reveal.called(who(seat), says, taker !== seat)} />
				</p>
				<div class="verdict">
					<span class="slip claim">
						<span class="by">{text.claimant(who(from))}</span>: <q>{text.aKind(claim)}</q>
					</span>
					<span class="slip">
						<Stamp kind={lie ? "lie" : "true"}>{lie ? text.reveal.lie : text.reveal.true}</Stamp>
					</span>
				</div>
				{children}
			</div>
		</>
	);
}

/** “That is three: one more loses.” */
export function means({ taker, card }: Called, { faceUp, limit, options }: Table): string | null {
	const rack = faceUp[taker] ?? [];
	return text.reveal.warning(countOf(rack, kindOf(card)), limit, options.eightDifferent ? onlyMissing(rack) : null);
}
