import { Router } from "express";
import type { AdviceDesk } from "../advice/advice-desk.ts";
import type { Archive } from "../archive.ts";
import type { Homes } from "../cluster/homes.ts";
import type { Config } from "../config.ts";
import type { QuickPlay } from "../lobby/quick-play.ts";
import type { Players } from "../players/players.ts";
import type { Sender } from "../push/server-keys.ts";
import type { Social } from "../social/social.ts";
import type { GameStore, PushStore } from "../store/store.ts";
import type { Summaries } from "../summaries/summaries.ts";
import type { Time } from "../table/time.ts";
import type { Tables } from "../tables.ts";
import { accountRoutes } from "./account-routes.ts";
import { adviceRoutes } from "./advice-routes.ts";
import { fail } from "./errors.ts";
import { friendRoutes } from "./friend-routes.ts";
import { gameRoutes } from "./game-routes.ts";
import { householdRoutes } from "./household.ts";
import { type Limits, perMinute } from "./limits.ts";
import { linkRoutes } from "./link-routes.ts";
import type { LookUp } from "./look-up.ts";
import type { Misses } from "./misses.ts";
import { ownPageOnly } from "./origin.ts";
import { pushRoutes } from "./push-routes.ts";
import { quickRoutes } from "./quick-routes.ts";
import { smallBodies } from "./small-bodies.ts";
import { tableRoutes } from "./table-routes.ts";
import type { Visitors } from "./visitors.ts";

interface ApiDeps {
	readonly config: Config;
	readonly players: Players;
	readonly tables: Tables;
	readonly homes: Homes;
	readonly summaries: Summaries;
	readonly limits: Limits;
	readonly games: GameStore;
	readonly adviser: AdviceDesk;
	readonly archive: Archive;
	readonly pushes: PushStore;
	readonly sender: Sender;
	readonly time: Time;
	readonly visitors: Visitors;
	readonly lookUp: LookUp;
	readonly misses: Misses;
	readonly quickPlay: QuickPlay;
	readonly social: Social;
}

/** Everything under `/api`. */
export function api({
	config,
	players,
	tables,
	homes,
	summaries,
	limits,
	games,
	adviser,
	archive,
	pushes,
	sender,
	time,
	visitors,
	lookUp,
	misses,
	quickPlay,
	social,
}: ApiDeps): Router {
	const router = Router();

	router.use(ownPageOnly(config.PUBLIC_ORIGIN));
	router.use(perMinute(limits, "requests", config.REQUESTS_PER_MINUTE));
	// A record is longer than what is said elsewhere.
	router.use(adviceRoutes({ visitors, games, archive, adviser, limits }));
	router.use(smallBodies);

	router.use(householdRoutes(config));
	router.use(accountRoutes({ players, tables, visitors, archive, social, limits }));
	router.use(linkRoutes({ players, summaries, visitors, pushes, limits }));
	router.use(tableRoutes({ config, tables, homes, visitors, lookUp, limits }));
	router.use(friendRoutes({ visitors, social, lookUp, misses, limits }));
	router.use(quickRoutes({ quickPlay, visitors, limits, tablesPerMinute: config.TABLES_PER_MINUTE }));
	router.use(gameRoutes({ visitors, games, archive }));
	router.use(pushRoutes({ visitors, pushes, sender, services: config.PUSH_SERVICES, social, time, limits }));
	router.use((_request, response) => fail(response, 404, "not-found", "Nothing here."));
	return router;
}
