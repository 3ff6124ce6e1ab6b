import { gameIds, seededRandom } from "@fibbers/rules";
import { TableInFalls } from "./table-in-falls.ts";

/** A table of each game, its people seated and its cards dealt. */
export const tablesOfEveryGame = (url: string | readonly string[], seed: number): Promise<TableInFalls[]> =>
	Promise.all(gameIds.map((game, i) => TableInFalls.open(url, game, game === "liar" ? 2 : 3, seededRandom(seed + i))));
