import type { GameId, GameTypesById } from "@fibbers/rules";
import { heard } from "../text/spoken.ts";
import type { GameScreen } from "./game-screen.ts";

type ScreenOf<Id extends GameId> = GameScreen<
	GameTypesById[Id]["table"],
	GameTypesById[Id]["own"],
	GameTypesById[Id]["event"],
	GameTypesById[Id]["move"]
>;

/** Every game's part of the client, by its id; each is fetched when somebody comes to a table that plays it. */
export const gameScreens: { readonly [Id in GameId]: () => Promise<ScreenOf<Id>> } = {
	"el-mentiroso": async () => (await heard(import("./el-mentiroso/index.ts"))).elMentiroso,
	"liars-post": async () => (await heard(import("./liars-post/index.ts"))).liarsPost,
	liar: async () => (await heard(import("./liar/index.ts"))).liar,
};

/** In the order in which people are shown them. */
export const gameOrder = Object.keys(gameScreens) as [GameId, ...GameId[]];
