import type { GameTypes } from "@fibbers/rules";

type Move = GameTypes["move"];

/** Whether the move says that somebody's claim is a lie. */
export const isDoubt = (move: Move | null): boolean =>
	move !== null && (["challenge", "doubt"].includes(move.move) || ("says" in move && move.says === false));

/** Whether there is a claim to doubt, by what is `legal`. */
export function isAsked(legal: object | null): boolean {
	const open: { challenge?: unknown; call?: unknown; judge?: unknown } | null = legal;
	return Boolean(open?.challenge || open?.call || open?.judge);
}
