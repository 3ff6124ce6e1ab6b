export { FallingServer, TableInFalls, tablesOfEveryGame } from "./falls/index.ts";
export { decodeFrames, type Frame } from "./frames.ts";
export { LobbyClient } from "./lobby-client.ts";
export { NetworkClient } from "./network-client.ts";
export { playToTheEnd } from "./play-to-the-end.ts";
export { ServerProcess } from "./server-process.ts";
export { startRecordedApp, startTestApp } from "./test-app.ts";
export { person, TestTable } from "./test-table.ts";
export { TurnedTime } from "./turned-time.ts";
