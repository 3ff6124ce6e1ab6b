import { Protocol } from "@colyseus/core";
import { decode } from "@colyseus/schema";
import {
	momentOf,
	type PackedMoment,
	type PackedMove,
	type PackedWhole,
	Standpoint,
	tableMessages,
} from "@fibbers/protocol";
import { unpack } from "msgpackr";

/** One frame, decoded without the SDK. A table is what the connection knows of it from then on; `body` is all that was told. */
export type Frame =
	| { readonly kind: "table"; readonly standpoint: Standpoint; readonly body: PackedWhole | PackedMoment }
	| { readonly kind: "message"; readonly type: string; readonly body: unknown }
	| { readonly kind: "reply"; readonly body: unknown }
	| { readonly kind: "join" | "ping" };

/** Decodes a connection's frames in order and calls `onFrame` after each. */
export function decodeFrames(frames: readonly Uint8Array[], onFrame: (frame: Frame) => void): void {
	let standpoint: Standpoint | null = null;
	for (const bytes of frames) {
		const frame = decodeFrame(bytes, standpoint);
		if (frame.kind === "table") standpoint = frame.standpoint;
		onFrame(frame);
	}
}

function decodeFrame(bytes: Uint8Array, standpoint: Standpoint | null): Frame {
	const it = { offset: 1 };
	const buffer = Buffer.from(bytes);
	const body = (): unknown => (it.offset < buffer.length ? unpack(buffer.subarray(it.offset)) : null);
	switch (bytes[0]) {
		case Protocol.JOIN_ROOM:
			return { kind: "join" };
		case Protocol.PING:
			return { kind: "ping" };
		case Protocol.ROOM_DATA: {
			if (decode.stringCheck(buffer, it)) return { kind: "message", type: decode.string(buffer, it), body: body() };
			return tableFrame(decode.number(buffer, it), body(), standpoint);
		}
		case Protocol.ROOM_RESPONSE: {
			decode.number(buffer, it);
			it.offset++;
			return { kind: "reply", body: body() };
		}
		default:
			throw new Error(`a frame of unknown kind ${bytes[0]}`);
	}
}

function tableFrame(type: number, told: unknown, standpoint: Standpoint | null): Frame {
	if (type === tableMessages.whole) {
		const body = told as PackedWhole;
		return { kind: "table", standpoint: new Standpoint(body), body };
	}
	const isMove = type === tableMessages.move;
	if ((type !== tableMessages.moment && !isMove) || standpoint === null)
		throw new Error(`a message of unknown type ${type}`);
	const body = isMove ? momentOf(told as PackedMove) : (told as PackedMoment);
	standpoint.goOn(body);
	return { kind: "table", standpoint, body };
}
