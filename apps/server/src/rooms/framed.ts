import type { Socket } from "node:net";
import { type Client, ClientState } from "@colyseus/core";

/** The first byte of a frame that holds a whole binary message (RFC 6455). */
const wholeBinary = 0x82;

/** What of a socket of `ws` lies below its own queue, in which nothing ever waits: messages are not compressed. */
interface Beneath {
	readonly readyState: number;
	readonly _socket?: Socket | null;
}

const open = 1;

const socketOf = (client: Client): Socket | null => {
	const { readyState, _socket = null } = client.ref as unknown as Beneath;
	return readyState === open ? _socket : null;
};

/** A message for many: its frame is built once, and each socket takes it in one write. */
export class Framed {
	private readonly message: Uint8Array;
	private readonly frame: Buffer;

	constructor(message: Uint8Array) {
		const { length } = message;
		const head = headLength(length);
		this.message = message;
		this.frame = Buffer.allocUnsafe(head + length);
		this.frame[0] = wholeBinary;
		this.frame[1] = head === 2 ? length : head === 4 ? 126 : 127;
		if (head === 4) this.frame.writeUInt16BE(length, 2);
		else if (head === 10) this.frame.writeBigUInt64BE(BigInt(length), 2);
		this.frame.set(message, head);
	}

	/** `behind` comes right behind it, in the same write. */
	sendTo(client: Client, behind: readonly Framed[] = []): void {
		const socket = socketOf(client);
		// Whoever is still joining gets it after what comes first.
		if (socket === null || client.state !== ClientState.JOINED)
			for (const each of [this, ...behind]) client.enqueueRaw(each.message);
		else if (behind.length === 0) socket.write(this.frame);
		else socket.write(Buffer.concat([this.frame, ...behind.map(({ frame }) => frame)]));
	}
}

/** Bytes before a message so long. */
const headLength = (length: number): 2 | 4 | 10 => (length < 126 ? 2 : length < 65_536 ? 4 : 10);
