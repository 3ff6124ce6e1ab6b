import { type Client, getMessageBytes, Protocol } from "@colyseus/core";
import { closeCodes, type LobbyMessages } from "@fibbers/protocol";
import type { PlayerKey } from "../http/identity.ts";
import type { Encoding } from "../lobby/sight.ts";
import type { Viewer } from "../lobby/window.ts";
import type { LobbyLine } from "../social/member.ts";
import type { PlayerId } from "../table/chair.ts";
import { backlogLimit, backlogOf } from "./backlog.ts";

/** One connection to the lobby. */
export class ClientLine implements LobbyLine {
	readonly client: Client;
	readonly key: PlayerKey;
	readonly player: PlayerId;
	/** As the list of tables knows it. */
	readonly viewer: Viewer;

	constructor(client: Client, key: PlayerKey, player: PlayerId) {
		this.client = client;
		this.key = key;
		this.player = player;
		this.viewer = { player, send: (letter) => this.sendEncoded(letter) };
	}

	send<Name extends keyof LobbyMessages>(name: Name, message: LobbyMessages[Name]): void {
		this.sendEncoded(encodeLetter(name, message));
	}

	private sendEncoded(letter: Uint8Array): void {
		this.client.enqueueRaw(letter);
		if (backlogOf(this.client) > backlogLimit) this.client.leave(closeCodes.backlog);
	}
}

/** A letter as it goes over the wire, to as many as are to have it. */
const encodeLetter = (name: string, message: unknown): Uint8Array =>
	getMessageBytes.raw(Protocol.ROOM_DATA, name, message);

export const encodeTables: Encoding = encodeLetter;
