import type { elMentiroso } from "@fibbers/rules";

/** A player as the driver knows him: what he was sent, and what he can do. */
export interface Player {
	/** What he has put together from what he was sent; null before the first deal. */
	readonly view: elMentiroso.ElMentirosoView | null;
	/** Of that view: one more with each move. */
	readonly version: number;
	/** When the frame that brought this version came in, ms of `performance.now()`. */
	readonly arrivedAt: number;
	/** Resolves with the reason why not, null when it was made. */
	move(move: elMentiroso.Move): Promise<string | null>;
	/** Resolves when he has this version. */
	until(version: number): Promise<void>;
	/** That have come in at his socket. */
	readonly bytes: number;
}

export interface Watcher {
	readonly bytes: number;
	/** Frames that have come in. */
	readonly frames: number;
	leave(): void;
}

/** A table of one server, with its players. */
export interface PeerTable {
	readonly players: readonly Player[];
	/** Everybody wants another game; resolves when all have their new cards. */
	again(): Promise<void>;
	watch(): Promise<Watcher>;
	leave(): Promise<void>;
}

/** A server that is measured. */
export interface Peer {
	readonly name: string;
	/** Of its processes, in which nothing else runs. */
	readonly pids: readonly number[];
	/** A table with all its players, and cards dealt. */
	open(): Promise<PeerTable>;
	stop(): Promise<void>;
}

/** At every table. */
export const seats = 4;
