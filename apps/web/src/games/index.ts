import type { GameId, GameTypesById } from "@fibbers/rules";
import { elMentiroso } from "./el-mentiroso/index.ts";
import type { GameScreen } from "./game-screen.ts";

type ScreenOf<Id extends GameId> = GameScreen<
	GameTypesById[Id]["table"],
	GameTypesById[Id]["own"],
	GameTypesById[Id]["event"],
	GameTypesById[Id]["move"]
>;

/** Every game's part of the client, by its id. */
export const gameScreens: { readonly [Id in GameId]: ScreenOf<Id> } = { "el-mentiroso": elMentiroso };
