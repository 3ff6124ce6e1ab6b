import { createServer, type IncomingMessage, type Server } from "node:http";
import {
	type AuthContext,
	CloseCode,
	connectClientToRoom,
	debugAndPrintError,
	ErrorCode,
	matchMaker,
	ServerError,
} from "@colyseus/core";
import { WebSocketTransport } from "@colyseus/ws-transport";
import { Crowd } from "../http/crowd.ts";
import { addressBehindProxy } from "../http/network.ts";
import { isOwnOrigin } from "../http/origin.ts";
import { GuardedSocket } from "./guarded-socket.ts";
import { Heartbeat } from "./heartbeat.ts";
import { SocketClient } from "./socket-client.ts";

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

/** The seat that this leads to, if it was given out: `/<process>/<room>?sessionId=…`. Null for anything else; sessions are not resumed. */
function seatAt(target = ""): { readonly room: string; readonly session: string } | null {
	const url = URL.parse(`ws://server${target}`);
	if (url === null || url.host !== "server" || url.searchParams.has("reconnectionToken")) return null;
	const room = url.pathname.match(/\/[\w-]+\/([\w-]+)$/)?.[1];
	const session = url.searchParams.get("sessionId") ?? "";
	// Rooms are looked up in a plain object.
	if (room === undefined || room in Object.prototype || !/^[\w-]{1,40}$/.test(session)) return null;
	return { room, session };
}

/** Who somebody is was asked before he was given the seat. */
const nothingMore: AuthContext = { ip: undefined, headers: new Headers() };

function refuse(client: SocketClient, error: unknown): void {
	const { code, message } = error instanceof ServerError ? error : new ServerError(ErrorCode.APPLICATION_ERROR);
	client.error(code, message);
	client.leave(CloseCode.WITH_ERROR);
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
		if (seatAt(request.url) === null) return 400;
		return isDirect || crowd.admits(addressBehindProxy(request), socket) ? 0 : 429;
	};

	const heartbeat = new Heartbeat();
	server.on("listening", () => heartbeat.start(settings.heartbeatMs));
	server.on("close", () => heartbeat.stop());

	class Socket extends GuardedSocket {
		protected override get messagesPerSecond(): number {
			return messagesPerSecond;
		}
	}

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
			heartbeat.cutOff();
		}

		protected override async onConnection(socket: Socket, { url }: IncomingMessage): Promise<void> {
			const seat = seatAt(url);
			if (seat === null) return socket.terminate();
			heartbeat.add(socket);
			const client = new SocketClient(seat.session, socket);
			try {
				await connectClientToRoom(matchMaker.getLocalRoomById(seat.room), client, nothingMore, {});
			} catch (error) {
				debugAndPrintError(error instanceof Error ? error : String(error));
				refuse(client, error);
			}
		}
	}
	return new GuardedTransport({
		server,
		WebSocket: Socket,
		maxPayload,
		maxFragments,
		...goodbye,
		// Colyseus' own heartbeat asks all at once.
		pingInterval: 0,
		// The heartbeat knows them all, and each answers pings itself.
		clientTracking: false,
		autoPong: false,
	});
}
