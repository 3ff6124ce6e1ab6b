import { byCode, type Card, rankOf } from "../card.ts";
import type { Seat } from "../game.ts";
import { allSeats } from "../seats.ts";
import { actor, holders, lastHop, limitOf } from "./state.ts";
import { kinds, type Outcome, type State } from "./types.ts";

/**
 * P12-P14: ends the game when the seat that is to send has lost. Only that seat can have:
 * whoever took a card is the one who sends next.
 */
export function settled(state: State): State {
	if (state.transit !== null) return state;
	const why = lost(state, state.turn);
	return why === null ? state : { ...state, over: { loser: state.turn, why } };
}

function lost({ options, hands, faceUp }: State, seat: Seat): Outcome["why"] | null {
	const open = faceUp[seat] ?? [];
	const counts = kinds.map((kind) => open.filter((card) => rankOf(card) === kind).length);
	if (Math.max(...counts) >= limitOf(options, hands.length)) return "set";
	if (options.eightDifferent && Math.min(...counts) > 0) return "eight-different";
	return hands[seat]?.length === 0 ? "no-cards" : null;
}

export const outcome = (state: State): Outcome | null => state.over;

export const loser = ({ loser }: Outcome): Seat => loser;

/** P15: everybody else wins together. */
export const winners = ({ loser }: Outcome, seats: number): readonly Seat[] =>
	allSeats(seats).filter((seat) => seat !== loser);

export const actors = (state: State): readonly Seat[] => (state.over === null ? [actor(state)] : []);

/** P16: each move answers the one before it. */
export const moment = ({ moves }: State): number => moves;

export const hands = (state: State): readonly (readonly Card[])[] => state.hands;

export function replayTable({ faceUp, transit }: State): object {
	return {
		faceUp: faceUp.map(byCode),
		transit: transit && { ...lastHop(transit), holders: holders(transit), looked: transit.looked },
	};
}
