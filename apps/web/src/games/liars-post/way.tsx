import { type Card, rankOf, suitOf } from "@fibbers/rules";
import { t } from "../../text/index.ts";
import { Back } from "../../ui/card.tsx";
import { Coaster } from "../../ui/coaster.tsx";
import { Icon } from "../../ui/icon.tsx";
import type { Person } from "../game-screen.ts";
import type { Hop } from "./props.ts";
import { text, type Who } from "./text.ts";

interface StopsProps {
	readonly hops: readonly Hop[];
	readonly people: readonly Person[];
	readonly who: (seat: number) => Who;
}

interface WayProps extends StopsProps {
	readonly hops: readonly [Hop, ...Hop[]];
	/** The card itself, when the reader has seen it. */
	readonly saw: Card | null;
}

/** What is said of the card now, and everything that was said of it before. */
export function Way({ hops, saw, people, who }: WayProps) {
	const { from, to, claim } = hops.at(-1) ?? hops[0];
	return (
		<>
			<p class="says">
				<span>{text.mat.says(who(from), who(to))}</span> <q>{text.mat.thisIs(claim)}</q>
			</p>
			{saw === null ? null : <Saw card={saw} />}
			<div class="route" data-hops={hops.length}>
				<Stops hops={hops} people={people} who={who} />
				<span class="dest">
					<span role="img" aria-label={text.mat.hidden}>
						<Back />
					</span>
					<span>{text.mat.to(who(to))}</span>
				</span>
			</div>
		</>
	);
}

/** One coaster and one slip for each who has had the card, in order. */
export const Stops = ({ hops, people, who }: StopsProps) => (
	<ol class="stops" aria-label={text.mat.way}>
		{hops.map(({ from, claim }, i) => (
			<li key={from} class={i === hops.length - 1 ? "stop last" : "stop"}>
				<Coaster picture={people[from]?.picture ?? ""} tone={people[from]?.tone ?? 0} />
				<span class="name">{text.claimant(who(from))}</span>
				<span class="slip">
					<span class="article">{text.article(claim)} </span>
					{text.kind[claim]}
				</span>
			</li>
		))}
	</ol>
);

const Saw = ({ card }: { readonly card: Card }) => (
	<span class="saw slip">
		<Icon name="eye" />
		<span class="words">{text.mat.saw}</span>
		<b data-suit={suitOf(card)}>
			<span aria-hidden="true">{t.cards.rank[rankOf(card)]}</span>
			<svg aria-hidden="true">
				<use href={`#suit-${suitOf(card)}`} />
			</svg>
			<span class="vh">{t.cards.name(card)}</span>
		</b>
	</span>
);
