import type { Random } from "@fibbers/rules";
import { Archive } from "./archive.ts";
import type { Config } from "./config.ts";
import { LookUp } from "./http/look-up.ts";
import { Misses } from "./http/misses.ts";
import { Listing } from "./lobby/listing.ts";
import { openTable } from "./lobby/open-table.ts";
import { QuickPlay } from "./lobby/quick-play.ts";
import type { Logger } from "./log.ts";
import { Players } from "./players/players.ts";
import { PushPost } from "./push/push-post.ts";
import { senderOf } from "./push/server-keys.ts";
import { Reports } from "./reports.ts";
import { encodeTables } from "./rooms/lobby-line.ts";
import { Social } from "./social/social.ts";
import { openStore, type Place } from "./store/open-store.ts";
import { storedStories, untoldStories } from "./stories/stories.ts";
import type { Time } from "./table/time.ts";
import { Tables } from "./tables.ts";

interface Given {
	readonly config: Config;
	readonly log: Logger;
	readonly time: Time;
	readonly random: Random;
}

/** What the server consists of besides rooms and HTTP: the store, and whoever knows players, tables, friends and lists. */
export async function buildParts({ config, log, time, random }: Given) {
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
	return {
		store,
		sender,
		stories,
		archive,
		players,
		tables,
		misses,
		post,
		social,
		acquaintances,
		listing: new Listing({ acquaintances, time, encode: encodeTables }),
		quickPlay: new QuickPlay({
			tables,
			acquaintances,
			time,
			open: (settings, host) => openTable(tables, settings, host),
		}),
		lookUp: new LookUp({ tables, players, misses }),
		reports: new Reports(store.reports, time),
		/** Waits for what has begun; nothing may follow. */
		async close() {
			social.stop();
			await post.close();
			await stories.drain();
			await archive.drain();
			await store.close();
		},
	};
}

const placeOf = ({ DATABASE_URL, DATA_DIR }: Config): Place =>
	DATABASE_URL === undefined ? { dataDir: DATA_DIR } : { databaseUrl: DATABASE_URL };
