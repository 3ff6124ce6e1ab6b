import type { elMentiroso } from "@fibbers/rules";
import type { Fields, Packing } from "../packing.ts";

export const packing = {
	own: [["hand"], ["laid"]],
	events: {
		played: ["seat", "count", "rank", ["cards"]],
		challenged: ["seat", "by", "rank", ["cards"], "lie", "taker", "taken"],
		accepted: ["seat"],
		discarded: ["seat", ["cards"]],
		"went-out": ["seat", "place"],
		ended: ["places"],
	} satisfies Record<elMentiroso.Event["event"], Fields>,
} as const satisfies Packing;
