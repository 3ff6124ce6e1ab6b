export { conformance } from "./conformance.ts";
export { elMentirosoKit } from "./el-mentiroso/kit.ts";
export * as elMentirosoPosition from "./el-mentiroso/position.ts";
export { frozen } from "./frozen.ts";
export type { Chooser, Kit, Start, Step } from "./kit.ts";
export { type Playout, playout } from "./playout.ts";
export { baseSeed, forSeeds } from "./seeds.ts";
