// The recording socket must be in place before the SDK is loaded. An import without names is not sorted.
import "../recording-socket.ts";
import { Client, type Room } from "@colyseus/sdk";
import type { NetworkClient } from "../network-client.ts";
import { type Recording, recordingOf } from "../recording-socket.ts";

/** One line to the naive list. */
export class NaiveLine {
	readonly recording: Recording;
	/** Called when a list has arrived. */
	onList: () => void = () => {};
	private readonly room: Room;

	private constructor(room: Room) {
		this.room = room;
		this.recording = recordingOf(room.sessionId);
		room.reconnection.enabled = false;
		room.onMessage("tables", () => this.onList());
	}

	static async open({ base, token }: Pick<NetworkClient, "base" | "token">): Promise<NaiveLine> {
		const client = new Client(base);
		client.auth.token = token;
		return new NaiveLine(await client.joinById("naive"));
	}

	/** Something has changed: everybody is told. */
	tell(): void {
		this.room.send("look", {});
	}

	async leave(): Promise<void> {
		await this.room.leave();
	}
}
