import type { Client } from "@colyseus/core";
import type { PlayerId } from "../table/chair.ts";
import { Connection } from "./connection.ts";

/** The connections to one table: for each player the newest. */
export class Connections implements Iterable<Connection> {
	private readonly byPlayer = new Map<PlayerId, Connection>();
	private readonly byClient = new Map<Client, Connection>();

	/** The player's new connection, and the client that it replaces. */
	add(
		client: Client,
		player: PlayerId,
		page?: string,
	): { readonly connection: Connection; readonly replaced: Client | null } {
		const replaced = this.byPlayer.get(player)?.client ?? null;
		const connection = new Connection(client, player, page);
		if (replaced !== null) this.byClient.delete(replaced);
		this.byPlayer.set(player, connection);
		this.byClient.set(client, connection);
		return { connection, replaced };
	}

	/** Whether the player's newest connection belongs to another page. */
	isTaken(player: PlayerId, page: string | undefined): boolean {
		const newest = this.byPlayer.get(player);
		return newest !== undefined && newest.page !== page;
	}

	of(player: PlayerId): Connection | null {
		return this.byPlayer.get(player) ?? null;
	}

	/** True when this was the player's newest connection, and so his last. */
	remove(client: Client, player: PlayerId): boolean {
		return this.playerOf(client) === player && this.byClient.delete(client) && this.byPlayer.delete(player);
	}

	/** Null for a client that was replaced. */
	with(client: Client): Connection | null {
		return this.byClient.get(client) ?? null;
	}

	/** Whose newest connection this is; null for one that was replaced. */
	playerOf(client: Client): PlayerId | null {
		return this.byClient.get(client)?.player ?? null;
	}

	[Symbol.iterator](): Iterator<Connection> {
		return this.byPlayer.values();
	}
}
