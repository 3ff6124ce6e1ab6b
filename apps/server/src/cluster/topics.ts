import type { AnsweredMessage } from "@fibbers/protocol";
import type { Promised } from "../lobby/promises.ts";
import type { TableSummary } from "../summaries/summary.ts";
import type { Person, PlayerId } from "../table/chair.ts";

/** What lies on the boards that all processes read, by the board's name. Nothing of it leaves the server. */
export interface Boards {
	/** The live tables of each process, by their codes. */
	readonly tables: TableSummary;
	/** Who has a line to this process, or had one a moment ago. */
	readonly here: "line" | "lingering";
	/** Who was sent by this process to which table, and may be on the way. */
	readonly promised: Promised;
	/** Where browsers reach the sockets of each process: `PUBLIC_ADDRESS`. */
	readonly addresses: true;
}

/** What processes tell each other. */
export interface News {
	/** The table with this code lives in another process now, and can be joined there. */
	readonly moved: string;
	/** What these players are to others has changed, and so have their lists. */
	readonly ties: readonly PlayerId[];
	/** What stands on these players' lists has changed. */
	readonly lists: readonly PlayerId[];
	/** A player looks like this now. */
	readonly renamed: Person;
	/** A browser of this player is nobody's any more. */
	readonly signedOut: { readonly player: PlayerId; readonly device: string };
	/** The player is deleted. */
	readonly departed: PlayerId;
	/** `to` has answered the invitation of `from`. */
	readonly answered: Answered;
	/** The invitation with this id cannot be answered any more. */
	readonly invitationOver: string;
}

export interface Answered {
	readonly from: PlayerId;
	readonly to: PlayerId;
	readonly letter: Omit<AnsweredMessage, "friend">;
}
