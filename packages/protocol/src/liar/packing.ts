import type { liar } from "@fibbers/rules";
import type { Fields, Packing } from "../packing.ts";

export const packing = {
	own: [["hand"], "lied"],
	events: {
		asked: ["seat", "card", "about"],
		answered: ["seat", "count", "lie"],
		trusted: ["seat"],
		doubted: ["seat", "of", "card", "about", "count", "truth", ["hand"]],
		guessed: ["seat", "card", "middle"],
		ended: ["winner", "why"],
	} satisfies Record<liar.Event["event"], Fields>,
} as const satisfies Packing;
