import type { Advice } from "./advice.ts";
import type { KeptRecord } from "./http.ts";

/** Why a table says no; a game's own refusals come beside these. */
export const tableRefusals = [
	"stale",
	"too-soon",
	"not-seated",
	"already-seated",
	"not-playing",
	"not-now",
	"not-host",
	"table-full",
	"no-such-seat",
	"too-few-players",
	"too-many-players",
	"by-vote",
	"by-host",
	"not-your-choice",
	"bad-options",
	"no-such-guest",
	"yourself",
	"already-friends",
	"too-many",
	"too-fast",
	"too-long",
	"empty",
	"not-alone",
	"nothing-to-decide",
	"table-frozen",
	"store-unavailable",
] as const;

export type TableRefusal = (typeof tableRefusals)[number];

/** The answer to a command. `reason` is a `TableRefusal` or one of the game's refusals; `advice` is what `hint` asked for. */
export type Reply =
	| { readonly done: true; readonly advice?: Advice }
	| { readonly done: false; readonly reason: string };

/** `you`: on joining, and when it has changed. */
export interface YouMessage {
	/** How this table calls the person whose connection this is. */
	readonly guest: number;
	/** The guest numbers of those whom he does not want to hear here. */
	readonly muted: readonly number[];
}

/**
 * `delayed`, to a watcher who asked for it: the game as it stood some minutes ago, null while there is nothing so old.
 * It is a record like that of a finished game, as far as its moves are old enough, without how the deal can be checked.
 */
export interface DelayedMessage {
	readonly record: KeptRecord | null;
}

/** `delayedMoves`: what has become old enough since, to be added to the record. */
export type DelayedMovesMessage = Pick<KeptRecord, "moves" | "times">;
