import type { GameId } from "@fibbers/rules";
import type { BotOf } from "./bot.ts";

/** How strong a computer is. */
export type Level = "easy" | "medium" | "hard";

/** The computers of one game. What has to be loaded before it can play is loaded by whoever makes this record. */
export type Levels<Id extends GameId> = Readonly<Record<Level, BotOf<Id>>>;
