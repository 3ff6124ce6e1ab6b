import { Protocol } from "@colyseus/core";
import { Packr } from "msgpackr";

const plain = new Packr({ useRecords: false });

const named = (name: string): Buffer => Buffer.concat([Buffer.of(0xa0 | Buffer.byteLength(name)), Buffer.from(name)]);

/** `room.send(name, body)`; a body of bytes goes as it is. */
export const sending = (name: string, body: unknown = {}): Buffer =>
	Buffer.concat([Buffer.of(Protocol.ROOM_DATA), named(name), packed(body)]);

/** `room.request(name, body)`. */
export const asking = (id: number, name: string, body: unknown = {}): Buffer =>
	Buffer.concat([Buffer.of(Protocol.ROOM_REQUEST, id & 0x7f), named(name), packed(body)]);

export const packed = (body: unknown): Uint8Array => (body instanceof Uint8Array ? body : plain.pack(body));
