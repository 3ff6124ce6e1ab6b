import { gameOrder } from "../games/index.ts";
import { preference } from "../preference.ts";

/** The game that was played last on this device. */
export const lastGame = preference("game", gameOrder);
