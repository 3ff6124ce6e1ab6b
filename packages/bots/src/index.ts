export type { Bot } from "./bot.ts";
export { bots } from "./bots.ts";
