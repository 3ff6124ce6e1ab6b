import { Protocol } from "@colyseus/core";
import { commands, lobbyCommands } from "@fibbers/protocol";

/** Deeper than anything that a client has to say. */
const deepest = 8;
const mostFields = 32;
const recordType = 0x72;
const names: ReadonlySet<string> = new Set([...Object.keys(commands), ...Object.keys(lobbyCommands)]);

/**
 * Whether these bytes are a message of a client, by form: a kind that clients send, the name of a command, and one whole value
 * of plain msgpack. What is not never gets to the decoders, which take lengths and types on trust.
 */
export function isReadable(frame: Uint8Array): boolean {
	const reader = new Reader(frame);
	switch (reader.byte()) {
		case Protocol.JOIN_ROOM:
		case Protocol.LEAVE_ROOM:
		case Protocol.PING:
			return reader.isAtEnd;
		case Protocol.ROOM_DATA:
			return isCommand(reader);
		case Protocol.ROOM_REQUEST:
			return reader.wholeNumber() && isCommand(reader);
		default:
			return false;
	}
}

/** Whether this message says that the client has read that it has joined. */
export const isAcknowledgement = (frame: Uint8Array): boolean => frame[0] === Protocol.JOIN_ROOM;

const isCommand = (reader: Reader): boolean =>
	names.has(reader.name()) && (reader.isAtEnd || (reader.value(deepest) && reader.isAtEnd));

/** Reads forward, and no further than the end. */
class Reader {
	private at = 0;
	/** The number of fields in each record that the message has defined so far. */
	private records: Map<number, number> | null = null;
	private readonly bytes: Uint8Array;

	constructor(bytes: Uint8Array) {
		this.bytes = bytes;
	}

	get isAtEnd(): boolean {
		return this.at === this.bytes.length;
	}

	/** -1 past the end. */
	byte(): number {
		return this.bytes[this.at++] ?? -1;
	}

	/** Names are short: one byte says how long, and the letters are plain. */
	name(): string {
		const head = this.byte();
		if (head < 0xa0 || head > 0xbf) return "";
		const end = this.at + head - 0xa0;
		if (end > this.bytes.length) return "";
		let name = "";
		while (this.at < end) name += String.fromCharCode(this.byte());
		return name;
	}

	/** The id of a request, as the SDK counts them. */
	wholeNumber(): boolean {
		const head = this.byte();
		if (head >= 0 && head < 0x80) return true;
		return head >= 0xcc && head <= 0xce && this.skip(2 ** (head - 0xcc));
	}

	/** One value, with not more than so many levels in it. */
	value(levels: number): boolean {
		const head = this.byte();
		if (head < 0) return false;
		const fields = this.records?.get(head);
		if (fields !== undefined) return this.values(fields, levels);
		if (head < 0x80 || head >= 0xe0 || head === 0xc0 || head === 0xc2 || head === 0xc3) return true;
		if (head < 0x90) return this.values(2 * (head - 0x80), levels);
		if (head < 0xa0) return this.values(head - 0x90, levels);
		if (head < 0xc0) return this.skip(head - 0xa0);
		const width = widths[head];
		if (width !== undefined) return this.skip(width);
		switch (head) {
			case 0xd4:
				return this.extension(levels);
			case 0xd9:
			case 0xda:
			case 0xdb:
				return this.skip(this.length(2 ** (head - 0xd9)));
			case 0xdc:
			case 0xdd:
				return this.values(this.length(2 ** (head - 0xdb)), levels);
			case 0xde:
			case 0xdf:
				return this.values(2 * this.length(2 ** (head - 0xdd)), levels);
			default:
				return false;
		}
	}

	/** The two that msgpackr writes: `undefined`, and an object of a shape that later ones may have, too. */
	private extension(levels: number): boolean {
		const type = this.byte();
		const id = this.byte();
		if (type === 0) return id === 0;
		const head = this.byte();
		const fields = head === 0xdc ? this.length(2) : head - 0x90;
		if (type !== recordType || id < 0x40 || id > 0x7f || fields < 0 || fields > mostFields) return false;
		for (let i = 0; i < fields; i++) if (this.name() === "") return false;
		this.records ??= new Map();
		this.records.set(id, fields);
		return this.values(fields, levels);
	}

	private values(count: number, levels: number): boolean {
		if (levels === 0 || count > this.bytes.length - this.at) return false;
		for (let i = 0; i < count; i++) if (!this.value(levels - 1)) return false;
		return true;
	}

	private length(bytes: number): number {
		let length = 0;
		for (let i = 0; i < bytes; i++) {
			const byte = this.byte();
			if (byte < 0) return Number.POSITIVE_INFINITY;
			length = length * 256 + byte;
		}
		return length;
	}

	private skip(count: number): boolean {
		this.at += count;
		return this.at <= this.bytes.length;
	}
}

/** Bytes that follow the heads of numbers: floats, then whole numbers without and with a sign. */
const widths: Readonly<Record<number, number>> = {
	202: 4,
	203: 8,
	204: 1,
	205: 2,
	206: 4,
	207: 8,
	208: 1,
	209: 2,
	210: 4,
	211: 8,
};
