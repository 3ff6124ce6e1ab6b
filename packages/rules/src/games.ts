import { elMentiroso } from "./el-mentiroso/index.ts";
import type { ElMentirosoTypes } from "./el-mentiroso/types.ts";
import type { Game } from "./game.ts";
import { liar } from "./liar/index.ts";
import type { LiarTypes } from "./liar/types.ts";
import { liarsPost } from "./liars-post/index.ts";
import type { LiarsPostTypes } from "./liars-post/types.ts";

/** The types of every game, by its id. */
export interface GameTypesById {
	"el-mentiroso": ElMentirosoTypes;
	"liars-post": LiarsPostTypes;
	liar: LiarTypes;
}

export type GameId = keyof GameTypesById;

export const games: { readonly [Id in GameId]: Game<GameTypesById[Id]> } = {
	"el-mentiroso": elMentiroso,
	"liars-post": liarsPost,
	liar,
};

/** In the order in which people are shown them. */
export const gameIds = Object.keys(games) as [GameId, ...GameId[]];

export const isGameId = (value: unknown): value is GameId => typeof value === "string" && Object.hasOwn(games, value);
