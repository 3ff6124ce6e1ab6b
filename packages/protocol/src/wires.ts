import type { GameId, GameTypesById } from "@fibbers/rules";
import { elMentiroso } from "./el-mentiroso/index.ts";
import { liar } from "./liar/index.ts";
import { liarsPost } from "./liars-post/index.ts";
import type { Wire } from "./wire.ts";

/** How every game travels, by its id. */
export const wires: { readonly [Id in GameId]: Wire<GameTypesById[Id]> } = {
	"el-mentiroso": elMentiroso,
	"liars-post": liarsPost,
	liar,
};

/** The same for a game whose types the caller need not know. */
export const wireOf = (game: GameId): Wire => wires[game];
