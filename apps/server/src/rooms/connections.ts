import type { Client } from "@colyseus/core";
import type { PlayerId } from "../table/chair.ts";

export interface Connection {
	readonly client: Client;
	readonly player: PlayerId;
	/** What the last letter said, as text; empty before the first. */
	lastLetter: string;
	/** Whether it was told what happened in the game so far. */
	hasLog: boolean;
	/** The same of what it is told of itself. */
	lastYou: string;
	/** The time of the last line of the chat that it was told or may not hear, epoch ms; null before it was told what was said so far. */
	heardTo: number | null;
}

/** The connections to one table: for each player the newest. */
export class Connections implements Iterable<Connection> {
	private readonly byPlayer = new Map<PlayerId, Connection>();

	/** The player's new connection, and the client that it replaces. */
	add(client: Client, player: PlayerId): { readonly connection: Connection; readonly replaced: Client | null } {
		const replaced = this.byPlayer.get(player)?.client ?? null;
		const connection = { client, player, lastLetter: "", hasLog: false, lastYou: "", heardTo: null };
		this.byPlayer.set(player, connection);
		return { connection, replaced };
	}

	of(player: PlayerId): Connection | null {
		return this.byPlayer.get(player) ?? null;
	}

	/** True when this was the player's newest connection, and so his last. */
	remove(client: Client, player: PlayerId): boolean {
		return this.playerOf(client) === player && this.byPlayer.delete(player);
	}

	/** Whose newest connection this is; null for one that was replaced. */
	playerOf(client: Client): PlayerId | null {
		for (const connection of this) if (connection.client === client) return connection.player;
		return null;
	}

	[Symbol.iterator](): Iterator<Connection> {
		return this.byPlayer.values();
	}
}
