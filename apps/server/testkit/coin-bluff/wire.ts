import type { Wire } from "@fibbers/protocol";
import type { CoinBluffTypes } from "./rules.ts";

export const coinBluffWire: Wire<CoinBluffTypes> = {
	write: ({ tosser, said, over }) => ({
		tosser: String(tosser),
		said: said ?? "",
		over: over === null ? "" : String(over.winner),
	}),
	read: ({ tosser, said, over }) => ({
		tosser: Number(tosser),
		said: said === "heads" || said === "tails" ? said : null,
		over: over ? { winner: Number(over) } : null,
	}),
	packing: { own: ["coin"], events: { said: ["seat", "side", "coin"], shown: ["seat", "doubted", "coin"] } },
};
