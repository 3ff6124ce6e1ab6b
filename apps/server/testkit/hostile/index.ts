export { wrongBodies } from "./bodies.ts";
export { frameOf, type GivenSeat, opcodes, RawLine, targetOf, upgradeRequest } from "./raw-line.ts";
export { RawSocket, statusOf } from "./raw-socket.ts";
export { asking, packed, sending } from "./sayings.ts";
export { Siege } from "./siege.ts";
