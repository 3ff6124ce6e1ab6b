import type { Client } from "@colyseus/core";
import { closeCodes, type PackedEvents } from "@fibbers/protocol";
import type { GameTypes } from "@fibbers/rules";
import type { Late, SentAway } from "../table/audience.ts";
import type { PlayerId } from "../table/chair.ts";
import type { Line } from "../table/chat/chat.ts";
import type { Table } from "../table/table.ts";
import { backlogLimit, backlogOf } from "./backlog.ts";
import type { Connections } from "./connections.ts";
import { leavingCodes } from "./leaving-codes.ts";
import { tellChat, tellEvents, tellOwn, tellYou } from "./telling.ts";

interface StageDeps {
	readonly connections: Connections;
	/** Epoch ms. */
	readonly now: () => number;
	/** Sends what has changed in the public state to all. */
	readonly showState: (table: Table) => void;
	readonly broadcast: (events: PackedEvents, except: Client[]) => void;
}

/** Shows a table to its connections, to each what he may see. */
export class Stage {
	private readonly goers = new Map<PlayerId, SentAway>();
	private readonly deps: StageDeps;

	constructor(deps: StageDeps) {
		this.deps = deps;
	}

	/** These see nothing of what is shown next. */
	sendAway(players: readonly PlayerId[], why: SentAway): void {
		for (const player of players) this.goers.set(player, why);
	}

	/** What was not shown yet is lost. */
	forget(): void {
		this.goers.clear();
	}

	/** The table as it is now, and what has happened since it was shown last. */
	show(table: Table, events: readonly GameTypes["event"][]): void {
		const { connections, now, showState, broadcast } = this.deps;
		for (const { client, player } of connections) {
			const why = this.goers.get(player);
			if (why !== undefined) client.leave(leavingCodes[why]);
		}
		this.goers.clear();
		showState(table);
		for (const connection of connections) {
			tellOwn(connection, table, now());
			tellYou(connection, table);
			if (connection.heardTo === null) tellChat(connection, table, []);
		}
		tellEvents(connections, table, events, broadcast);
		for (const { client } of connections) if (backlogOf(client) > backlogLimit) client.leave(closeCodes.backlog);
		table.shown();
	}

	/** To everybody what he may hear of it. */
	say(table: Table, lines: readonly Line[]): void {
		for (const connection of this.deps.connections) tellChat(connection, table, lines);
	}

	/** To those who sit, since the others have heard it. */
	release(table: Table, lines: readonly Line[]): void {
		for (const { client, player, heardTo } of this.deps.connections) {
			if (heardTo === null || table.company.seatOf(player) === null) continue;
			const heard = table.talk.heard(lines, player);
			if (heard.length > 0) client.send("chat", { lines: heard });
		}
	}

	tellLate(player: PlayerId, told: Late): void {
		const client = this.deps.connections.of(player)?.client;
		client?.send(told.is === "record" ? "delayed" : "delayedMoves", told.body);
	}
}
