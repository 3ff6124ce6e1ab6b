import type { Card } from "./card.ts";
import type { Deal, Game, GameTypes, Seat, View, Viewer } from "./game.ts";
import type { GameId } from "./games.ts";
import { open, type Refused, walk } from "./record.ts";

/** A game as it stood at one moment, and how it came to that. */
export interface UnfoldedStep {
	/** Who moved, and how; both null at the first step, the deal. */
	readonly seat: Seat | null;
	readonly move: GameTypes["move"] | null;
	/** What the move brought about, unfiltered. */
	readonly events: readonly GameTypes["event"][];
	view(viewer: Viewer): View;
	/** Every seat's cards, open, in the order in which the game keeps them. */
	readonly hands: readonly (readonly Card[])[];
	/** Null while the game is on. */
	readonly outcome: GameTypes["outcome"] | null;
}

/** A record with all that its moves brought about. */
export interface Unfolded {
	readonly game: GameId;
	readonly options: GameTypes["options"];
	readonly seats: number;
	readonly deal: Deal;
	/** The deal, then one for each move. */
	readonly steps: readonly UnfoldedStep[];
}

/** Unfolds a parsed record, whole or cut short; one that holds an illegal move is refused altogether, as `replay` does. */
export function unfold(record: unknown): { readonly ok: true; readonly value: Unfolded } | Refused {
	const opened = open(record);
	if (!opened.ok) return { ok: false, at: null, error: opened.error };
	const { id, game, options, seats, deal, state } = opened.value;
	const steps = [stepOf(game, { seat: null, move: null, state, events: [] })];
	for (const made of walk(opened.value)) {
		if (!made.ok) return made;
		steps.push(stepOf(game, made.value));
	}
	return { ok: true, value: { game: id, options, seats, deal, steps } };
}

interface Came extends Pick<UnfoldedStep, "seat" | "move" | "events"> {
	readonly state: GameTypes["state"];
}

const stepOf = (game: Game, { seat, move, events, state }: Came): UnfoldedStep => ({
	seat,
	move,
	events,
	view: (viewer) => game.view(state, viewer),
	hands: game.hands(state),
	outcome: game.outcome(state),
});

/** All events in order, each with the index of its step: `eventsOf(unfolded)[mark.at]` is a mark's claim. */
export const eventsOf = ({ steps }: Unfolded): { readonly step: number; readonly event: GameTypes["event"] }[] =>
	steps.flatMap(({ events }, step) => events.map((event) => ({ step, event })));
