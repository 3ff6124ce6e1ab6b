import { Protocol } from "@colyseus/core";
import { Decoder, decode } from "@colyseus/schema";
import { TableState } from "@fibbers/protocol";
import { unpack } from "msgpackr";

/** One frame, decoded without the SDK. */
export type Frame =
	| { readonly kind: "state"; readonly state: TableState }
	| { readonly kind: "message"; readonly type: string; readonly body: unknown }
	| { readonly kind: "reply"; readonly body: unknown }
	| { readonly kind: "join" | "ping" };

/** Decodes a connection's frames in order and calls `onFrame` after each; the state is the decoder's own, as it stands then. */
export function decodeFrames(frames: readonly Uint8Array[], onFrame: (frame: Frame) => void): void {
	const decoder = new Decoder(new TableState());
	for (const bytes of frames) onFrame(decodeFrame(bytes, decoder));
}

function decodeFrame(bytes: Uint8Array, decoder: Decoder<TableState>): Frame {
	const it = { offset: 1 };
	const buffer = Buffer.from(bytes);
	switch (bytes[0]) {
		case Protocol.JOIN_ROOM:
			return { kind: "join" };
		case Protocol.PING:
			return { kind: "ping" };
		case Protocol.ROOM_STATE:
		case Protocol.ROOM_STATE_PATCH:
			decoder.decode(buffer, it);
			return { kind: "state", state: decoder.state };
		case Protocol.ROOM_DATA: {
			const type = decode.string(buffer, it);
			return { kind: "message", type, body: it.offset < buffer.length ? unpack(buffer.subarray(it.offset)) : null };
		}
		case Protocol.ROOM_RESPONSE: {
			decode.number(buffer, it);
			it.offset++;
			return { kind: "reply", body: it.offset < buffer.length ? unpack(buffer.subarray(it.offset)) : null };
		}
		default:
			throw new Error(`a frame of unknown kind ${bytes[0]}`);
	}
}
