import type { GameId } from "@fibbers/rules";
import type { TableState } from "./table-state.ts";
import { wireOf } from "./wires.ts";

/** Puts a game's public view (`View.table` of a spectator) into the schema; what is unchanged is not sent again. */
export function writeView({ view }: TableState, game: GameId, table: object): void {
	const texts = wireOf(game).write(table);
	for (const name of Array.from(view.keys())) if (!Object.hasOwn(texts, name)) view.delete(name);
	for (const [name, text] of Object.entries(texts)) if (view.get(name) !== text) view.set(name, text);
}

/** Takes the game off the table. */
export function clearView({ view }: TableState): void {
	for (const name of Array.from(view.keys())) view.delete(name);
}

/** The public view that a client shows; null while nothing has been dealt. */
export function readView({ view, game }: TableState): object | null {
	return view.size === 0 ? null : wireOf(game as GameId).read(Object.fromEntries(view.entries()));
}
