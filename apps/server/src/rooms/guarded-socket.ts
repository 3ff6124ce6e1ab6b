import type { EventEmitter } from "node:events";
import { closeCodes } from "@fibbers/protocol";
import { backlogLimit } from "./backlog.ts";
import { isAcknowledgement, isReadable } from "./readable.ts";

/** What is used here of a WebSocket of `ws`. */
interface Socket extends EventEmitter {
	/** Bytes that wait for the reader. */
	readonly bufferedAmount: number;
	/** 1 while it is open. */
	readonly readyState: number;
	send(...given: readonly unknown[]): void;
	close(code: number): void;
}

interface Limits {
	/** Messages, pings and pongs. */
	readonly messagesPerSecond: number;
}

/** Whoever has joined and does not say so for so long does not read, ms. */
const untilAcknowledged = 20_000;
const windowMs = 1_000;
const open = 1;

/**
 * Lets through what a client may send, and cuts it off for anything else. Nothing is heard of it any more once the server
 * has said goodbye: the other side may take its time to answer that.
 */
export function guard(socket: Socket, { messagesPerSecond }: Limits): void {
	let hasAcknowledged = false;
	let count = 0;
	let windowEnds = 0;

	const isTooOften = (): boolean => {
		const now = performance.now();
		if (now >= windowEnds) {
			count = 0;
			windowEnds = now + windowMs;
		}
		return ++count > messagesPerSecond;
	};
	const isHeard = (frame: Uint8Array): boolean => {
		if (!isReadable(frame)) return false;
		// Before the room listens there is nothing to acknowledge.
		if (isAcknowledgement(frame) && socket.listenerCount("message") > 0) hasAcknowledged = true;
		return hasAcknowledged;
	};
	const passes = (event: string | symbol, data: unknown): boolean => {
		// A frame that is none: the socket closes itself, and to the server that is no error.
		if (event === "error") return false;
		if (event !== "message" && event !== "ping" && event !== "pong") return true;
		if (socket.readyState !== open) return false;
		const isGood = !isTooOften() && (event !== "message" || (data instanceof Uint8Array && isHeard(data)));
		if (!isGood) socket.close(closeCodes.badMessage);
		else if (socket.bufferedAmount > backlogLimit) socket.close(closeCodes.backlog);
		return isGood && socket.readyState === open;
	};

	const emit = socket.emit.bind(socket);
	socket.emit = (event: string | symbol, ...given: unknown[]) => passes(event, given[0]) && emit(event, ...given);
	const send = socket.send.bind(socket);
	// The first that is sent says that he has joined; how long that takes is not his fault.
	socket.send = (...given) => {
		socket.send = send;
		send(...given);
		const silent = setTimeout(() => {
			if (!hasAcknowledged) socket.close(closeCodes.backlog);
		}, untilAcknowledged);
		socket.once("close", () => clearTimeout(silent));
	};
}
