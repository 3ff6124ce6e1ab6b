import { ErrorCode, matchMaker, ServerError } from "@colyseus/core";
import type { Homes } from "../cluster/homes.ts";
import { StoreUnavailable } from "../store/errors.ts";
import type { LookUp } from "./look-up.ts";

/** Rooms that are no tables. Each process has its own. */
const rooms = ["lobby"];

/** With what Colyseus fails when a room was there a moment ago, or its process does not answer. */
const unreachable: ReadonlySet<number> = new Set([
	ErrorCode.MATCHMAKE_INVALID_ROOM_ID,
	ErrorCode.MATCHMAKE_EXPIRED,
	ErrorCode.MATCHMAKE_UNHANDLED,
]);

const notNow = 503;

const invokeMethod = matchMaker.controller.invokeMethod.bind(matchMaker.controller);

/**
 * Clients of our own page join by code and do nothing else: tables are opened through the interface under `/api`.
 * The code leads to the room in which the table lives now, in whatever process.
 * Whoever guesses codes is refused with 429, whether or not a table has the code.
 */
export function limitMatchmaking(lookUp: LookUp, homes: Homes): void {
	matchMaker.controller.exposedMethods = ["joinById"];
	matchMaker.controller.getCorsHeaders = () => ({});
	matchMaker.controller.DEFAULT_CORS_HEADERS = {} as typeof matchMaker.controller.DEFAULT_CORS_HEADERS;
	matchMaker.controller.invokeMethod = async (method, name, options, context) => {
		if (method !== "joinById" || rooms.includes(name)) return invokeMethod(method, name, options, context);
		const room = await roomOf(name, lookUp, homes, context?.headers ?? new Headers());
		if (room === null) throw new ServerError(ErrorCode.MATCHMAKE_INVALID_ROOM_ID, "no such table");
		return await invokeMethod(method, room, options, context).catch((error: unknown) => {
			const isHere = matchMaker.getLocalRoomById(room) !== undefined;
			if (isHere || !(error instanceof ServerError) || !unreachable.has(error.code)) throw error;
			throw new ServerError(notNow, "the table cannot be reached just now");
		});
	};
}

async function roomOf(code: string, lookUp: LookUp, homes: Homes, headers: Headers): Promise<string | null> {
	try {
		const found = await lookUp.table(code, await lookUp.joiner(headers));
		if (found === "too-many-misses") throw new ServerError(429, found);
		return found === "unknown" || found === "closed" ? null : await homes.find(code);
	} catch (error) {
		throw error instanceof StoreUnavailable ? new ServerError(notNow, error.message) : error;
	}
}
