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
	const guarded = new Guard(socket, messagesPerSecond);
	const { emit, send } = socket;
	socket.emit = (event: string | symbol, ...given: unknown[]) =>
		guarded.passes(event, given[0]) && emit.call(socket, event, ...given);
	// The first that is sent says that he has joined; how long that takes is not his fault.
	socket.send = (...given) => {
		socket.send = send;
		socket.send(...given);
		guarded.expectAcknowledgement();
	};
}

/** One for each connection: it holds little. */
class Guard {
	private hasAcknowledged = false;
	private count = 0;
	private windowEnds = 0;
	private silent: NodeJS.Timeout | null = null;
	private readonly socket: Socket;
	private readonly messagesPerSecond: number;

	constructor(socket: Socket, messagesPerSecond: number) {
		this.socket = socket;
		this.messagesPerSecond = messagesPerSecond;
	}

	expectAcknowledgement(): void {
		this.silent = setTimeout(() => this.socket.close(closeCodes.backlog), untilAcknowledged);
	}

	passes(event: string | symbol, data: unknown): boolean {
		const { socket } = this;
		// A frame that is none: the socket closes itself, and to the server that is no error.
		if (event === "error") return false;
		if (event === "close") this.expectNothing();
		if (event !== "message" && event !== "ping" && event !== "pong") return true;
		if (socket.readyState !== open) return false;
		const isGood = !this.isTooOften() && (event !== "message" || (data instanceof Uint8Array && this.isHeard(data)));
		if (!isGood) socket.close(closeCodes.badMessage);
		else if (socket.bufferedAmount > backlogLimit) socket.close(closeCodes.backlog);
		return isGood && socket.readyState === open;
	}

	private isTooOften(): boolean {
		const now = performance.now();
		if (now >= this.windowEnds) {
			this.count = 0;
			this.windowEnds = now + windowMs;
		}
		return ++this.count > this.messagesPerSecond;
	}

	private isHeard(frame: Uint8Array): boolean {
		if (!isReadable(frame)) return false;
		// Before the room listens there is nothing to acknowledge.
		if (isAcknowledgement(frame) && this.socket.listenerCount("message") > 0) {
			this.hasAcknowledged = true;
			this.expectNothing();
		}
		return this.hasAcknowledged;
	}

	private expectNothing(): void {
		if (this.silent !== null) clearTimeout(this.silent);
		this.silent = null;
	}
}
