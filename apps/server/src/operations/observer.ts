import type { CommandName, LobbyCommandName } from "@fibbers/protocol";
import type { GameId } from "@fibbers/rules";

/** What a connection leads to. */
export type Line = "table" | "lobby";

/** What can become of a live table, beside people playing at it. */
export type TableFate =
	/** A change could not be kept; it stands still until it is brought back. */
	| "lost"
	/** It is there again, out of its story. */
	| "brought-back"
	/** A fault in the code has stopped it for good. */
	| "frozen"
	/** Everybody has left it. */
	| "closed"
	/** Another process goes on with it. */
	| "passed-on";

export type PushOutcome = "taken" | "gone" | "refused" | "later";

/**
 * Whoever counts what the parts of the server do. The parts tell it as it happens, several times for each move,
 * so it may do no more than count. Nothing it is told says who, which table, or what was played.
 */
export interface Observer {
	opened(line: Line): void;
	/** With the code of the WebSocket's close. */
	closed(line: Line, code: number): void;
	/** Somebody joined a table where he had been before. */
	returned(): void;
	/** `reason` is null when it was done, `malformed` when the message was none. */
	answered(command: CommandName | LobbyCommandName, reason: string | null): void;
	/** Moves of people and computers. */
	moved(game: GameId, moves: number): void;
	/** A move that came `ms` ago is on its way to everybody. */
	published(ms: number): void;
	/** Entries of the journal are on the disk after so long. */
	kept(ms: number): void;
	notKept(why: "unavailable" | "refused"): void;
	befell(fate: TableFate): void;
	pushed(outcome: PushOutcome): void;
	/** `route` is the pattern that the path fits, never the path. */
	requested(method: string, route: string, status: number): void;
}
