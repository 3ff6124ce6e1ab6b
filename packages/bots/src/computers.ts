import type { GameId } from "@fibbers/rules";
import type { BotOf } from "./bot.ts";

/** How strong a computer is. */
export const levels = ["easy", "medium", "hard"] as const;
export type Level = (typeof levels)[number];

/**
 * How a computer plays that is to be known by its ways. `honest` lies only where it must, `fibber` wherever it can; `sceptic` believes little;
 * `easygoing` lets things pass: claims, answers, and cards on to the next.
 */
export const characters = ["honest", "fibber", "sceptic", "easygoing"] as const;
export type CharacterName = (typeof characters)[number];

/** Which computer it is; each game has all of them. */
export type ComputerName = Level | CharacterName;

export const computerNames: readonly ComputerName[] = [...levels, ...characters];

/** The computers of one game. Some have to be `ready` before they play. */
export type Computers<Id extends GameId> = Readonly<Record<ComputerName, BotOf<Id>>>;
export type Levels<Id extends GameId> = Pick<Computers<Id>, Level>;
export type Characters<Id extends GameId> = Pick<Computers<Id>, CharacterName>;
