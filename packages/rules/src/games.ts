import { elMentiroso } from "./el-mentiroso/index.ts";
import type { ElMentirosoTypes } from "./el-mentiroso/types.ts";
import type { Game } from "./game.ts";

export const gameIds = ["el-mentiroso"] as const;
export type GameId = (typeof gameIds)[number];

/** The types of every game, by its id. */
export interface GameTypesById {
	"el-mentiroso": ElMentirosoTypes;
}

export const games: { readonly [Id in GameId]: Game<GameTypesById[Id]> } = { "el-mentiroso": elMentiroso };

export const isGameId = (value: unknown): value is GameId => (gameIds as readonly unknown[]).includes(value);
