import { preference } from "../preference.ts";
import { gameOrder } from "../text/en/games.ts";

/** The game that was played last on this device. */
export const lastGame = preference("game", gameOrder);
