import { WebSocketTransport } from "@colyseus/ws-transport";
import { isOwnOrigin } from "../http/origin.ts";

/** Largest message that a client may send, bytes. */
const maxPayload = 4 * 1024;
/** A client that answers no ping is cut off after three of these, ms. */
const pingInterval = 8_000;
const pingMaxRetries = 2;

/** The sockets of players. Pages of other origins cannot open one. */
export const newTransport = (publicOrigin: string | undefined): WebSocketTransport =>
	new WebSocketTransport({
		maxPayload,
		pingInterval,
		pingMaxRetries,
		beforeUpgrade: (_request, { headers }) =>
			isOwnOrigin(headers.get("origin"), headers.get("host"), publicOrigin)
				? undefined
				: new Response(null, { status: 403 }),
	});
