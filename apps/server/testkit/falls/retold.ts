import { Play } from "../../src/table/play.ts";
import type { Entry } from "../../src/table/story.ts";
import type { Phase } from "../../src/table/table.ts";

/** A table as it was from one entry of its story until the next. */
export interface Moment {
	readonly version: number;
	/** Of the next entry. */
	readonly until: number;
	readonly round: number;
	readonly phase: Phase;
	/** The last game that was dealt, on the table or not. It goes on with the next moment. */
	readonly play: Play | null;
	/** All that had been kept when something other than a move had last changed; the same list until it does again. */
	readonly setting: readonly Entry[];
}

/** The story once more, from its beginning. */
export function* retold(entries: readonly Entry[]): Generator<Moment> {
	let phase: Phase = "open";
	let round = 0;
	let play: Play | null = null;
	let setting: readonly Entry[] = [];
	for (const [i, { version, change }] of entries.entries()) {
		if (change.memo) ({ phase, round } = change.memo);
		if (change.dealt) play = new Play(change.dealt, version);
		for (const made of change.made ?? []) {
			const applied = play?.apply(made, version);
			if (applied === undefined || "reason" in applied) throw new Error(`a move of the story is refused: ${made.id}`);
		}
		if (change.memo || change.dealt) setting = entries.slice(0, i + 1);
		yield { version, until: entries[i + 1]?.version ?? Number.POSITIVE_INFINITY, round, phase, play, setting };
	}
}
