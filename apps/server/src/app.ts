import type { Server as HttpServer } from "node:http";
import { setTimeout as setDeadline } from "node:timers";
import { setTimeout } from "node:timers/promises";
import { CloseCode, defineRoom, defineServer, matchMaker } from "@colyseus/core";
import { closeCodes } from "@fibbers/protocol";
import type { Random } from "@fibbers/rules";
import type { Config } from "./config.ts";
import { answerByExpress } from "./http/join-routes.ts";
import { limitMatchmaking } from "./http/matchmaking.ts";
import { site } from "./http/site.ts";
import type { Logger } from "./log.ts";
import { colyseusLog } from "./operations/colyseus-log.ts";
import { openInternal } from "./operations/internal-server.ts";
import { watchRequests } from "./operations/requests.ts";
import { buildParts, type Parts } from "./parts.ts";
import { secureRandom } from "./random.ts";
import { type LobbyDeps, LobbyRoom } from "./rooms/lobby-room.ts";
import type { RoomDeps } from "./rooms/room-deps.ts";
import { TableRoom } from "./rooms/table-room.ts";
import { newTransport } from "./rooms/transport.ts";
import { defaultPace, type Pace } from "./table/pace.ts";
import { systemTime, type Time } from "./table/time.ts";
import type { Tables } from "./tables.ts";

/** How long people may take to answer the goodbye of a server that ends, ms. */
const goodbyeMs = 2_000;

export interface AppDeps {
	readonly config: Config;
	readonly log: Logger;
	readonly time?: Time;
	readonly random?: Random;
	readonly pace?: Partial<Pace>;
	/** Whether SIGTERM and SIGINT end the process; not in tests. */
	readonly endsOnSignal?: boolean;
}

export interface App {
	/** The port that it listens on. */
	readonly port: number;
	/** Where metrics are told; null without `METRICS_PORT`. */
	readonly internalPort: number | null;
	readonly tables: Tables;
	close(): Promise<void>;
}

/** Builds the server from its parts and listens. Rejects when the port is taken. */
export async function startApp(deps: AppDeps): Promise<App> {
	const { config, time = systemTime, random = secureRandom } = deps;
	const parts = await buildParts({ config, log: deps.log, time, random });
	const { tables, store, log, counts, ready, cluster, colyseus, homes, sweep } = parts;

	limitMatchmaking(parts.lookUp, homes);
	// Who is there, the cluster knows better.
	matchMaker.setHealthChecksEnabled(false);
	if (config.PUBLIC_ADDRESS !== undefined) cluster.board("addresses").put(config.PUBLIC_ADDRESS, true);
	const transport = newTransport({
		publicOrigin: config.PUBLIC_ORIGIN,
		messagesPerSecond: config.MESSAGES_PER_SECOND,
		connectionsPerAddress: config.CONNECTIONS_PER_ADDRESS,
		heartbeatMs: config.HEARTBEAT_MS,
	});
	const server = defineServer({
		greet: false,
		gracefullyShutdown: deps.endsOnSignal ?? false,
		logger: colyseusLog(log),
		transport,
		...colyseus,
		...(config.PUBLIC_ADDRESS === undefined ? {} : { publicAddress: config.PUBLIC_ADDRESS }),
		selectProcessIdToCreateRoom: async () => matchMaker.processId,
		rooms: {
			table: defineRoom(TableRoom, {
				deps: tableDeps(parts, { time, random, pace: paceOf(config, deps.pace) }),
			} as never),
			lobby: defineRoom(LobbyRoom, { deps: lobbyDeps(parts) }),
		},
		beforeListen: async () => {
			await matchMaker.onReady;
			await matchMaker.createRoom("lobby", {});
			// Every table that lived when the process before this one ended is there again before anybody can ask for it.
			if (colyseus === null) return await homes.bringBackAll();
			// What other processes held is brought back when somebody asks for it.
			await colyseus.driver.forgetTheDead();
			sweep.start();
		},
		express: (app) => site(app, { ...parts, config, time, games: store.games, pushes: store.pushes }),
	});
	server.onBeforeShutdown(async () => {
		// Whoever sends people here is to notice first.
		ready.end();
		await setTimeout(config.DRAIN_MS);
		sweep.stop();
		homes.end();
		// From here on others may go on with its tables; what it still keeps of them counts until they do.
		await cluster.close();
		setDeadline(() => transport.cutOff(), goodbyeMs).unref();
	});
	const internal = await openInternal(config, parts);
	server.onShutdown(async () => {
		await internal?.close();
		await parts.close();
	});
	await server.listen(config.PORT, config.HOST);

	const httpServer = transport.server as HttpServer;
	const reached = config.PUBLIC_ORIGIN === undefined ? "directly" : "by proxy";
	answerByExpress(httpServer, transport.getExpressApp());
	watchRequests(httpServer, { reached, observer: counts, log });
	const address = httpServer.address();
	const port = typeof address === "object" && address ? address.port : config.PORT;
	log.info({ event: "server.listening", port, internalPort: internal?.port ?? null }, "listening");
	return { port, internalPort: internal?.port ?? null, tables, close: () => server.gracefullyShutdown(false) };
}

const paceOf = (config: Config, more: Partial<Pace> = {}): Pace => ({
	...defaultPace,
	reading: config.READING_MS,
	untilAway: config.AWAY_AFTER_MS,
	untilClosed: config.CLOSE_AFTER_MS,
	...(config.THINK_MS ? { think: config.THINK_MS } : {}),
	...more,
});

/** What the rooms of tables need. */
function tableDeps(parts: Parts, given: Pick<RoomDeps, "time" | "random" | "pace">): RoomDeps {
	const { tables, players, archive, acquaintances, reports, adviser, log, faults, counts } = parts;
	return {
		...given,
		tables,
		players,
		archive,
		acquaintances,
		reports,
		adviser,
		onlookers: [parts.summaries, ...parts.social.onlookers],
		log,
		observer: counts,
		faults,
		farewellCode: parts.colyseus === null ? CloseCode.SERVER_SHUTDOWN : closeCodes.moved,
	};
}

const lobbyDeps = ({ players, social, listing, log, counts }: Parts): LobbyDeps => ({
	players,
	social,
	listing,
	log,
	observer: counts,
});
