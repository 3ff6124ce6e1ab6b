import type { Proof } from "@fibbers/protocol/fairness";
import type { Deal, GameTypes, Seat } from "@fibbers/rules";
import type { Chair, Person, PlayerId } from "./chair.ts";
import { presentDealt, presentMemo } from "./former.ts";
import type { Score } from "./scores.ts";
import type { Settings } from "./settings.ts";
import type { Last } from "./succession.ts";
import type { Phase } from "./table.ts";

/** Everything that a table is, beside the game that is played. Plain JSON. */
export interface TableMemo {
	readonly openedAt: number;
	readonly settings: Settings;
	readonly phase: Phase;
	readonly round: number;
	readonly chairs: readonly Chair[];
	readonly waiting: readonly Person[];
	readonly host: PlayerId | null;
	readonly scores: readonly (readonly [string, Score])[];
	readonly last: Last | null;
	readonly chosen: Chair | null;
	readonly chooser: Chair | null;
	readonly dealsWhenChosen: boolean;
	/** Whether computers take the chairs that are free then. */
	readonly fills: boolean;
	/** Who cannot return. */
	readonly banned: readonly PlayerId[];
	/** Who was here when the table was locked; null while it is not. */
	readonly inside: readonly PlayerId[] | null;
	/** Who does not want to hear whom. */
	readonly mutes: readonly (readonly [PlayerId, readonly PlayerId[]])[];
}

/** A game as it was dealt. */
export interface Dealt {
	readonly id: string;
	/** Epoch ms. */
	readonly startedAt: number;
	readonly settings: Settings;
	readonly deal: Deal;
	readonly proof: Proof;
	/** Whether watchers see all hands, minutes later: everybody who was dealt in had agreed. */
	readonly delayed: boolean;
}

export interface Made {
	readonly seat: Seat;
	readonly move: GameTypes["move"];
	/** The id under which a person sent it; null for a computer's. */
	readonly id: string | null;
	/** Epoch ms. */
	readonly at: number;
}

/** What one change adds to a table's story; a part that is left out has not changed. */
export interface Change {
	readonly memo?: TableMemo;
	/** Who came for the first time, in the order of their guest numbers. */
	readonly came?: readonly PlayerId[];
	readonly dealt?: Dealt;
	readonly made?: readonly Made[];
	/** When the decision that the clock measures began, epoch ms. */
	readonly decisionAt?: number;
}

/** A change, and the table's version that shows it. */
export interface Entry {
	readonly version: number;
	readonly change: Change;
}

/** A game as far as it was played. `version` is the table's that shows the deal, or the move. */
export type Played = Dealt & {
	readonly version: number;
	readonly made: readonly (Made & { readonly version: number })[];
};

/** A game that came to its end, and the table as it was then. */
export interface PlayedOut {
	readonly game: Played;
	readonly memo: TableMemo;
}

/** The last word on every part of a table. */
export interface Story {
	readonly version: number;
	readonly memo: TableMemo;
	/** Everybody who was ever here, in the order of their guest numbers. */
	readonly guests: readonly PlayerId[];
	/** The game on the table, null before the first or after the table was opened again. */
	readonly game: Played | null;
	/** In order. */
	readonly playedOut: readonly PlayedOut[];
	readonly decisionAt: number;
}

/** What the entries, oldest first, add up to. Throws when they do not tell what the table is. */
export function storyOf(entries: readonly Entry[]): Story {
	let memo: TableMemo | null = null;
	let dealt: (Dealt & { readonly version: number }) | null = null;
	let made: (Made & { readonly version: number })[] = [];
	const guests: PlayerId[] = [];
	const playedOut: PlayedOut[] = [];
	let decisionAt = 0;
	let last = 0;
	for (const { version, change } of entries) {
		last = version;
		const wasPlaying = memo?.phase === "playing";
		memo = change.memo ? presentMemo(change.memo) : memo;
		guests.push(...(change.came ?? []));
		decisionAt = change.decisionAt ?? decisionAt;
		if (change.dealt) {
			dealt = { ...presentDealt(change.dealt), version };
			made = [];
		}
		for (const each of change.made ?? []) made.push({ ...each, version });
		if (wasPlaying && memo?.phase === "over" && dealt !== null) playedOut.push({ game: { ...dealt, made }, memo });
	}
	if (memo === null) throw new Error("a story without a beginning");
	const isOnTable = memo.phase === "playing" || memo.phase === "over";
	const game = isOnTable && dealt !== null ? { ...dealt, made } : null;
	return { version: last, memo, guests, game, playedOut, decisionAt };
}
