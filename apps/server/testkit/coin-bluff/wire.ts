import type { Wire } from "@fibbers/protocol";
import type { CoinBluffTypes } from "./rules.ts";

export const coinBluffWire: Wire<CoinBluffTypes> = {
	packing: { own: ["coin"], events: { said: ["seat", "side", "coin"], shown: ["seat", "doubted", "coin"] } },
};
