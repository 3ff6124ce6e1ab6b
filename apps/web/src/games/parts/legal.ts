import { type Game, type GameId, type GameTypesById, games } from "@fibbers/rules";

export interface Known<Id extends GameId> {
	readonly table: GameTypesById[Id]["table"];
	readonly own: GameTypesById[Id]["own"] | null;
	readonly seat: number | null;
}

/** What the reader may do now, as the rules say; `nothing` for whoever watches. */
export const legalIn =
	<Id extends GameId>(id: Id, nothing: GameTypesById[Id]["legal"]) =>
	({ table, own, seat }: Known<Id>): GameTypesById[Id]["legal"] => {
		if (seat === null || own === null) return nothing;
		const game: Game<GameTypesById[Id]> = games[id];
		return game.legal({ viewer: seat, table, own }) ?? nothing;
	};
