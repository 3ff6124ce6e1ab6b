import type { Characters } from "../computers.ts";
import { lively } from "./character.ts";
import { liarsPostPlayer } from "./player.ts";

export const liarsPostCharacters: Characters<"liars-post"> = {
	honest: liarsPostPlayer({ ...lively, truth: 0.95 }),
	fibber: liarsPostPlayer({ ...lively, truth: 0.05 }),
	sceptic: liarsPostPlayer({ ...lively, look: 0.05, trust: 0.15 }),
	easygoing: liarsPostPlayer({ ...lively, look: 0.9, trust: 0.7 }),
};
