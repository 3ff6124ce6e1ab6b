import type { GameId } from "@fibbers/rules";
import type { BotOf } from "../src/bot.ts";
import { elMentirosoLevels } from "../src/el-mentiroso/levels.ts";
import { liarLevels } from "../src/liar/levels.ts";
import { liarsPostLevels } from "../src/liars-post/levels.ts";
import { randomPlayers } from "../testkit/random-players.ts";
import { elMentirosoReferences } from "./el-mentiroso.ts";
import { liarReferences } from "./liar.ts";
import { liarsPostReferences } from "./liars-post.ts";

/** The players of a game by name: its levels, and those that they are measured against. R moves more or less at random. */
export const players: { readonly [Id in GameId]: Readonly<Record<string, BotOf<Id>>> } = {
	"el-mentiroso": { ...elMentirosoLevels, R: randomPlayers["el-mentiroso"], ...elMentirosoReferences },
	"liars-post": { ...liarsPostLevels, R: randomPlayers["liars-post"], ...liarsPostReferences },
	liar: { ...liarLevels, ...liarReferences },
};
