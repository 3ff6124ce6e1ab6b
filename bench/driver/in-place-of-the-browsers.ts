import { CountedSocket } from "./counted-socket.ts";

/** Loaded before Colyseus' SDK, which then opens sockets that count. */
globalThis.WebSocket = CountedSocket as unknown as typeof globalThis.WebSocket;
