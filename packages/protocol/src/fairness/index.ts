export { blockIndex, checkDeal, type DealCheck } from "./check.ts";
export { dealMessage, firstOf, type Proof } from "./proof.ts";
export { streamRandom } from "./stream.ts";
