import { closeCodes } from "@fibbers/protocol";
import { WebSocket } from "ws";
import { backlogLimit } from "./backlog.ts";
import { isAcknowledgement, isReadable } from "./readable.ts";

/** Whoever has joined and does not say so for so long does not read, ms. */
const untilAcknowledged = 20_000;
const windowMs = 1_000;

/**
 * Lets through what a client may send, and cuts it off for anything else. Nothing is heard of it any more once the server
 * has said goodbye: the other side may take its time to answer that.
 */
export abstract class GuardedSocket extends WebSocket {
	/** Pings that were not answered yet. */
	pingCount = 0;
	private wasWelcomed = false;
	private hasAcknowledged = false;
	private count = 0;
	private windowEnds = 0;
	private silent: NodeJS.Timeout | null = null;

	/** Messages, pings and pongs. */
	protected abstract get messagesPerSecond(): number;

	override emit(event: string | symbol, ...given: unknown[]): boolean {
		return this.passes(event, given[0]) && super.emit(event, ...given);
	}

	override send(...given: unknown[]): void {
		super.send(...(given as Parameters<WebSocket["send"]>));
		// The first that is sent says that he has joined; how long that takes is not his fault.
		if (this.wasWelcomed) return;
		this.wasWelcomed = true;
		this.silent = setTimeout(() => this.close(closeCodes.backlog), untilAcknowledged);
	}

	private passes(event: string | symbol, data: unknown): boolean {
		// A frame that is none: the socket closes itself, and to the server that is no error.
		if (event === "error") return false;
		if (event === "close") this.expectNothing();
		if (event !== "message" && event !== "ping" && event !== "pong") return true;
		if (this.readyState !== WebSocket.OPEN) return false;
		if (event === "pong") this.pingCount = 0;
		const isGood = !this.isTooOften() && (event !== "message" || (data instanceof Uint8Array && this.isHeard(data)));
		if (!isGood) this.close(closeCodes.badMessage);
		else if (this.bufferedAmount > backlogLimit) this.close(closeCodes.backlog);
		else if (event === "ping") this.pong(data);
		return isGood && this.readyState === WebSocket.OPEN;
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
		if (isAcknowledgement(frame) && this.listenerCount("message") > 0) {
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
