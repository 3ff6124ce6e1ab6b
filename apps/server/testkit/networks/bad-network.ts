import { once } from "node:events";
import { connect, createServer, type Server, type Socket } from "node:net";
import { type Random, seededRandom } from "@fibbers/rules";
import { Link } from "./link.ts";
import { atOnce, type Travel } from "./way.ts";

/** Between clients and a server: a proxy on the loopback that does to connections what networks do. */
export class BadNetwork {
	/** Where clients reach the server through it, without a slash at the end. */
	readonly url: string;
	/** How bytes travel; of connections that are there, too. */
	up: Travel = atOnce;
	down: Travel = atOnce;
	/** Every connection that is open, the oldest first. */
	private readonly open = new Set<Link>();
	private readonly listener: Server;
	private readonly to: URL;
	private readonly random: Random;
	private gate: Promise<void> | null = null;
	private lift: () => void = () => {};
	/** Called with each request, before anything of it goes on to the server. */
	onRequest: (link: Link) => void = () => {};

	private constructor(listener: Server, to: URL, random: Random) {
		const address = listener.address();
		if (typeof address !== "object" || address === null) throw new Error("not listening");
		this.url = `http://127.0.0.1:${address.port}`;
		this.listener = listener;
		this.to = to;
		this.random = random;
		listener.on("connection", (client) => void this.accept(client));
	}

	/** To the server at this address. The seed decides on jitter. */
	static async before(url: string, seed = 1): Promise<BadNetwork> {
		const listener = createServer({ allowHalfOpen: true }).listen(0, "127.0.0.1");
		await once(listener, "listening");
		return new BadNetwork(listener, new URL(url), seededRandom(seed));
	}

	/** So long to the server, and so long back, ms. */
	delay(delayMs: number, jitterMs = 0): void {
		this.up = { ...this.up, delayMs, jitterMs };
		this.down = { ...this.down, delayMs, jitterMs };
	}

	/** The open connections, the oldest first. */
	get links(): readonly Link[] {
		return [...this.open].filter((link) => link.isOpen);
	}

	/** Those that became WebSockets, to the room in whose address this is. */
	sockets(room = ""): readonly Link[] {
		return this.links.filter((link) => link.isSocket && link.path.includes(room));
	}

	/** New connections do not get through to the server, until they all do. */
	closeGate(): void {
		if (this.gate !== null) return;
		this.gate = new Promise((resolve) => {
			this.lift = resolve;
		});
	}

	openGate(): void {
		this.gate = null;
		this.lift();
	}

	async close(): Promise<void> {
		this.openGate();
		const closed = once(this.listener, "close");
		this.listener.close();
		for (const link of this.open) link.cut();
		await closed;
	}

	private async accept(client: Socket): Promise<void> {
		client.setNoDelay(true);
		client.on("error", () => {});
		await this.gate;
		if (client.destroyed) return;
		const server = connect({ host: this.to.hostname, port: Number(this.to.port), allowHalfOpen: true, noDelay: true });
		const travel = { up: () => this.up, down: () => this.down };
		const link = new Link({ client, server }, travel, this.random, (asked) => this.onRequest(asked));
		this.open.add(link);
		const forget = (): void => {
			if (!link.isOpen) this.open.delete(link);
		};
		client.on("close", forget);
		server.on("close", forget);
	}
}
