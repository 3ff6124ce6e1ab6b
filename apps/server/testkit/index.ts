export { type Frame, decodeFrames } from "./frames.ts";
export { NetworkClient } from "./network-client.ts";
export { keepFrames } from "./recording-socket.ts";
export { startTestApp } from "./test-app.ts";
