import { type Card, rankOf, suitOf } from "@fibbers/rules";
import type { CSSProperties } from "preact";
import { t } from "../text/index.ts";

export type CardSize = "xs" | "sm" | "mid" | "show";

interface FaceProps {
	readonly card: Card;
	readonly size?: CardSize;
	readonly style?: CSSProperties;
	/** "hidden" where a name stands beside it, as on a button. */
	readonly named?: "self" | "hidden";
}

const courts: readonly string[] = ["J", "Q", "K"];

export function Face({ card, size, style, named = "self" }: FaceProps) {
	const rank = rankOf(card);
	const suit = `#suit-${suitOf(card)}`;
	const court = courts.includes(rank);
	const naming =
		named === "self" ? ({ role: "img", "aria-label": t.cards.name(card) } as const) : { "aria-hidden": true };
	return (
		<span
			class={size === undefined ? "card" : `card ${size}`}
			data-rank={rank}
			data-suit={suitOf(card)}
			style={style ?? {}}
			{...naming}
		>
			<span class="idx">
				<b>{t.cards.rank[rank]}</b>
				<svg>
					<use href={suit} />
				</svg>
			</span>
			<svg class={court ? "court" : "pip"}>
				<use href={court ? `#court-${rank}` : suit} />
			</svg>
		</span>
	);
}

/** The same for every deck; what it hides is not here. */
export const Back = ({ size, style }: { readonly size?: CardSize; readonly style?: CSSProperties }) => (
	<span class={size === undefined ? "card back" : `card back ${size}`} style={style ?? {}} aria-hidden="true">
		<svg>
			<use href="#wink" />
		</svg>
	</span>
);
