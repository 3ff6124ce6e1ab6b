import type { IncomingMessage } from "node:http";
import type { Socket } from "node:net";
import { WebSocket } from "ws";

const waiting: (() => void)[] = [];

/** Hands on what has come in meanwhile at all sockets. */
function handOn(): void {
	for (const each of waiting.splice(0)) each();
}

/** The answer with which the line was opened, as it came. */
function headOf({ httpVersion, statusCode, statusMessage, rawHeaders }: IncomingMessage): string {
	const pairs = rawHeaders.flatMap((text, i) => (i % 2 === 0 ? [`${text}: ${rawHeaders[i + 1]}\r\n`] : []));
	return `HTTP/${httpVersion} ${statusCode} ${statusMessage}\r\n${pairs.join("")}\r\n`;
}

/**
 * A socket that counts its bytes, frame headers and pings included, and notes when each frame came in. Frames are handed on only when
 * all sockets that had something have been read, so that decoding one of them does not delay the arrival of the next.
 */
export class CountedSocket extends WebSocket {
	/** When the frame that is being handed on came in, ms of `performance.now()`. */
	arrivedAt = 0;
	private line: Socket | null = null;
	private headBytes = 0;

	constructor(...given: ConstructorParameters<typeof WebSocket>) {
		super(...given);
		// A line that breaks is closed as well, which tells enough.
		this.on("error", () => {});
		this.once("upgrade", (response: IncomingMessage) => {
			this.line = response.socket;
			this.headBytes = headOf(response).length;
		});
	}

	/** That have come in since the line was opened. */
	get bytes(): number {
		return (this.line?.bytesRead ?? 0) - this.headBytes;
	}

	override emit(event: string | symbol, ...given: unknown[]): boolean {
		if (event !== "message" && event !== "close") return super.emit(event, ...given);
		const at = performance.now();
		waiting.push(() => {
			this.arrivedAt = at;
			super.emit(event, ...given);
		});
		if (waiting.length === 1) setImmediate(handOn);
		return true;
	}

	/** Resolves when it is open; rejects when it cannot be opened. */
	static open(url: string): Promise<CountedSocket> {
		const socket = new CountedSocket(url);
		return new Promise((resolve, reject) => {
			socket.once("open", () => resolve(socket));
			socket.once("error", reject);
		});
	}
}
