export { advise, master } from "./advice/adviser.ts";
export { otherwise } from "./advice/marks.ts";
export type { Bot } from "./bot.ts";
export { bots } from "./bots.ts";
export {
	type CharacterName,
	type ComputerName,
	characters,
	computerNames,
	type Level,
	levels,
} from "./computers.ts";
