import { once } from "node:events";
import { connect, type Socket } from "node:net";

/** A connection of which every byte is written by hand. */
export class RawSocket {
	/** What has arrived and was not taken. */
	received = Buffer.alloc(0);
	onData: () => void = () => {};
	readonly ended: Promise<void>;
	private readonly socket: Socket;

	private constructor(socket: Socket) {
		this.socket = socket;
		this.ended = new Promise((resolve) => socket.once("close", () => resolve()));
		socket.on("error", () => socket.destroy());
		socket.on("data", (bytes) => {
			this.received = Buffer.concat([this.received, bytes]);
			this.onData();
		});
	}

	static async to(base: string): Promise<RawSocket> {
		const socket = connect(Number(new URL(base).port), "127.0.0.1");
		await once(socket, "connect");
		return new RawSocket(socket);
	}

	/** All that a server answers to these bytes before it closes, or before `enough` of it is there. */
	static async answer(base: string, bytes: string | Uint8Array, enough = /\r\n\r\n/): Promise<string> {
		const socket = await RawSocket.to(base);
		socket.write(bytes);
		const answered = new Promise<void>((resolve) => {
			socket.onData = () => void (enough.test(socket.received.toString("latin1")) && resolve());
		});
		await Promise.race([socket.ended, answered]);
		socket.destroy();
		return socket.received.toString("latin1");
	}

	/** The other side may have hung up already. */
	write(bytes: string | Uint8Array): void {
		if (this.socket.writable) this.socket.write(bytes);
	}

	/** From now on nothing is read, and the system's buffers fill. */
	stopReading(): void {
		this.socket.pause();
	}

	readOn(): void {
		this.socket.resume();
	}

	destroy(): void {
		this.socket.destroy();
	}
}

/** The status in the first line of an answer; 0 when there was none. */
export const statusOf = (answer: string): number => Number(answer.match(/^HTTP\/1\.1 (\d{3})/)?.[1] ?? 0);
