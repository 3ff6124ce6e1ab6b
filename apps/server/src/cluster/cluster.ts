import type { Cancel } from "../table/time.ts";
import type { Board } from "./board.ts";
import type { Boards, News } from "./topics.ts";

/** A process while it runs; it has another one each time it starts. */
export type ProcessId = string;

/** The processes that serve the same tables and people behind one address. A process without neighbours is a cluster of one. */
export interface Cluster {
	readonly self: ProcessId;
	/** Whether that process has shown itself lately. Rejects with `StoreUnavailable` when nobody can say. */
	isAlive(process: ProcessId): Promise<boolean>;
	board<Name extends keyof Boards>(name: Name): Board<Boards[Name]>;
	/** All processes hear it, this one at once; what one tells is heard in that order. */
	tell<Name extends keyof News>(name: Name, news: News[Name]): void;
	hear<Name extends keyof News>(name: Name, listener: (news: News[Name]) => void): Cancel;
	/**
	 * Called when others' news may have been missed, and again and again as long as none can come: whoever remembers what news would have changed
	 * forgets it.
	 */
	onMissed(listener: () => void): Cancel;
	/**
	 * Runs the task while no other process, and nobody in this one, runs one of the same name.
	 * It sees what the one before it has put on boards, wherever that ran.
	 */
	inTurn<Value>(name: string, task: () => Promise<Value>): Promise<Value>;
	/** Others take this process for gone from here on. */
	close(): Promise<void>;
}
