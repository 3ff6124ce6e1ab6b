import type { RequestListener, Server } from "node:http";
import { createAuthContext, matchMaker } from "@colyseus/core";
import { joinBody } from "@fibbers/protocol";
import { type Request, type Response, Router } from "express";
import type { Config } from "../config.ts";
import type { Logger } from "../log.ts";
import { requestIdOf } from "../operations/requests.ts";
import { fail } from "./errors.ts";
import { type Limits, perMinute } from "./limits.ts";
import { networkHeader, networkOf } from "./network.ts";
import { ownPageOnly } from "./origin.ts";
import { parsed } from "./parsed.ts";
import { smallBodies } from "./small-bodies.ts";

interface JoinRoutesDeps {
	readonly config: Config;
	readonly limits: Limits;
	readonly log: Logger;
}

/** What Colyseus calls what went wrong; the status is its code. */
const reasons: Readonly<Record<number, string>> = {
	401: "unknown-player",
	429: "too-many-misses",
	503: "store-unavailable",
	520: "no-such-method",
	522: "no-such-table",
	524: "seat-expired",
	525: "unknown-player",
};

/** Colyseus' own listener reads no request with care, and ends the process where one cannot be read. It is replaced. */
export function answerByExpress(server: Server, app: RequestListener): void {
	server.removeAllListeners("request");
	server.on("request", app);
}

/** How a client asks for a seat before it opens a socket. */
export function joinRoutes({ config, limits, log }: JoinRoutesDeps): Router {
	const router = Router();
	router.post(
		"/matchmake/:method/:room",
		ownPageOnly(config.PUBLIC_ORIGIN),
		perMinute(limits, "joins", config.JOINS_PER_MINUTE),
		...smallBodies,
		async (request: Request, response: Response) => {
			if (matchMaker.state === matchMaker.MatchMakerState.SHUTTING_DOWN)
				return fail(response, 503, "shutting-down", "The server is about to stop.");
			// Whatever else a client would like to tell the room in advance, nobody wants to know.
			const body = parsed(joinBody, request, response);
			if (body === null) return;
			const { method, room } = request.params;
			try {
				// Colyseus knows headers only: the address becomes one of them.
				const headers = { ...request.headers, [networkHeader]: networkOf(request.ip) };
				const context = createAuthContext({ headers: headers as Record<string, string | undefined> });
				response.json(await matchMaker.controller.invokeMethod(String(method), String(room), body, context));
			} catch (error) {
				const status = statusOf(error);
				const reason = reasons[status];
				if (reason === undefined)
					log.error({ event: "http.failed", request: requestIdOf(request), err: error }, "joining failed");
				fail(response, status, reason ?? "fault", "There is no seat.");
			}
		},
	);
	return router;
}

function statusOf(error: unknown): number {
	const code = error instanceof Error && "code" in error ? Number(error.code) : 500;
	return code >= 400 && code < 600 ? code : 500;
}
