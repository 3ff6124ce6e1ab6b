import type { Socket } from "node:net";

/** What is used here of a socket of the transport; it sets `pingCount` to 0 whenever a pong comes. */
interface Line {
	/** 1 while it is open, 3 when it is closed. */
	readonly readyState: number;
	readonly _socket?: Socket | null;
	pingCount: number;
	terminate(): void;
}

const open = 1;
const closed = 3;

/** A ping as RFC 6455 frames it, the same bytes for all. */
const ping = Buffer.from([0x89, 0]);

/** In so many parts all are asked, one part after the other: thousands at once would keep moves waiting. */
const parts = 12;

/** Knows all lines, and asks each now and then whether it is there. One that has not answered when it is asked again is cut off. */
export class Heartbeat {
	private readonly lines = Array.from({ length: parts }, () => new Set<Line>());
	private next = 0;
	private timer: NodeJS.Timeout | null = null;

	/** Each line is asked every so many ms. */
	start(everyMs: number): void {
		let turn = 0;
		this.timer = setInterval(() => this.ask(this.lines[turn++ % parts] ?? new Set()), everyMs / parts);
	}

	stop(): void {
		if (this.timer !== null) clearInterval(this.timer);
	}

	add(line: Line): void {
		this.lines[this.next++ % parts]?.add(line);
	}

	/** Nobody is waited for any more. */
	cutOff(): void {
		for (const lines of this.lines) for (const line of lines) line.terminate();
	}

	private ask(lines: Set<Line>): void {
		for (const line of lines) {
			// A listener of its own for that would cost each connection more than this.
			if (line.readyState === closed) lines.delete(line);
			else if (line.pingCount > 0) line.terminate();
			else {
				line.pingCount++;
				if (line.readyState === open) line._socket?.write(ping);
			}
		}
	}
}
