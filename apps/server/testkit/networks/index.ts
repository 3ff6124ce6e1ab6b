export { BadNetwork } from "./bad-network.ts";
export { badWeather } from "./weather.ts";
