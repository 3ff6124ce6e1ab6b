import type { GameTypes } from "@fibbers/rules";
import type { Chair } from "./chair.ts";
import type { Play } from "./play.ts";
import type { Entry } from "./story.ts";

/** A game that is over; `isFinished` is false when everybody left before its end. */
export interface Ended {
	readonly play: Play;
	readonly round: number;
	readonly chairs: readonly Chair[];
	/** Epoch ms. */
	readonly endedAt: number;
	readonly isFinished: boolean;
}

/** Whoever shows the table to people. */
export interface Audience {
	/** Something has changed: `entry` is what must be kept of it, null when nothing need be; `events` is what happened in the game, unfiltered. */
	changed(entry: Entry | null, events: readonly GameTypes["event"][]): void;
	/** Nobody without a chair may stay. */
	dismissWatchers(): void;
	/** A game is over, or will never be. */
	ended(game: Ended): void;
	/** The table has ended. */
	closed(): void;
}
