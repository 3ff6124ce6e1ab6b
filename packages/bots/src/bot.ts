import type { GameId, GameTypesById, Random, View } from "@fibbers/rules";

/**
 * A computer player. It gets the view of its seat and chance, nothing else, so it cannot know more than a person there.
 * Asked once for each seat and moment (after each play, challenge …): null lets things pass,
 * which a seat that the game waits for cannot do.
 */
export interface Bot<View, Move> {
	decide(view: View, random: Random): Move | null;
}

export type BotOf<Id extends GameId> = Bot<
	View<GameTypesById[Id]["table"], GameTypesById[Id]["own"]>,
	GameTypesById[Id]["move"]
>;
