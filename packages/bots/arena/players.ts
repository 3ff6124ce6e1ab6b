import type { GameId } from "@fibbers/rules";
import type { BotOf } from "../src/bot.ts";
import { bots } from "../src/bots.ts";
import { randomPlayers } from "../testkit/random-players.ts";
import { elMentirosoReferences } from "./el-mentiroso.ts";
import { liarReferences } from "./liar.ts";
import { liarsPostReferences } from "./liars-post.ts";

/** The players of a game by name: its computers, and those that they are measured against. R moves more or less at random. */
export const players: { readonly [Id in GameId]: Readonly<Record<string, BotOf<Id>>> } = {
	"el-mentiroso": { ...bots["el-mentiroso"], R: randomPlayers["el-mentiroso"], ...elMentirosoReferences },
	"liars-post": { ...bots["liars-post"], R: randomPlayers["liars-post"], ...liarsPostReferences },
	liar: { ...bots.liar, ...liarReferences },
};
