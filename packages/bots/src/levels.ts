import type { GameId } from "@fibbers/rules";
import type { BotOf } from "./bot.ts";

/** How strong a computer is. */
export type Level = "easy" | "medium" | "hard";

/** The computers of one game. Some have to be `ready` before they play. */
export type Levels<Id extends GameId> = Readonly<Record<Level, BotOf<Id>>>;
