import { createServer, type IncomingMessage, type Server } from "node:http";
import { WebSocketTransport } from "@colyseus/ws-transport";
import { Crowd } from "../http/crowd.ts";
import { addressBehindProxy } from "../http/network.ts";
import { isOwnOrigin } from "../http/origin.ts";
import { guard } from "./guarded-socket.ts";
import { Heartbeat } from "./heartbeat.ts";

interface TransportSettings {
	readonly publicOrigin: string | undefined;
	readonly messagesPerSecond: number;
	/** At the same time. */
	readonly connectionsPerAddress: number;
	/** How often a client is asked whether it is there, ms. */
	readonly heartbeatMs: number;
}

/** Largest message that a client may send, bytes, and in how many pieces. */
const maxPayload = 4 * 1024;
const maxFragments = 64;
/** How long a client may take to answer a goodbye, ms. The types of `ws` do not know it yet. */
const goodbye = { closeTimeout: 10_000 };

/** How long somebody may take to send the head of a request, and all of it, ms. */
const http = { headersTimeout: 10_000, requestTimeout: 15_000, connectionsCheckingInterval: 2_000 };

/** Whether this leads to a seat that was given out: `/<process>/<room>?sessionId=…`. Sessions are not resumed. */
function leadsToSeat(target: string): boolean {
	const url = URL.parse(`ws://server${target}`);
	if (url === null || url.host !== "server") return false;
	const { pathname, searchParams } = url;
	const room = pathname.match(/\/[\w-]+\/([\w-]+)$/)?.[1];
	return (
		// Rooms are looked up in a plain object.
		room !== undefined &&
		!(room in Object.prototype) &&
		/^[\w-]{1,40}$/.test(searchParams.get("sessionId") ?? "") &&
		!searchParams.has("reconnectionToken")
	);
}

/** The sockets of players. Pages of other origins cannot open one. */
export function newTransport(settings: TransportSettings): WebSocketTransport & { cutOff(): void } {
	const { publicOrigin, messagesPerSecond } = settings;
	const isDirect = publicOrigin === undefined;
	const crowd = new Crowd(settings.connectionsPerAddress);
	const server = createServer(http);
	// Before a proxy all connections are the proxy's.
	if (isDirect)
		server.on("connection", (socket) => {
			if (!crowd.admits(socket.remoteAddress, socket)) socket.destroy();
		});

	/** 0, or the HTTP status of the refusal. */
	const refusal = (request: IncomingMessage): number => {
		const { headers, socket } = request;
		if (!isOwnOrigin(headers.origin, headers.host, publicOrigin)) return 403;
		if (!leadsToSeat(request.url ?? "")) return 400;
		return isDirect || crowd.admits(addressBehindProxy(request), socket) ? 0 : 429;
	};

	const heartbeat = new Heartbeat();
	server.on("listening", () => heartbeat.start(settings.heartbeatMs));
	server.on("close", () => heartbeat.stop());

	class GuardedTransport extends WebSocketTransport {
		protected override listenForUpgrade(listening: Server): void {
			super.listenForUpgrade(listening, (request) => {
				const status = refusal(request);
				if (status !== 0)
					request.socket.end(`HTTP/1.1 ${status} Refused\r\nContent-Length: 0\r\nConnection: close\r\n\r\n`);
				return status === 0;
			});
		}

		/** Whoever has not said goodbye by now is cut off. */
		cutOff(): void {
			for (const socket of this.wss.clients) socket.terminate();
		}

		protected override async onConnection(...given: Parameters<WebSocketTransport["onConnection"]>): Promise<void> {
			const [socket] = given;
			guard(socket, { messagesPerSecond });
			heartbeat.add(socket);
			await super.onConnection(...given).catch(() => socket.terminate());
		}
	}
	// Colyseus' own heartbeat asks all at once.
	return new GuardedTransport({ server, maxPayload, maxFragments, ...goodbye, pingInterval: 0 });
}
