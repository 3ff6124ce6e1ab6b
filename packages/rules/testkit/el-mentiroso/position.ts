import { elMentiroso as game } from "../../src/el-mentiroso/index.ts";
import type { Event, Move, Options, Refusal, State } from "../../src/el-mentiroso/types.ts";
import type { Card, Rank, Seat } from "../../src/index.ts";
import { frozen } from "../frozen.ts";

/** Cards as text: `"AS KD"`. */
export const cards = (text: string): Card[] => text.split(" ").filter((code) => code !== "") as Card[];

export const play = (text: string, rank: Rank): Move => ({ move: "play", cards: cards(text), rank });
export const discard = (text: string): Move => ({ move: "discard", cards: cards(text) });
export const challenge: Move = { move: "challenge" };
export const accept: Move = { move: "accept" };

/** The start of a game with these hands; seat 0 is first unless said otherwise. */
export function position(hands: readonly string[], given: Partial<Options> & { first?: Seat } = {}): State {
	const { first = 0, rank = "locked", discardFrom = 4 } = given;
	return frozen(game.setup({ rank, discardFrom }, { hands: hands.map(cards), first }));
}

/** The state after the moves, each of which must be legal. */
export const after = (state: State, ...moves: readonly (readonly [Seat, Move])[]): State =>
	moves.reduce((before, [seat, move]) => step(before, seat, move).state, state);

export const eventsOf = (state: State, seat: Seat, move: Move): readonly Event[] => step(state, seat, move).events;

/** Why the move is refused; null when it is not. */
export function refusalOf(state: State, seat: Seat, move: Move): Refusal | null {
	const applied = game.apply(state, seat, move);
	return applied.ok ? null : applied.error;
}

function step(state: State, seat: Seat, move: Move): { state: State; events: readonly Event[] } {
	const applied = game.apply(state, seat, move);
	if (!applied.ok) throw new Error(`${JSON.stringify(move)} of seat ${seat} is refused: ${applied.error}`);
	return frozen(applied.value);
}
