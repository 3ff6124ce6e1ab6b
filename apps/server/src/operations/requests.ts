import { randomUUID } from "node:crypto";
import type { IncomingMessage, Server } from "node:http";
import type { Logger } from "../log.ts";
import type { Observer } from "./observer.ts";

/** Both the header in which a proxy may say how it calls a request, and the one in which the answer says it. */
const idHeader = "x-request-id";

/** What an id of a proxy may look like; anything else is replaced. */
const idShape = /^[\w.-]{8,64}$/;

const methods: ReadonlySet<string> = new Set(["GET", "HEAD", "POST", "PUT", "DELETE", "OPTIONS", "PATCH"]);

interface RequestDeps {
	/** Ids that come with a request are believed only behind a proxy. */
	readonly reached: "directly" | "by proxy";
	readonly observer: Pick<Observer, "requested">;
	readonly log: Logger;
}

/** What express adds to a request while it looks for who answers it. */
interface Routed extends IncomingMessage {
	readonly originalUrl?: string;
	readonly route?: { readonly path: unknown };
}

/** Gives every request an id, which the answer carries, and counts and logs it once it is answered. */
export function watchRequests(server: Server, { reached, observer, log }: RequestDeps): void {
	server.prependListener("request", (request: Routed, response) => {
		const began = performance.now();
		const given = request.headers[idHeader];
		const id = reached === "by proxy" && typeof given === "string" && idShape.test(given) ? given : randomUUID();
		request.headers[idHeader] = id;
		response.setHeader("X-Request-Id", id);
		response.once("close", () => {
			const method = methods.has(request.method ?? "") ? String(request.method) : "other";
			const route = routeOf(request);
			observer.requested(method, route, response.statusCode);
			const ms = Math.round(performance.now() - began);
			log.debug({ event: "http.answered", request: id, method, route, status: response.statusCode, ms }, "answered");
		});
	});
}

/** As the answer calls this request. */
export const requestIdOf = ({ headers }: Pick<IncomingMessage, "headers">): string => String(headers[idHeader] ?? "");

/** What paths begin with that have routes of their own. */
const areas = /^\/(api|assets)(?=[/?]|$)/i;

/** The pattern that the path fits: paths themselves hold codes, and there is no end of them. */
function routeOf({ originalUrl = "", route }: Routed): string {
	const [area = ""] = areas.exec(originalUrl) ?? [];
	const base = area.toLowerCase();
	if (typeof route?.path === "string") return base + route.path;
	if (route !== undefined) return "page";
	return base === "" ? "other" : `${base}/*`;
}
