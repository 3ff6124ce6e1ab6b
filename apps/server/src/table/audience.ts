import type { DelayedMessage, DelayedMovesMessage } from "@fibbers/protocol";
import type { GameTypes } from "@fibbers/rules";
import type { Chair, PlayerId } from "./chair.ts";
import type { Line } from "./chat/chat.ts";
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

/** Why somebody has to go: the host said so, or he may not watch any more. */
export type SentAway = "kicked" | "not-watchable";

/** Whoever shows the table to people. */
export interface Audience {
	/** Something has changed: `entry` is what must be kept of it, null when nothing need be; `events` is what happened in the game, unfiltered. */
	changed(entry: Entry | null, events: readonly GameTypes["event"][]): void;
	/** When the next change is shown, and before anybody sees it, these are gone. */
	sendAway(players: readonly PlayerId[], why: SentAway): void;
	/** Somebody has said this; who may hear it is for the table to say. */
	said(lines: readonly Line[]): void;
	/** Those who sit may hear this from now on, too. */
	released(lines: readonly Line[]): void;
	/** What this watcher is told of a game with open hands. */
	toldLate(player: PlayerId, told: Late): void;
	/** A game is over, or will never be. */
	ended(game: Ended): void;
	/** The table has ended. */
	closed(): void;
}

/** A game as it stood some minutes ago, or what has become old enough since. */
export type Late =
	| { readonly is: "record"; readonly body: DelayedMessage }
	| { readonly is: "moves"; readonly body: DelayedMovesMessage };
