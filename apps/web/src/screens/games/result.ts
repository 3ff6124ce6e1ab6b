import type { GameLine } from "@fibbers/protocol";

export type Result = "won" | "lost" | "between" | "broken";

/** How a game ended for the reader. */
export function resultOf({ finished, won, lost }: Pick<GameLine, "finished" | "won" | "lost">): Result {
	if (!finished) return "broken";
	if (won) return "won";
	return lost ? "lost" : "between";
}
