import type { NextFunction, Request, Response } from "express";
import type { LookUp } from "./look-up.ts";
import { networkHeader, networkOf } from "./network.ts";

/** Rooms that are no tables. */
const rooms = ["lobby"];

/** Stands before Colyseus' matchmaking: whoever guesses codes is answered 429, whether or not a table has the code. */
export const matchmaking =
	(lookUp: LookUp) =>
	async (request: Request, response: Response, next: NextFunction): Promise<void> => {
		// Read as Colyseus reads it, so that no other spelling gets past.
		const { pathname } = new URL(request.url, "http://localhost");
		const code = pathname.match(/^\/matchmake\/joinById\/(.+)/)?.[1];
		request.headers[networkHeader] = networkOf(request.ip);
		if (code !== undefined && !rooms.includes(code) && (await lookUp.table(code, request)) === "too-many-misses")
			response.status(429).json({ code: 429, error: "too-many-misses" });
		else next();
	};
