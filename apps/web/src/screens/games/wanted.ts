import { gameOrder } from "../../games/index.ts";
import type { GamesWanted } from "../../session/games.ts";

export type Filter = Omit<GamesWanted, "before">;

export const everything: Filter = { game: null, won: null };

/** The filter as it stands in an address, so that it is there again when somebody comes back from a game. */
export function filterIn(search: string): Filter {
	const query = new URLSearchParams(search);
	const won = query.get("won");
	return {
		game: gameOrder.find((game) => game === query.get("game")) ?? null,
		won: won === "true" || won === "false" ? won === "true" : null,
	};
}

export function addressOf({ game, won }: Filter): string {
	const query = new URLSearchParams();
	if (game !== null) query.set("game", game);
	if (won !== null) query.set("won", String(won));
	return query.size === 0 ? "/games" : `/games?${query}`;
}
