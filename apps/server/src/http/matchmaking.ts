import type { Server } from "node:http";
import { matchMaker, ServerError } from "@colyseus/core";
import { StoreUnavailable } from "../store/errors.ts";
import type { LookUp } from "./look-up.ts";
import { addressOf, networkHeader, networkOf, type Reached } from "./network.ts";

/** Rooms that are no tables. */
const rooms = ["lobby"];

const invokeMethod = matchMaker.controller.invokeMethod.bind(matchMaker.controller);

/**
 * Clients of our own page join by code and do nothing else: tables are opened through the interface under `/api`.
 * Whoever guesses codes is refused with 429, whether or not a table has the code.
 */
export function limitMatchmaking(lookUp: LookUp): void {
	matchMaker.controller.exposedMethods = ["joinById"];
	matchMaker.controller.getCorsHeaders = () => ({});
	matchMaker.controller.DEFAULT_CORS_HEADERS = {} as typeof matchMaker.controller.DEFAULT_CORS_HEADERS;
	matchMaker.controller.invokeMethod = async (method, room, options, context) => {
		if (method === "joinById" && !rooms.includes(room)) await mayAsk(lookUp, room, context?.headers ?? new Headers());
		return invokeMethod(method, room, options, context);
	};
}

async function mayAsk(lookUp: LookUp, code: string, headers: Headers): Promise<void> {
	try {
		const found = await lookUp.table(code, await lookUp.joiner(headers));
		if (found === "too-many-misses") throw new ServerError(429, found);
	} catch (error) {
		throw error instanceof StoreUnavailable ? new ServerError(503, error.message) : error;
	}
}

/** Colyseus answers whoever joins before express sees him, and knows his headers only: his address becomes one of them. */
export function stampNetworks(server: Server, reached: Reached): void {
	server.prependListener("request", (request) => {
		request.headers[networkHeader] = networkOf(addressOf(request, reached));
	});
}
