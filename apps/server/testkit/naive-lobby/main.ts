import { matchMaker } from "@colyseus/core";
import { startApp } from "../../src/app.ts";
import { readConfig } from "../../src/config.ts";
import { createLog } from "../../src/log.ts";
import { NaiveLobby } from "./naive-lobby.ts";

/** The server, with a naive list of its tables beside its own. */
const config = readConfig(process.env);
const { controller } = matchMaker;
const joined = controller.invokeMethod.bind(controller);
const { port, tables } = await startApp({ config, log: createLog(config.LOG_LEVEL), endsOnSignal: true });
matchMaker.defineRoomType("naive", NaiveLobby);
await matchMaker.createRoom("naive", { tables });
const guarded = controller.invokeMethod;
// It is no table, and has no code.
controller.invokeMethod = (method, name, ...more) => (name === "naive" ? joined : guarded)(method, name, ...more);
console.log(`Fibbers is at http://${config.HOST}:${port}`);
