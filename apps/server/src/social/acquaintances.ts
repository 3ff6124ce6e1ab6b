import type { PlayerId } from "../table/chair.ts";
import type { Cancel } from "../table/time.ts";

/** What one player is to others. Replaced when it changes, never changed in place. */
export interface Ties {
	readonly friends: ReadonlySet<PlayerId>;
	/** Those whom he blocked, and those who blocked him. */
	readonly apart: ReadonlySet<PlayerId>;
	/** Whether he shows to nobody that he is here. */
	readonly isHidden: boolean;
}

/** `done` also where one has blocked the other: nobody finds out by asking. */
export type Asked = "done" | "yourself" | "already-friends" | "too-many";

/**
 * Who is whose friend, and who wants nothing to do with whom. A player who is unknown, or gone, has no ties.
 * Every promise rejects with `StoreUnavailable` while nothing can be read or written.
 */
export interface Acquaintances {
	friendsOf(player: PlayerId): Promise<ReadonlySet<PlayerId>>;
	/** Those whom he blocked, and those who blocked him. */
	apart(player: PlayerId): Promise<ReadonlySet<PlayerId>>;
	/** Whether he shows to nobody that he is here. */
	isHidden(player: PlayerId): Promise<boolean>;
	/** All three at once, if they are in memory: they are after any of the calls above, unless many others were asked for since. */
	known(player: PlayerId): Ties | null;
	/** Asks to be friends; who was asked by the other already is his friend at once. */
	befriend(from: PlayerId, to: PlayerId): Promise<Asked>;
	/** Ends whatever there was between the two. */
	block(by: PlayerId, whom: PlayerId): Promise<void>;
	/**
	 * Called after this player's ties have changed, and `known` is null until they are read again; with null when those of anybody may have.
	 * Returns how to stop it.
	 */
	onChange(listener: (player: PlayerId | null) => void): Cancel;
}
