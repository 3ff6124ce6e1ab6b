import { parentPort } from "node:worker_threads";
import type { BotOf } from "../src/bot.ts";
import type { Character } from "../src/el-mentiroso/character.ts";
import { elMentirosoPlayer } from "../src/el-mentiroso/player.ts";
import { playerOf, type Setting, tallied } from "./duel.ts";

/** Games of a character of El Mentiroso among others of a kind. */
export interface Trial {
	readonly setting: Setting;
	readonly character: Character;
	readonly others: string;
	readonly from: number;
	readonly to: number;
}

parentPort?.on("message", ({ setting, character, others, from, to }: Trial) => {
	const one: BotOf<"el-mentiroso"> = elMentirosoPlayer(() => character);
	const rivals = others === "itself" ? one : playerOf("el-mentiroso", others);
	parentPort?.postMessage(tallied(setting, one, rivals, from, to));
});
