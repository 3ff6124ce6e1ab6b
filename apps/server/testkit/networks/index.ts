export { BadNetwork } from "./bad-network.ts";
export { hasty } from "./watch.ts";
export { badWeather } from "./weather.ts";
export { playedByTheRules, playOut } from "./whole-game.ts";
