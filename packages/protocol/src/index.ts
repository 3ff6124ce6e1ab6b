export * from "./choices.ts";
export { closeCodes } from "./close-codes.ts";
export * from "./http.ts";
export * from "./letters.ts";
export * from "./messages.ts";
export { clearView, readView, writeView } from "./public-view.ts";
export * from "./server-messages.ts";
export { SeatState, TableState } from "./table-state.ts";
