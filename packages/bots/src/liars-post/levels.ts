import type { liarsPost } from "@fibbers/rules";
import type { Levels } from "../computers.ts";
import { lively } from "./character.ts";
import { liarsPostPlayer } from "./player.ts";
import { type Shrewdness, shrewdPlayer } from "./shrewd/player.ts";
import { simple } from "./simple.ts";

/** What the strongest player is like at this table. */
export const masterAt = ({ counts }: liarsPost.Table): Shrewdness =>
	counts.length === 2
		? { malice: 1, lookMargin: 0.1, softness: 0.003 }
		: { malice: 2, lookMargin: 0.1, softness: 0.006 };

export const liarsPostLevels: Levels<"liars-post"> = {
	easy: simple,
	medium: liarsPostPlayer(lively),
	hard: shrewdPlayer(masterAt),
};
