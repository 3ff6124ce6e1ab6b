export { tablesOfEveryGame } from "./every-game.ts";
export { FallingServer } from "./falling-server.ts";
export { TableInFalls } from "./table-in-falls.ts";
