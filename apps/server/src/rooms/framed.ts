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
		this.message = message;
		this.frame = Buffer.concat([headerOf(message.length), message]);
	}

	sendTo(client: Client): void {
		const socket = socketOf(client);
		// Whoever is still joining gets it after what comes first.
		if (socket === null || client.state !== ClientState.JOINED) client.enqueueRaw(this.message);
		else socket.write(this.frame);
	}
}

/** What this connection is sent until the end of the turn goes out in one write. */
export function together(client: Client): void {
	const socket = socketOf(client);
	if (socket === null) return;
	socket.cork();
	process.nextTick(() => socket.uncork());
}

function headerOf(length: number): Buffer {
	if (length < 126) return Buffer.from([wholeBinary, length]);
	const header = Buffer.alloc(length < 65_536 ? 4 : 10);
	header[0] = wholeBinary;
	header[1] = length < 65_536 ? 126 : 127;
	if (length < 65_536) header.writeUInt16BE(length, 2);
	else header.writeBigUInt64BE(BigInt(length), 2);
	return header;
}
