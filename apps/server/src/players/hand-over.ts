import { randomBytes } from "node:crypto";
import { type HandOverLink, handOverMs } from "@fibbers/protocol";
import { keyOf } from "../http/identity.ts";
import type { Player, PlayerStore } from "../store/store.ts";
import type { PlayerId } from "../table/chair.ts";
import type { Time } from "../table/time.ts";

/** 256 bits that nobody can guess. */
export const freshToken = (): string => randomBytes(32).toString("base64url");

/** Links by which another browser becomes a player who is here already. Only their hashes are kept. */
export class HandOver {
	private readonly store: PlayerStore;
	private readonly time: Time;

	constructor(store: PlayerStore, time: Time) {
		this.store = store;
		this.time = time;
	}

	async begin(player: PlayerId): Promise<HandOverLink> {
		const secret = freshToken();
		const at = this.time.now();
		const expiresAt = at + handOverMs;
		await this.store.createLink({ secretHash: keyOf(secret), player, at, expiresAt });
		return { secret, expiresAt };
	}

	/** Whose link it is; null when it is unknown, used or over. */
	owner(secret: string): Promise<Player | null> {
		return this.store.findLink(keyOf(secret), this.time.now());
	}

	/** A token for one more browser of the player whose link it is; null when it is unknown, used or over. */
	async redeem(secret: string, label: string): Promise<{ readonly token: string; readonly player: Player } | null> {
		const token = freshToken();
		const player = await this.store.redeemLink(keyOf(secret), { tokenHash: keyOf(token), label }, this.time.now());
		return player && { token, player };
	}
}
