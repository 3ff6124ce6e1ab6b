import { type Card, type Random, type Seat, shuffled, type Viewer } from "../../src/index.ts";
import type { Move, State } from "../../src/liars-post/types.ts";

interface Act {
	readonly seat: Seat;
	readonly move: Move;
}

/**
 * Hidden cards change places. Two decks have two cards of each name, so places are redrawn, not names;
 * a card that is sent is another one when its place holds another.
 */
export function otherWorld(state: State, viewer: Viewer, act: Act, random: Random): { state: State; move: Move } {
	const { hands, transit } = state;
	const isHidden = (seat: Seat): boolean => seat !== viewer;
	const moving = transit !== null && !isShown(transit, viewer, act) ? [transit.card] : [];
	const drawn = shuffled([...moving, ...hands.filter((_, seat) => isHidden(seat)).flat()], random);
	const other = <Known extends Card | undefined>(known: Known): Card | Known => drawn.pop() ?? known;
	const redrawn = hands.map((hand, seat) => (isHidden(seat) ? hand.map(other) : hand));
	return {
		state: {
			...state,
			hands: redrawn,
			transit: transit && { ...transit, card: moving.length > 0 ? other(transit.card) : transit.card },
		},
		move: moved(act, hands, redrawn),
	};
}

/** Whether the viewer knows the card in transit, or the move shows it to him. */
function isShown({ hops, looked }: NonNullable<State["transit"]>, viewer: Viewer, { seat, move }: Act): boolean {
	const hasIt = hops.at(-1)?.to === viewer;
	if (move.move === "call" || (move.move === "look" && seat === viewer)) return true;
	return hops.some(({ from }) => from === viewer) || (looked && hasIt);
}

function moved({ seat, move }: Act, hands: State["hands"], redrawn: State["hands"]): Move {
	if (move.move !== "send") return move;
	const place = hands[seat]?.indexOf(move.card) ?? -1;
	return { ...move, card: redrawn[seat]?.[place] ?? move.card };
}
