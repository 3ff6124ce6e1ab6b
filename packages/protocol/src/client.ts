/** What a client in a browser needs at run time: no validation library comes with it. */
export * from "./choices.ts";
export { closeCodes } from "./close-codes.ts";
export { momentOf, type PackedMoment, type PackedMove, type PackedWhole, Standpoint, tableMessages } from "./moment.ts";
export { emotes, type PresetId, presets } from "./presets.ts";
export { byRank } from "./row-order.ts";
