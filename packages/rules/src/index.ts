export * from "./card.ts";
export * as elMentiroso from "./el-mentiroso/types.ts";
export type { Applied, Deal, Game, GameTypes, Seat, View, Viewer } from "./game.ts";
export * from "./games.ts";
export { type OptionSchema, type OptionsOf, type OptionValue, parseOptions } from "./options.ts";
export { pick, type Random, seededRandom, shuffled, unit } from "./random.ts";
export { type GameRecord, type Replay, replay } from "./record.ts";
export { ok, type Result, refuse } from "./result.ts";
