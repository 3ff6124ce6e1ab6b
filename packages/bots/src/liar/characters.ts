import type { Characters } from "../computers.ts";
import { wary } from "./character.ts";
import { liarPlayer } from "./player.ts";

export const liarCharacters: Characters<"liar"> = {
	honest: liarPlayer({ ...wary, lie: 0.02 }),
	fibber: liarPlayer({ ...wary, lie: 0.9 }),
	sceptic: liarPlayer({ ...wary, suspicion: 1.5, doubtFrom: 0.3 }),
	easygoing: liarPlayer({ ...wary, suspicion: 0.1, doubtFrom: 0.95 }),
};
