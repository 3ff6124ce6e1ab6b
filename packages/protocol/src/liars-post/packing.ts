import type { liarsPost } from "@fibbers/rules";
import type { Fields, Packing } from "../packing.ts";

export const packing = {
	own: [["hand"], "card"],
	events: {
		sent: ["seat", "to", "claim", "card"],
		looked: ["seat", "card"],
		passed: ["seat", "to", "claim", "card"],
		called: ["seat", "says", "from", "claim", "card", "taker"],
		ended: ["loser", "why"],
	} satisfies Record<liarsPost.Event["event"], Fields>,
} as const satisfies Packing;
