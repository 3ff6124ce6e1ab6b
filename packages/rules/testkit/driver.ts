import type { Card, Game, GameTypes, Seat } from "../src/index.ts";
import { frozen } from "./frozen.ts";

/** Cards as text: `"AS KD"`. */
export const cards = (text: string): Card[] => text.split(" ").filter((code) => code !== "") as Card[];

interface Driver<Types extends GameTypes> {
	/** The state after the moves, each of which must be legal. */
	after(state: Types["state"], ...moves: readonly (readonly [Seat, Types["move"]])[]): Types["state"];
	eventsOf(state: Types["state"], seat: Seat, move: Types["move"]): readonly Types["event"][];
	/** All that happens on the way, each move of which must be legal. */
	story(state: Types["state"], ...moves: readonly (readonly [Seat, Types["move"]])[]): readonly Types["event"][];
	/** Why the move is refused; null when it is not. */
	refusalOf(state: Types["state"], seat: Seat, move: Types["move"]): Types["refusal"] | null;
}

/** Makes moves in a game, for tests that start from a position. */
export function driver<Types extends GameTypes>(game: Game<Types>): Driver<Types> {
	const step = (state: Types["state"], seat: Seat, move: Types["move"]) => {
		const applied = game.apply(state, seat, move);
		if (!applied.ok) throw new Error(`${JSON.stringify(move)} of seat ${seat} is refused: ${applied.error}`);
		return frozen(applied.value);
	};
	return {
		after: (state, ...moves) => moves.reduce((before, [seat, move]) => step(before, seat, move).state, state),
		eventsOf: (state, seat, move) => step(state, seat, move).events,
		story(state, ...moves) {
			const events: Types["event"][] = [];
			let before = state;
			for (const [seat, move] of moves) {
				const done = step(before, seat, move);
				events.push(...done.events);
				before = done.state;
			}
			return events;
		},
		refusalOf(state, seat, move) {
			const applied = game.apply(state, seat, move);
			return applied.ok ? null : applied.error;
		},
	};
}
