import { once } from "node:events";
import { type AddressInfo, connect, createServer, type Server, type Socket } from "node:net";

/** A wire to a server that can fall silent, as when a laptop is closed: nobody says goodbye, and nothing passes any more. */
export class MuteWire {
	readonly url: string;
	private readonly server: Server;
	private readonly sockets: Set<Socket>;

	private constructor(server: Server, sockets: Set<Socket>) {
		this.server = server;
		this.sockets = sockets;
		this.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
	}

	static async to(base: string): Promise<MuteWire> {
		const port = Number(new URL(base).port);
		const sockets = new Set<Socket>();
		const server = createServer((near) => {
			const far = connect(port, "127.0.0.1");
			for (const [from, to] of [
				[near, far],
				[far, near],
			] as const) {
				sockets.add(from);
				from.pipe(to);
				from.on("error", () => to.destroy());
				from.on("close", () => sockets.delete(from));
			}
		});
		server.listen(0, "127.0.0.1");
		await once(server, "listening");
		return new MuteWire(server, sockets);
	}

	/** From now on nothing passes, in either direction. */
	fallSilent(): void {
		for (const socket of this.sockets) socket.unpipe().pause();
	}

	async close(): Promise<void> {
		for (const socket of this.sockets) socket.destroy();
		this.server.close();
		await once(this.server, "close");
	}
}
