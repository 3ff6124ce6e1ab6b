import type { GameId } from "@fibbers/rules";
import type { BotOf } from "./bot.ts";
import { elMentirosoBot } from "./el-mentiroso/index.ts";
import { liarBot } from "./liar/index.ts";
import { liarsPostBot } from "./liars-post/index.ts";

/** The computer player of every game. */
export const bots: { readonly [Id in GameId]: BotOf<Id> } = {
	"el-mentiroso": elMentirosoBot,
	"liars-post": liarsPostBot,
	liar: liarBot,
};
