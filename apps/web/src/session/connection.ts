import type { ChatMessage, DelayedMessage, DelayedMovesMessage, YouMessage } from "@fibbers/protocol";
import {
	closeCodes,
	momentOf,
	type PackedMoment,
	type PackedMove,
	type PackedWhole,
	tableMessages,
} from "@fibbers/protocol/client";
import { ReturningLine, type Standing } from "./returning-line.ts";
import { whyNotThere } from "./tables.ts";

/** Why a table is out of reach for good, until the person asks again. */
export type Ending =
	| "no-such-table"
	| "table-closed"
	| "too-many-misses"
	| "table-full"
	| "not-watchable"
	| "replaced"
	| "kicked"
	| "locked";

export type Line = Standing<Ending>;

/** Too many codes were tried that no table has. */
const tooManyMisses = 429;

/** How long the line may be silent, ms: somebody who plays wants to know soon that nobody hears him. */
const paceMs = { playing: 5_000, else: 20_000 };

/** Whoever shows what the table says. */
export interface Listener {
	/** Whether a game is on. */
	isPlaying(): boolean;
	line(line: Line): void;
	/** A new connection begins: what the old one said is replaced by what follows. */
	begins(): void;
	whole(whole: PackedWhole): void;
	moment(moment: PackedMoment): void;
	you(message: YouMessage): void;
	chat(message: ChatMessage): void;
	delayed(message: DelayedMessage): void;
	delayedMoves(message: DelayedMovesMessage): void;
}

/** One player's line to one table. It comes back by itself; the seat is the player's, not the connection's. */
export class Connection extends ReturningLine<Ending> {
	constructor(code: string, listener: Listener) {
		super({
			room: code,
			longestPauseMs: 2_000,
			paceMs: () => (listener.isPlaying() && !document.hidden ? paceMs.playing : paceMs.else),
			endings: {
				[closeCodes.replaced]: "replaced",
				[closeCodes.tableClosed]: "table-closed",
				[closeCodes.notWatchable]: "not-watchable",
				[closeCodes.kicked]: "kicked",
				[closeCodes.locked]: "locked",
			},
			refused: async (reason) => {
				if (reason === closeCodes.replaced) return "replaced";
				if (reason === closeCodes.notWatchable) return "table-full";
				if (reason === closeCodes.kicked) return "kicked";
				if (reason === closeCodes.locked) return "locked";
				if (reason === tooManyMisses) return "too-many-misses";
				return reason === 522 ? whyNotThere(code) : null;
			},
			line: (line) => listener.line(line),
			begins: (room, mine) => {
				listener.begins();
				room.onMessage(tableMessages.whole, mine(listener.whole));
				room.onMessage(tableMessages.moment, mine(listener.moment));
				room.onMessage(
					tableMessages.move,
					mine((move: PackedMove) => listener.moment(momentOf(move))),
				);
				room.onMessage("you", mine(listener.you));
				room.onMessage("chat", mine(listener.chat));
				room.onMessage("delayed", mine(listener.delayed));
				room.onMessage("delayedMoves", mine(listener.delayedMoves));
			},
		});
	}
}
