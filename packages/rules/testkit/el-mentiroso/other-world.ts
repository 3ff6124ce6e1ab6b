import type { Move, State } from "../../src/el-mentiroso/types.ts";
import { type Card, type Random, rankOf, type Seat, shuffled, type Viewer } from "../../src/index.ts";

interface Act {
	readonly seat: Seat;
	readonly move: Move;
}

/** Hidden cards change places: every card has one name, so it is enough to exchange names. */
export function otherWorld(state: State, viewer: Viewer, act: Act, random: Random): { state: State; move: Move } {
	const names = new Map(exchangeable(state, viewer, act).flatMap((cards) => pairs(cards, shuffled(cards, random))));
	const renamed = (cards: readonly Card[]): Card[] => cards.map((card) => names.get(card) ?? card);
	const { move } = act;
	return {
		state: {
			...state,
			hands: state.hands.map(renamed),
			pile: state.pile.map((play) => ({ ...play, cards: renamed(play.cards) })),
		},
		move: "cards" in move ? { ...move, cards: renamed(move.cards) } : move,
	};
}

const pairs = (from: readonly Card[], to: readonly Card[]): [Card, Card][] =>
	from.map((card, i) => [card, to[i] ?? card]);

/** Groups of cards, each of which may change places within its group without the viewer noticing. */
function exchangeable({ hands, pile }: State, viewer: Viewer, { seat, move }: Act): Card[][] {
	const shown: readonly Card[] =
		move.move === "discard" ? move.cards : move.move === "challenge" ? (pile.at(-1)?.cards ?? []) : [];
	const hidden = (cards: readonly Card[]): Card[] => cards.filter((card) => !shown.includes(card));
	const inHands = hidden(hands.filter((_, at) => at !== viewer).flat());
	const inPile = hidden(pile.filter((play) => play.seat !== viewer).flatMap((play) => play.cards));
	// Who takes the pile sees which cards it holds, but not who laid which.
	const last = pile.at(-1);
	const taker = last?.cards.every((card) => rankOf(card) === last.rank) ? seat : last?.seat;
	const taken = move.move === "challenge" && taker === viewer;
	return taken ? [inHands, inPile] : [[...inHands, ...inPile]];
}
