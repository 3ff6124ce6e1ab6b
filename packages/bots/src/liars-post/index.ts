import type { BotOf } from "../bot.ts";
import { lively } from "./character.ts";
import { liarsPostPlayer } from "./player.ts";

export const liarsPostBot: BotOf<"liars-post"> = liarsPostPlayer(lively);
