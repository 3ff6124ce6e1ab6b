import { type Card, liar, rankOf, suitOf } from "@fibbers/rules";
import type { figures } from "../../text/en/rules/liar.ts";
import { t } from "../../text/index.ts";
import { Back, Face } from "../../ui/card.tsx";
import { Icon } from "../../ui/icon.tsx";
import { Saying } from "./drawn.tsx";
import type { Drawing } from "./figures.tsx";

const rows: readonly (readonly Card[])[] = ["K", "Q", "J"].map((rank) =>
	liar.deck.filter((card) => rankOf(card) === rank),
);

const Deal: Drawing = () => (
	<span class="drawn-nine">
		{rows.flat().map((card) => (
			<Face key={card} card={card} size="xs" named="hidden" />
		))}
	</span>
);

const Turn: Drawing = ({ text }) => (
	<span class="drawn-row">
		<Face card="KS" size="sm" named="hidden" />
		<span class="drawn-talk">
			<Saying said={text.said?.[0]} />
			<Saying said={text.said?.[1]} />
		</span>
	</span>
);

const marks: Readonly<Partial<Record<Card, "out" | "ring">>> = { KS: "out", QH: "out", JS: "out", JH: "ring" };

const Notes: Drawing = () => (
	<span class="drawn-notes">
		{rows.flat().map((card) => (
			<span key={card} data-suit={suitOf(card)} data-mark={marks[card]}>
				{t.cards.rank[rankOf(card)]}
				<svg>
					<use href={`#suit-${suitOf(card)}`} />
				</svg>
			</span>
		))}
	</span>
);

const Guess: Drawing = ({ text }) => (
	<>
		<span class="drawn-row">
			<Back size="sm" />
			<Icon name="arrow" />
			<Face card="QD" size="sm" named="hidden" />
		</span>
		<Saying said={text.said?.[0]} />
	</>
);

export const liarFigures: Readonly<Record<(typeof figures)[number], Drawing>> = {
	deal: Deal,
	turn: Turn,
	notes: Notes,
	guess: Guess,
};
