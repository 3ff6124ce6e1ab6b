import type { Card } from "@fibbers/rules";
import { Back, Face } from "../../ui/card.tsx";
import { Icon } from "../../ui/icon.tsx";
import { Stamp } from "../../ui/stamp.tsx";
import { isMeant, sorted } from "./cards.ts";
import type { Event } from "./props.ts";
import { text, type Who } from "./text.ts";

/** What ended the game. */
export type Ending = Extract<Event, { readonly event: "doubted" | "guessed" }>;

interface RevealProps<Of extends Ending = Ending> {
	readonly ending: Of;
	readonly who: (seat: number) => Who;
}

/** What was turned over at the end. */
export const Reveal = ({ ending, who }: RevealProps) =>
	ending.event === "doubted" ? <Hand ending={ending} who={who} /> : <Middle ending={ending} who={who} />;

/** The hand that was doubted, the cards that the question was about marked, and the stamp on what was said of it. */
function Hand({ ending, who }: RevealProps<Extract<Ending, { readonly event: "doubted" }>>) {
	const { seat, of, hand, count, truth } = ending;
	const lie = count !== truth;
	return (
		<>
			<p class="who">{text.reveal.doubt(who(seat), who(of))}</p>
			{hand.length === 0 ? (
				<p>{text.reveal.emptyHand(who(of))}</p>
			) : (
				<div class="faces" role="group" aria-label={text.reveal.hand(who(of))} data-cards={hand.length}>
					{sorted(hand).map((card) => (
						<Turned key={card} card={card} mark={isMeant(ending, card) ? "ok" : null} />
					))}
				</div>
			)}
			<div class="slip verdict">
				<span>
					{text.claimant(who(of))}: <q>{text.claim(count, ending)}</q>
				</span>
				<Stamp kind={lie ? "lie" : "true"}>{lie ? text.reveal.lie : text.reveal.true}</Stamp>
			</div>
		</>
	);
}

/** The card that was named beside the one that lay there. */
function Middle({ ending: { seat, card, middle }, who }: RevealProps<Extract<Ending, { readonly event: "guessed" }>>) {
	return (
		<div class="faces pair">
			<figure>
				<figcaption>{text.reveal.guess(who(seat))}</figcaption>
				<span class="named">
					<Face card={card} />
					<Verdict mark={card === middle ? "ok" : "no"} />
				</span>
			</figure>
			<figure>
				<figcaption>{text.reveal.middle}</figcaption>
				<span class="turned middle-card">
					<Back />
					<Face card={middle} />
				</span>
			</figure>
		</div>
	);
}

type Shown = "ok" | "no";

const Turned = ({ card, mark }: { readonly card: Card; readonly mark: Shown | null }) => (
	<span class="turned">
		<Back />
		<Face card={card} />
		{mark === null ? null : <Verdict mark={mark} />}
	</span>
);

const Verdict = ({ mark }: { readonly mark: Shown }) => (
	<i class={mark}>
		<Icon name={mark === "ok" ? "check" : "x"} />
	</i>
);
