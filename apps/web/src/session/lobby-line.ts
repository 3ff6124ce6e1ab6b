import type { LobbyMessages } from "@fibbers/protocol";
import { closeCodes } from "@fibbers/protocol/client";
import { isServersClockInDoubt } from "./clock.ts";
import { call } from "./http.ts";
import { ReturningLine, type Standing } from "./returning-line.ts";

/** This browser is nobody any more: it was signed out, or the player is gone. */
export type LobbyStanding = Standing<"unknown-player">;

/** Whoever hears what the lobby says, by the name of the message. */
export type LobbyListener = { readonly [Name in keyof LobbyMessages]: (message: LobbyMessages[Name]) => void } & {
	readonly line: (line: LobbyStanding) => void;
};

/** One page's line to the lobby: as long as it holds, its player is here. */
export class LobbyLine extends ReturningLine<"unknown-player"> {
	constructor(listener: LobbyListener) {
		super({
			room: "lobby",
			longestPauseMs: 4_000,
			paceMs: () => 20_000,
			endings: { [closeCodes.unknownPlayer]: "unknown-player" },
			refused: async () => null,
			line: (line) => listener.line(line),
			begins: (room, mine) => {
				// Any answer tells the time.
				if (isServersClockInDoubt()) void call("GET", "/api/me");
				room.onMessage("social", mine(listener.social));
				room.onMessage("friend", mine(listener.friend));
				room.onMessage("answered", mine(listener.answered));
				room.onMessage("tables", mine(listener.tables));
				room.onMessage("changes", mine(listener.changes));
			},
		});
	}
}
