import { Client, type Room } from "@colyseus/sdk";
import type { JoinBody } from "@fibbers/protocol";
import { closeCodes } from "@fibbers/protocol/client";

/**
 * One attempt to join a room. Of one that is given up nothing is left hanging: a browser opens few connections to one place,
 * and a new one waits for those before it.
 */
export class Joining {
	/** On the page's own clock, ms. */
	readonly since = performance.now();
	private readonly end = new AbortController();
	private readonly client: RoomKeeper;

	constructor() {
		this.client = new RoomKeeper(undefined, {
			fetchFn: (input, init) => fetch(input, { ...init, signal: this.end.signal }),
		});
	}

	/** Rejects with the error's code, or when it has taken so long. */
	async room(id: string, body: JoinBody, withinMs: number): Promise<Room> {
		const late = new Promise<never>((_, reject) => {
			this.end.signal.addEventListener("abort", () => reject(new Error("given up")));
		});
		const timer = setTimeout(() => this.giveUp(), withinMs);
		try {
			return await Promise.race([this.client.joinById(id, body), late]);
		} finally {
			clearTimeout(timer);
		}
	}

	/** Whether it got so far that the server may take it for the newest connection. */
	get hasKnocked(): boolean {
		return this.client.opened !== null;
	}

	giveUp(): void {
		this.end.abort();
		this.client.opened?.connection?.close(closeCodes.left);
	}
}

/** Tells of a room before it is joined. */
class RoomKeeper extends Client {
	opened: Room | null = null;

	protected override createRoom(...given: Parameters<Client["createRoom"]>): Room {
		const room = super.createRoom(...given);
		room.reconnection.enabled = false;
		this.opened = room;
		return room;
	}
}
