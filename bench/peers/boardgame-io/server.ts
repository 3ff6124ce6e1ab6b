/** boardgame.io as its documentation starts it: its own server, socket.io, matches in memory. */
import type { AddressInfo } from "node:net";
import { Server } from "./boardgame-io.ts";
import { game } from "./game.ts";

const server = Server({ games: [game as never], origins: [/^http:\/\/127\.0\.0\.1/] });
const { appServer } = await server.run({ port: { port: Number(process.env.PORT ?? "0"), host: "127.0.0.1" } });
console.log(`boardgame.io is at http://127.0.0.1:${(appServer.address() as AddressInfo).port}`);
process.on("SIGTERM", () => process.exit());
