import { CountedSocket } from "../../driver/counted-socket.ts";

const namespace = "/el-mentiroso";
/** The text frames of socket.io 4: engine packet, then packet, then namespace. */
const packets = { ping: "2", pong: "3", connect: `40${namespace},`, event: `42${namespace},` } as const;

/** A line to boardgame.io: socket.io over a WebSocket from the start, without its client's weight. */
export class SocketIoLine {
	readonly socket: CountedSocket;

	private constructor(socket: CountedSocket) {
		this.socket = socket;
		socket.on("message", (data) => {
			if (String(data) === packets.ping) socket.send(packets.pong);
		});
	}

	/** Resolves when the namespace is open. */
	static async open(base: string): Promise<SocketIoLine> {
		const socket = await CountedSocket.open(`${base.replace("http", "ws")}/socket.io/?EIO=4&transport=websocket`);
		const line = new SocketIoLine(socket);
		socket.send(packets.connect);
		await new Promise<void>((resolve) => {
			const look = (data: unknown): void => {
				if (!String(data).startsWith(packets.connect)) return;
				socket.off("message", look);
				resolve();
			};
			socket.on("message", look);
		});
		return line;
	}

	/** Calls with what the server emits from now on. */
	listen(take: (name: string, given: readonly unknown[]) => void): void {
		this.socket.on("message", (data) => {
			const text = String(data);
			if (!text.startsWith(packets.event)) return;
			const [name, ...given] = JSON.parse(text.slice(packets.event.length)) as [string, ...unknown[]];
			take(name, given);
		});
	}

	emit(name: string, ...given: readonly unknown[]): void {
		this.socket.send(packets.event + JSON.stringify([name, ...given]));
	}

	leave(): void {
		this.socket.close();
	}
}
