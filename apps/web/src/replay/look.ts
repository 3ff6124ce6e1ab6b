import type { Mark } from "@fibbers/rules";

/** What a mark looks like: a lie that was caught, one that was not, a truth that was doubted, and any other truth. */
export type Look = "caught" | "missed" | "doubted" | "truth";

export function lookOf({ kind, fate }: Pick<Mark, "kind" | "fate">): Look {
	if (kind === "lie") return fate === "caught" ? "caught" : "missed";
	return fate === "doubted" ? "doubted" : "truth";
}

/** What is worth a mark on the slider. */
export const isNotable = (mark: Pick<Mark, "kind" | "fate">): boolean => lookOf(mark) !== "truth";
