import { randomBytes } from "node:crypto";
import { Protocol } from "@colyseus/core";
import { Conditions } from "../conditions.ts";
import { RawSocket, statusOf } from "./raw-socket.ts";

/** What matchmaking gives out. */
export interface GivenSeat {
	readonly status: number;
	readonly processId: string;
	readonly roomId: string;
	readonly sessionId: string;
}

/** First bytes of WebSocket frames. */
export const opcodes = { more: 0x00, text: 0x01, binary: 0x02, close: 0x08, ping: 0x09, pong: 0x0a } as const;
const final = 0x80;

/** A WebSocket whose frames are made and read by hand. */
export class RawLine {
	/** Messages of the server, whole. */
	readonly messages: Buffer[] = [];
	/** What the server said goodbye with; 1006 when it hung up without a word, null while the line holds. */
	closeCode: number | null = null;
	/** Whether a goodbye is answered, as it should be. */
	isPolite = true;
	readonly socket: RawSocket;
	private readonly conditions = new Conditions();

	private constructor(socket: RawSocket) {
		this.socket = socket;
		socket.onData = () => this.read();
		void socket.ended.then(() => {
			this.closeCode ??= 1006;
			this.conditions.look();
		});
		this.read();
	}

	/** Asks for a seat, as anybody may. */
	static async seat(base: string, token: string, room: string): Promise<GivenSeat> {
		const response = await fetch(`${base}/matchmake/joinById/${room}`, {
			method: "POST",
			headers: { authorization: `Bearer ${token}`, "content-type": "application/json" },
			body: "{}",
		});
		const body = (await response.json()) as Omit<GivenSeat, "status">;
		return { ...body, status: response.status };
	}

	/** Rejects with the status when the server does not upgrade. */
	static async upgrade(base: string, target: string, headers = ""): Promise<RawLine> {
		const socket = await RawSocket.to(base);
		socket.write(upgradeRequest(target, headers));
		const answered = new Promise<void>((resolve) => {
			socket.onData = () => void (socket.received.includes("\r\n\r\n") && resolve());
		});
		await Promise.race([answered, socket.ended]);
		const status = statusOf(socket.received.toString("latin1"));
		if (status !== 101) {
			socket.destroy();
			throw new Error(`not upgraded: ${status}`);
		}
		socket.received = socket.received.subarray(socket.received.indexOf("\r\n\r\n") + 4);
		return new RawLine(socket);
	}

	/** In a room, but the server does not know yet that its answer was read. */
	static async joined(base: string, token: string, room: string): Promise<RawLine> {
		const seat = await RawLine.seat(base, token, room);
		if (seat.status !== 200) throw new Error(`no seat: ${seat.status}`);
		const line = await RawLine.upgrade(base, targetOf(seat));
		await line.until(() => line.messages.some((message) => message[0] === Protocol.JOIN_ROOM));
		return line;
	}

	static async open(base: string, token: string, room: string): Promise<RawLine> {
		const line = await RawLine.joined(base, token, room);
		line.acknowledge();
		return line;
	}

	acknowledge(): void {
		this.say(Uint8Array.of(Protocol.JOIN_ROOM));
	}

	/** One message in one frame. */
	say(message: Uint8Array): void {
		this.frame(opcodes.binary, message);
	}

	/** One frame, which is the last of its message unless `part` says otherwise. */
	frame(opcode: number, payload: Uint8Array, part: "last" | "more follow" = "last"): void {
		this.socket.write(frameOf(opcode | (part === "last" ? final : 0), payload));
	}

	async until(condition: () => boolean): Promise<void> {
		await this.conditions.until(() => condition() || this.closeCode !== null);
		if (!condition()) throw new Error(`closed with ${this.closeCode}`);
	}

	/** With what code the server has closed the line. */
	async closed(): Promise<number> {
		await this.conditions.until(() => this.closeCode !== null);
		return this.closeCode ?? 0;
	}

	destroy(): void {
		this.socket.destroy();
	}

	private read(): void {
		for (;;) {
			const { received } = this.socket;
			const small = (received[1] ?? 0) & 0x7f;
			const head = small === 126 ? 4 : small === 127 ? 10 : 2;
			if (received.length < head) break;
			const length =
				small === 126 ? received.readUInt16BE(2) : small === 127 ? Number(received.readBigUInt64BE(2)) : small;
			if (received.length < head + length) break;
			this.socket.received = received.subarray(head + length);
			this.take((received[0] ?? 0) & 0x0f, received.subarray(head, head + length));
		}
		this.conditions.look();
	}

	private take(opcode: number, payload: Buffer): void {
		if (opcode === opcodes.binary) this.messages.push(payload);
		else if (opcode === opcodes.ping) this.frame(opcodes.pong, payload);
		else if (opcode === opcodes.close) {
			this.closeCode ??= payload.length >= 2 ? payload.readUInt16BE(0) : 1005;
			if (this.isPolite) this.frame(opcodes.close, payload);
		}
	}
}

export const targetOf = ({ processId, roomId, sessionId }: Omit<GivenSeat, "status">): string =>
	`/${processId}/${roomId}?sessionId=${sessionId}`;

/** What a client sends, masked as it has to be. */
export function frameOf(first: number, payload: Uint8Array): Buffer {
	const { length } = payload;
	const mask = randomBytes(4);
	const head =
		length < 126
			? Buffer.of(first, 0x80 | length)
			: length < 65_536
				? Buffer.of(first, 0x80 | 126, length >> 8, length & 0xff)
				: Buffer.concat([Buffer.of(first, 0x80 | 127), bigEndian(length)]);
	return Buffer.concat([head, mask, payload.map((byte, i) => byte ^ (mask[i % 4] ?? 0))]);
}

const bigEndian = (length: number): Buffer => {
	const bytes = Buffer.alloc(8);
	bytes.writeBigUInt64BE(BigInt(length));
	return bytes;
};

export const upgradeRequest = (target: string, headers = ""): string =>
	`GET ${target} HTTP/1.1\r\nHost: localhost\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Key: ${randomBytes(16).toString("base64")}\r\nSec-WebSocket-Version: 13\r\n${headers}\r\n`;
