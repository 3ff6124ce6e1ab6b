/** What a client in a browser needs at run time: no validation library comes with it. */
export * from "./choices.ts";
export { closeCodes } from "./close-codes.ts";
export { type PackedEvents, type PackedLetter, unpackEvents, unpackLetter } from "./letters.ts";
export { emotes, type PresetId, presets } from "./presets.ts";
export { readView } from "./public-view.ts";
export { byRank } from "./row-order.ts";
