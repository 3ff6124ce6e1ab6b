import { type Card, rankOf, ranks } from "@fibbers/rules";
import type { Person } from "../games/game-screen.ts";
import { replay as text } from "../text/replay.ts";
import { type CardSize, Face } from "../ui/card.tsx";
import { Coaster } from "../ui/coaster.tsx";
import { type Eyes, peopleOf } from "./moment.ts";
import type { Reel } from "./reel.ts";

interface HandsProps {
	readonly reel: Reel;
	readonly at: number;
	readonly eyes: Eyes;
	/** As their table shows them; records know names only. */
	readonly people?: readonly Person[];
}

/** Under the board: every hand, open, or the one of the player whose eyes we look through. */
export function Hands({ reel, at, eyes, people = peopleOf(reel) }: HandsProps) {
	const hands = reel.steps[at]?.hands ?? [];
	const { middle } = reel.deal as { readonly middle?: Card };
	if (eyes !== "all") {
		return (
			<section class="hands one" aria-label={text.hands.of(reel.names[eyes] ?? "")}>
				<h2>{text.hands.of(reel.names[eyes] ?? "")}</h2>
				<Cards cards={hands[eyes] ?? []} size="sm" />
			</section>
		);
	}
	return (
		<section class="hands" aria-label={text.hands.all}>
			<h2>{text.hands.all}</h2>
			<ul>
				{people.map((person, seat) => (
					<li key={seat}>
						<Coaster picture={person.picture} tone={person.tone} size="xs" />
						<span class="name">{text.hands.count(person.name, hands[seat]?.length ?? 0)}</span>
						<Cards cards={hands[seat] ?? []} size="xs" />
					</li>
				))}
				{middle === undefined ? null : (
					<li>
						<span />
						<span class="name">{text.hands.middle}</span>
						<Cards cards={[middle]} size="xs" />
					</li>
				)}
			</ul>
		</section>
	);
}

const Cards = ({ cards, size }: { readonly cards: readonly Card[]; readonly size: CardSize }) => (
	<span class="small-cards">
		{cards.length === 0
			? text.hands.none
			: byRank(cards).map((card, i) => <Face key={`${card} ${i}`} card={card} size={size} />)}
	</span>
);

const byRank = (cards: readonly Card[]): readonly Card[] =>
	[...cards].sort((a, b) => ranks.indexOf(rankOf(a)) - ranks.indexOf(rankOf(b)) || (a < b ? -1 : 1));
