import type { Socket } from "node:net";
import type { Random } from "@fibbers/rules";
import { type Travel, Way } from "./way.ts";

/** The two ends of a connection. */
type End = "client" | "server";

/** How a connection ends: with a goodbye, or without. */
type Goodbye = "fin" | "reset";

/** The first bytes of a request, up to the end of its first line. */
const target = /^[A-Z]+ (\S+) HTTP/;

/** One connection through a bad network. */
export class Link {
	/** What was asked for last, `/matchmake/joinById/lobby`; empty before the first request. */
	path = "";
	/** Whether a WebSocket was asked for. */
	isSocket = false;
	/** From the client to the server. */
	readonly up: Way;
	/** From the server to the client. */
	readonly down: Way;
	private readonly client: Socket;
	private readonly server: Socket;

	/** `onRequest` is called with each request, before anything of it goes on. */
	constructor(
		{ client, server }: Readonly<Record<End, Socket>>,
		travel: Readonly<Record<"up" | "down", () => Travel>>,
		random: Random,
		onRequest: (link: Link) => void,
	) {
		this.client = client;
		this.server = server;
		this.up = new Way(server, travel.up, random);
		this.down = new Way(client, travel.down, random);
		client.on("data", (bytes) => {
			if (this.isRequest(bytes.toString("latin1"))) onRequest(this);
		});
		this.pass(client, this.up);
		this.pass(server, this.down);
	}

	get isOpen(): boolean {
		return !(this.client.destroyed && this.server.destroyed);
	}

	/** Whether the client has been told that nothing more comes. */
	get isEnding(): boolean {
		return this.client.writableEnded;
	}

	/** Tears the connection, at both ends or at one; the other end then notices nothing. */
	cut(goodbye: Goodbye = "reset", end: End | "both" = "both"): void {
		if (end !== "server") this.tear(this.client, goodbye);
		if (end !== "client") this.tear(this.server, goodbye);
	}

	/** Tears it when so many bytes more have arrived in this direction: in the middle of a frame, when it is one. */
	cutAfter(bytes: number, direction: "up" | "down", goodbye: Goodbye = "fin"): void {
		this[direction].allow(bytes, () => this.cut(goodbye));
	}

	/** From now on nothing arrives any more in this direction, or in both, and nobody is told. */
	swallow(direction: "up" | "down" | "both" = "both"): void {
		if (direction !== "down") this.up.swallow();
		if (direction !== "up") this.down.swallow();
	}

	stall(): void {
		this.up.stall();
		this.down.stall();
	}

	flow(): void {
		this.up.flow();
		this.down.flow();
	}

	private isRequest(begin: string): boolean {
		const path = this.isSocket ? undefined : begin.match(target)?.[1];
		if (path === undefined) return false;
		this.path = path;
		this.isSocket = /\r\nupgrade: websocket/i.test(begin);
		return true;
	}

	private pass(from: Socket, way: Way): void {
		from.on("data", (bytes) => way.send(bytes));
		from.on("end", () => (way.isOver ? from.destroy() : way.send("end")));
		from.on("error", () => way.send("reset"));
	}

	private tear(socket: Socket, goodbye: Goodbye): void {
		(socket === this.client ? this.down : this.up).close();
		if (goodbye === "reset") socket.resetAndDestroy();
		else socket.destroySoon();
	}
}
