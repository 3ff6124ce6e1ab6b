import type { GameId, GameTypesById, Random, View } from "@fibbers/rules";

/**
 * A computer player. It gets what a person on its seat sees, and chance, nothing else: it cannot know more, and remembers nothing else.
 * Asked once for each seat and moment (after each play, challenge …): null lets things pass,
 * which a seat that the game waits for cannot do.
 */
export interface Bot<View, Move, Event = never> {
	/** `log`: what has happened in this game so far, as the seat has seen it, oldest first; left out where nobody kept it. */
	decide(view: View, random: Random, log?: () => readonly Event[]): Move | null;
	/** Where a player has something to load: null when it may be asked to decide, else resolves when it may. Left out where it may at once. */
	ready?(): Promise<void> | null;
}

export type BotOf<Id extends GameId> = Bot<
	View<GameTypesById[Id]["table"], GameTypesById[Id]["own"]>,
	GameTypesById[Id]["move"],
	GameTypesById[Id]["event"]
>;
