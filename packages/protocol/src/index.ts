export * from "./account.ts";
export * from "./advice.ts";
export { isSame } from "./changes.ts";
export * from "./chat.ts";
export * from "./choices.ts";
export { closeCodes } from "./close-codes.ts";
export * from "./http.ts";
export * from "./lobby.ts";
export * from "./messages.ts";
export {
	type Mine,
	messageOf,
	momentOf,
	type PackedMoment,
	type PackedMove,
	type PackedWhole,
	packEvents,
	Standpoint,
	tableMessages,
} from "./moment.ts";
export { packOwn } from "./own.ts";
export * from "./presets.ts";
export * from "./push.ts";
export { byRank, isWaiting } from "./row-order.ts";
export * from "./server-messages.ts";
export { Step } from "./step.ts";
export type { GuestState, SeatState, TableState } from "./table-state.ts";
export type { Wire } from "./wire.ts";
export { wires } from "./wires.ts";
