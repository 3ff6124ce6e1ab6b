import { rankOf } from "@fibbers/rules";
import { useLayoutEffect, useRef } from "preact/hooks";
import { Back, Face } from "../../ui/card.tsx";
import { Icon } from "../../ui/icon.tsx";
import { Stamp } from "../../ui/stamp.tsx";
import { showReveal } from "./motion.ts";
import type { Challenge } from "./props.ts";
import { text, type Who } from "./text.ts";

/** Backs that are seen to slide to the loser. */
const swept = 6;

interface RevealProps {
	readonly challenge: Challenge;
	readonly who: (seat: number) => Who;
	/** The challenge's place in the events. */
	readonly at: number;
	/** What the page found when it came lies still. */
	readonly as: "news" | "found";
}

export function Reveal({ challenge, who, at, as }: RevealProps) {
	const root = useRef<HTMLDivElement>(null);

	useLayoutEffect(() => {
		if (root.current !== null && as === "news") showReveal(root.current, challenge.taker, toldSince(at));
	}, []);

	return (
		<div class="reveal" ref={root}>
			<div class="sweep" aria-hidden="true">
				{Array.from({ length: Math.min(swept, challenge.taken) }, (_, i) => (
					<Back key={i} size="mid" />
				))}
			</div>
			<p class="who">{text.reveal.title(who(challenge.by), who(challenge.seat))}</p>
			<Shown challenge={challenge} who={who} />
			<p class="then">{text.reveal.then(who(challenge.taker), challenge.taken)}</p>
		</div>
	);
}

/** What tells of it elsewhere: the say line, why nothing can be done now, and the log from that event on. */
const telling = '.say > p, .ticker > p, .actions [aria-disabled="true"] small, .log > [data-event]';
const toldSince = (at: number): readonly Element[] =>
	[...document.querySelectorAll<HTMLElement>(telling)].filter(
		({ dataset: { event } }) => event === undefined || Number(event) >= at,
	);

/** The cards of the play, what was said of them, and the stamp. */
export function Shown({ challenge, who }: Pick<RevealProps, "challenge" | "who">) {
	const { cards, rank, lie, seat } = challenge;
	return (
		<>
			<div class="faces" data-cards={cards.length}>
				{cards.map((card) => (
					<span class="turned" key={card}>
						<Back />
						<Face card={card} />
						<i class={rankOf(card) === rank ? "ok" : "no"}>
							<Icon name={rankOf(card) === rank ? "check" : "x"} />
						</i>
					</span>
				))}
			</div>
			<div class="slip verdict">
				<span>
					{text.claimant(who(seat))}: <q>{text.claim(cards.length, rank)}</q>
				</span>
				<Stamp kind={lie ? "lie" : "true"}>{lie ? text.reveal.lie : text.reveal.true}</Stamp>
			</div>
		</>
	);
}
