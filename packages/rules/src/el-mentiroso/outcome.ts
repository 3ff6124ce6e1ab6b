import { byCode, type Card } from "../card.ts";
import type { Seat } from "../game.ts";
import { announced, pending, placed } from "./state.ts";
import type { Move, Outcome, State } from "./types.ts";

export const outcome = (state: State): Outcome | null => state.over;

/** M19: the last place deals the next game. */
export function loser({ places }: Outcome): Seat {
	const last = places.at(-1);
	if (last === undefined) throw new Error("an outcome without places");
	return last;
}

/** M16: in a last stand the turn is with the one seat that must answer. */
export const actors = (state: State): readonly Seat[] => (state.over === null ? [state.turn] : []);

/** M19: the first place wins; those between win and lose nothing. */
export const winners = ({ places }: Outcome): readonly Seat[] => places.slice(0, 1);

/** A play, a challenge and the end of a challenge's time each begin a new one; a discard does not. */
export const moment = (state: State): number => state.plays + state.challenges + (state.over === null ? 0 : 1);

/** M8: the next play takes away the chance to challenge the one before it. */
export const endsDoubt = (state: State, move: Move): boolean => move.move === "play" && pending(state) !== null;

export const hands = (state: State): readonly (readonly Card[])[] => state.hands;

export function replayTable(state: State): object {
	const play = pending(state);
	return {
		pile: byCode(state.pile.flatMap(({ cards }) => cards)),
		rank: announced(state),
		pending: play && { seat: play.seat, count: play.count },
		places: placed(state),
	};
}
