import type { GameId } from "@fibbers/rules";
import { gameScreens } from "../games/index.ts";
import { heard } from "../text/spoken.ts";

export const fetchTable = () => heard(import("./table.tsx"));

/** What fails to come now is asked for again when it is needed, and whoever needs it says so. */
const quietly = (coming: Promise<unknown>): void => void coming.catch(() => {});

let isDealt = false;

/** Somebody may be at a table soon: fetches what every table needs. */
export const expectTable = (): void => quietly(fetchTable());

/** The reader asks for a table where this is dealt already: fetches what shows it while the server deals. */
export function expectCards(game: GameId): void {
	isDealt = true;
	expectTable();
	quietly(gameScreens[game]());
}

/** The reader comes to a table. Unless cards are expected, `fetchBetween` is called: people may still be sitting down. */
export function arriveAtTable(fetchBetween: () => Promise<unknown>): void {
	if (!isDealt) quietly(fetchBetween());
	isDealt = false;
}
