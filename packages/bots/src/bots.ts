import type { GameId, GameTypesById, View } from "@fibbers/rules";
import type { Bot } from "./bot.ts";
import { elMentirosoBot } from "./el-mentiroso/index.ts";

type BotOf<Id extends GameId> = Bot<
	View<GameTypesById[Id]["table"], GameTypesById[Id]["own"]>,
	GameTypesById[Id]["move"]
>;

/** The computer player of every game. */
export const bots: { readonly [Id in GameId]: BotOf<Id> } = { "el-mentiroso": elMentirosoBot };
