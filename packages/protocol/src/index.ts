export * from "./choices.ts";
export { closeCodes } from "./close-codes.ts";
export * from "./http.ts";
export * from "./letters.ts";
export * from "./messages.ts";
export { clearTable, readTable, writeTable } from "./project.ts";
export * from "./server-messages.ts";
export { SeatState, TableState } from "./table-state.ts";
