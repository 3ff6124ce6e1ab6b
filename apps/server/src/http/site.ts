import { existsSync } from "node:fs";
import path from "node:path";
import type { Application, ErrorRequestHandler, Response } from "express";
import express from "express";
import staticCompressed from "express-static-gzip";
import helmet from "helmet";
import type { AdviceDesk } from "../advice/advice-desk.ts";
import type { Archive } from "../archive.ts";
import type { Cluster } from "../cluster/cluster.ts";
import type { Homes } from "../cluster/homes.ts";
import type { Config } from "../config.ts";
import type { QuickPlay } from "../lobby/quick-play.ts";
import type { Logger } from "../log.ts";
import type { Ready } from "../operations/readiness.ts";
import { requestIdOf } from "../operations/requests.ts";
import type { Players } from "../players/players.ts";
import type { Sender } from "../push/server-keys.ts";
import type { Social } from "../social/social.ts";
import { StoreUnavailable } from "../store/errors.ts";
import type { GameStore, PushStore } from "../store/store.ts";
import type { Summaries } from "../summaries/summaries.ts";
import type { Time } from "../table/time.ts";
import type { Tables } from "../tables.ts";
import { api } from "./api.ts";
import { fail } from "./errors.ts";
import { joinRoutes } from "./join-routes.ts";
import type { Limits } from "./limits.ts";
import type { LookUp } from "./look-up.ts";
import type { Misses } from "./misses.ts";
import { pageFolder, sendPage } from "./page.ts";
import { previewRoutes } from "./preview-routes.ts";
import { otherSockets } from "./sockets.ts";
import { Visitors } from "./visitors.ts";

interface SiteDeps {
	readonly config: Config;
	readonly log: Logger;
	readonly ready: Ready;
	readonly players: Players;
	readonly tables: Tables;
	readonly homes: Homes;
	readonly cluster: Cluster;
	readonly summaries: Summaries;
	readonly limits: Limits;
	readonly games: GameStore;
	readonly archive: Archive;
	readonly pushes: PushStore;
	readonly sender: Sender;
	readonly time: Time;
	readonly lookUp: LookUp;
	readonly misses: Misses;
	readonly quickPlay: QuickPlay;
	readonly social: Social;
	readonly adviser: AdviceDesk;
}

const pages = [
	"/",
	"/new",
	"/rules",
	"/rules/:game",
	"/learn/:game",
	"/me",
	"/hand-over",
	"/h",
	"/games",
	"/games/:id",
	"/shared/:token",
	"/replay",
	"/report",
	"/tables",
	"/f/:code",
];

/** The page, the interface under `/api`, `/health` and `/ready`. */
export function site(app: Application, deps: SiteDeps): void {
	const { config, log, players, lookUp } = deps;
	const visitors = new Visitors(players, config.PUBLIC_ORIGIN);
	const isSecure = config.PUBLIC_ORIGIN?.startsWith("https:") === true;
	app.disable("x-powered-by");
	if (config.PUBLIC_ORIGIN !== undefined) app.set("trust proxy", 1);
	app.use(
		helmet({
			contentSecurityPolicy: {
				useDefaults: false,
				directives: {
					defaultSrc: ["'self'"],
					baseUri: ["'none'"],
					connectSrc: ["'self'", () => otherSockets(deps.cluster.board("addresses").keys(), config.PUBLIC_ORIGIN)],
					fontSrc: ["'self'"],
					formAction: ["'self'"],
					frameAncestors: ["'none'"],
					imgSrc: ["'self'", "data:"],
					objectSrc: ["'none'"],
					scriptSrc: ["'self'"],
					styleSrc: ["'self'"],
					workerSrc: ["'self'"],
					...(isSecure ? { upgradeInsecureRequests: [] } : {}),
				},
			},
			strictTransportSecurity: isSecure,
		}),
	);
	app.get("/health", (_request, response) => {
		response.json({ ok: true });
	});
	app.get("/ready", noStore, async (_request, response) => {
		const { ready } = await deps.ready.look();
		response.status(ready ? 200 : 503).json({ ready });
	});
	app.use(joinRoutes({ config, limits: deps.limits, log }));
	app.use("/api", noStore, api({ ...deps, visitors }));
	app.use(
		"/assets",
		staticCompressed(path.join(pageFolder, "assets"), {
			enableBrotli: true,
			orderPreference: ["br"],
			index: false,
			serveStatic: { immutable: true, maxAge: "1y" },
		}),
	);
	// A browser that opted in to pushes looks here for a newer version of what receives them.
	app.get("/sw.js", (_request, response, next) => {
		const file = path.join(pageFolder, "sw.js");
		if (existsSync(file)) response.set("Cache-Control", "no-cache").sendFile(file);
		else next();
	});
	app.use(express.static(pageFolder, { index: false, maxAge: "1h" }));
	app.use(previewRoutes({ publicOrigin: config.PUBLIC_ORIGIN, lookUp }));
	app.get(pages, (_request, response) => sendPage(response, 200));
	app.use((_request, response) => sendPage(response, 404));
	app.use(answerError(log));
}

function noStore(_request: unknown, response: Response, next: () => void): void {
	response.set("Cache-Control", "no-store");
	next();
}

/** Bad input is the sender's fault and says so; anything else is ours, and tells nothing but that. */
const answerError =
	(log: Logger): ErrorRequestHandler =>
	(error: Error & { status?: number }, request, response, next) => {
		if (response.headersSent) return next(error);
		const status = error.status ?? 500;
		if (status < 500) return fail(response, status, "bad-request", "This request could not be read.");
		if (error instanceof StoreUnavailable)
			return fail(response, 503, "store-unavailable", "Nothing can be saved just now.");
		const { method, route } = request;
		const line = { err: error, request: requestIdOf(request), method, route: route?.path };
		log.error({ event: "http.failed", ...line }, "request failed");
		fail(response, 500, "fault", "Something broke on our side.");
	};
