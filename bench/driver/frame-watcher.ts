import type { CountedSocket } from "./counted-socket.ts";
import type { Watcher } from "./peer.ts";

/** Counts what comes, and reads nothing of it: the server is what is measured. */
export class FrameWatcher implements Watcher {
	frames = 0;
	private readonly socket: CountedSocket;

	constructor(socket: CountedSocket) {
		this.socket = socket;
		socket.on("message", () => {
			this.frames++;
		});
	}

	get bytes(): number {
		return this.socket.bytes;
	}

	leave(): void {
		this.socket.close();
	}
}
