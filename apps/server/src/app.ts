import type { Server as HttpServer } from "node:http";
import { defineRoom, defineServer, matchMaker } from "@colyseus/core";
import { Encoder } from "@colyseus/schema";
import { WebSocketTransport } from "@colyseus/ws-transport";
import type { Random } from "@fibbers/rules";
import { Archive } from "./archive.ts";
import type { Config } from "./config.ts";
import { LookUp } from "./http/look-up.ts";
import { guardMatchmaking, stampNetworks } from "./http/matchmaking.ts";
import { Misses } from "./http/misses.ts";
import { isOwnOrigin } from "./http/origin.ts";
import { site } from "./http/site.ts";
import { Listing } from "./lobby/listing.ts";
import { openTable } from "./lobby/open-table.ts";
import { QuickPlay } from "./lobby/quick-play.ts";
import type { Logger } from "./log.ts";
import { Players } from "./players/players.ts";
import { PushPost } from "./push/push-post.ts";
import { senderOf } from "./push/server-keys.ts";
import { secureRandom } from "./random.ts";
import { Reports } from "./reports.ts";
import { encodeTables } from "./rooms/lobby-line.ts";
import { type LobbyDeps, LobbyRoom } from "./rooms/lobby-room.ts";
import type { Opening, RoomDeps } from "./rooms/room-deps.ts";
import { TableRoom } from "./rooms/table-room.ts";
import { Social } from "./social/social.ts";
import { openStore, type Place } from "./store/open-store.ts";
import { type Stories, storedStories, untoldStories } from "./stories/stories.ts";
import type { PlayerId } from "./table/chair.ts";
import { defaultPace, type Pace } from "./table/pace.ts";
import type { Settings } from "./table/settings.ts";
import { systemTime, type Time } from "./table/time.ts";
import { Tables } from "./tables.ts";

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
	readonly tables: Tables;
	close(): Promise<void>;
}

/** Builds the server from its parts and listens. Rejects when the port is taken. */
export async function startApp(deps: AppDeps): Promise<App> {
	const { config, log, time = systemTime, random = secureRandom } = deps;
	const pace: Pace = {
		...defaultPace,
		reading: config.READING_MS,
		untilAway: config.AWAY_AFTER_MS,
		untilClosed: config.CLOSE_AFTER_MS,
		...(config.THINK_MS ? { think: config.THINK_MS } : {}),
		...deps.pace,
	};
	const store = await openStore(placeOf(config));
	const sender = await senderOf(config, store.pushes);
	const stories = config.JOURNAL === "off" ? untoldStories() : storedStories(store, time);
	const archive = new Archive(store.games, time, log);
	const players = new Players(store.players, random, time);
	const tables = new Tables(random, stories);
	const misses = new Misses({ time, perPlayer: config.MISSES_PER_PLAYER, perNetwork: config.MISSES_PER_ADDRESS });
	const post = new PushPost({
		sender,
		pushes: store.pushes,
		players: store.players,
		social: store.social,
		isHere: (player) => social.presence.isOnline(player),
		time,
		log,
	});
	const social = new Social({
		store: store.social,
		tables,
		post,
		time,
		log,
		misses,
		commandsPerMinute: config.LOBBY_COMMANDS_PER_MINUTE,
	});
	const { acquaintances } = social;
	const listing = new Listing({ acquaintances, time, encode: encodeTables });
	const open = (settings: Settings, host: PlayerId): Promise<string> => openTable(tables, settings, host);
	const quickPlay = new QuickPlay({ tables, acquaintances, time, open });
	const lookUp = new LookUp({ tables, players, misses });

	// A table's state is about 1 kB; the default of 16 kB would be kept twice for each table.
	Encoder.BUFFER_SIZE = 4 * 1024;
	// Clients join by code and do nothing else: tables are opened through the interface under `/api`.
	matchMaker.controller.exposedMethods = ["joinById"];
	guardMatchmaking(lookUp);
	matchMaker.controller.getCorsHeaders = () => ({});
	matchMaker.controller.DEFAULT_CORS_HEADERS = {} as typeof matchMaker.controller.DEFAULT_CORS_HEADERS;

	const transport = new WebSocketTransport({
		maxPayload: 4 * 1024,
		pingInterval: 8_000,
		pingMaxRetries: 2,
		beforeUpgrade: (_request, { headers }) =>
			isOwnOrigin(headers.get("origin"), headers.get("host"), config.PUBLIC_ORIGIN)
				? undefined
				: new Response(null, { status: 403 }),
	});
	const roomDeps: RoomDeps = {
		tables,
		players,
		stories,
		archive,
		acquaintances,
		reports: new Reports(store.reports, time),
		onlookers: [...social.onlookers, listing],
		time,
		random,
		pace,
		log,
		messagesPerSecond: config.MESSAGES_PER_SECOND,
	};
	const lobbyDeps: LobbyDeps = { players, social, listing, log, messagesPerSecond: config.MESSAGES_PER_SECOND };
	const server = defineServer({
		greet: false,
		gracefullyShutdown: deps.endsOnSignal ?? false,
		transport,
		rooms: {
			table: defineRoom(TableRoom, { deps: roomDeps } as never),
			lobby: defineRoom(LobbyRoom, { deps: lobbyDeps }),
		},
		beforeListen: async () => {
			await matchMaker.onReady;
			await matchMaker.createRoom("lobby", {});
			await bringBack(stories, log);
		},
		express: (app) =>
			site(app, {
				config,
				log,
				players,
				tables,
				games: store.games,
				archive,
				pushes: store.pushes,
				sender,
				time,
				lookUp,
				misses,
				quickPlay,
				social,
			}),
	});
	server.onShutdown(async () => {
		social.stop();
		await post.close();
		await stories.drain();
		await archive.drain();
		await store.close();
	});
	await server.listen(config.PORT, config.HOST);

	const httpServer = transport.server as HttpServer;
	stampNetworks(httpServer, config.PUBLIC_ORIGIN === undefined ? "directly" : "by proxy");
	const address = httpServer.address();
	const port = typeof address === "object" && address ? address.port : config.PORT;
	return { port, tables, close: () => server.gracefullyShutdown(false) };
}

const placeOf = ({ DATABASE_URL, DATA_DIR }: Config): Place =>
	DATABASE_URL === undefined ? { dataDir: DATA_DIR } : { databaseUrl: DATABASE_URL };

/** Every table that lived when the process before this one ended is there again before anybody can ask for it. */
async function bringBack(stories: Stories, log: Logger): Promise<void> {
	for (const code of await stories.liveTables())
		try {
			const opening: Opening = { code, settings: null };
			await matchMaker.createRoom("table", opening);
		} catch (error) {
			log.error({ err: error, table: code }, "a table could not be brought back");
		}
}
