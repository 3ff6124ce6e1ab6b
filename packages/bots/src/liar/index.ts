import type { BotOf } from "../bot.ts";
import { wary } from "./character.ts";
import { liarPlayer } from "./player.ts";

export const liarBot: BotOf<"liar"> = liarPlayer(wary);
