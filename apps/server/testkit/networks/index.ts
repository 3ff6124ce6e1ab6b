export { BadNetwork } from "./bad-network.ts";
export { hasty, patient } from "./watch.ts";
export { badWeather } from "./weather.ts";
export { playedByTheRules, playOut } from "./whole-game.ts";
