import path from "node:path";
import type { Random } from "@fibbers/rules";
import { AdviceDesk } from "./advice/advice-desk.ts";
import { Archive, gatheringMs } from "./archive.ts";
import { Homes } from "./cluster/homes.ts";
import { openCluster } from "./cluster/open-cluster.ts";
import { colyseusRooms } from "./cluster/rooms.ts";
import { Sweep } from "./cluster/sweep.ts";
import type { Config } from "./config.ts";
import { LookUp } from "./http/look-up.ts";
import { Misses } from "./http/misses.ts";
import { Listing } from "./lobby/listing.ts";
import { QuickPlay } from "./lobby/quick-play.ts";
import type { Logger } from "./log.ts";
import { Counts } from "./operations/counts.ts";
import { Faults } from "./operations/faults.ts";
import { Ready } from "./operations/readiness.ts";
import { tableIds } from "./operations/table-ids.ts";
import { watchedJournal } from "./operations/watched-journal.ts";
import { followPlayers } from "./players/followed.ts";
import { Players } from "./players/players.ts";
import { PushPost } from "./push/push-post.ts";
import { senderOf } from "./push/server-keys.ts";
import { Reports } from "./reports.ts";
import { encodeTables } from "./rooms/lobby-line.ts";
import { Social } from "./social/social.ts";
import { openStore, placeOf } from "./store/open-store.ts";
import { storedStories, untoldStories } from "./stories/stories.ts";
import { Summaries } from "./summaries/summaries.ts";
import type { Time } from "./table/time.ts";
import { Tables } from "./tables.ts";

interface Given {
	readonly config: Config;
	readonly log: Logger;
	readonly time: Time;
	readonly random: Random;
}

export type Parts = Awaited<ReturnType<typeof buildParts>>;

/** What the server consists of besides rooms and HTTP: the store, and whoever knows players, tables, friends and lists. */
export async function buildParts({ config, time, random, ...given }: Given) {
	const counts = new Counts();
	const opened = await openStore(placeOf(config));
	const store = { ...opened, journal: watchedJournal(opened.journal, counts) };
	const sender = await senderOf(config, store.pushes);
	const tableIdOf = tableIds(sender.privateKey);
	const log = given.log.withTableIds(tableIdOf);
	const stories = config.JOURNAL === "off" ? untoldStories() : storedStories(store, time);
	// Another process may be asked for a game as soon as it is over, and knows only what is kept.
	const archive = new Archive(store.games, time, log, config.REDIS_URL === undefined ? gatheringMs : 0);
	const { cluster, limits, colyseus, answers, end } = await openCluster({ url: config.REDIS_URL, time, log });
	const players = new Players({ store: store.players, random, time, cluster });
	const tables = new Tables(stories);
	const homes = new Homes({ cluster, stories, tables, rooms: colyseusRooms, time, random, log });
	const find = (code: string) => homes.find(code);
	const summaries = new Summaries(cluster.board("tables"));
	const wasClosed = (code: string) => tables.wasClosed(code);
	const misses = new Misses({ limits, perPlayer: config.MISSES_PER_PLAYER, perNetwork: config.MISSES_PER_ADDRESS });
	const post = new PushPost({
		sender,
		pushes: store.pushes,
		players: store.players,
		social: store.social,
		isHere: (player) => social.presence.isOnline(player),
		time,
		log,
		observer: counts,
	});
	const social = new Social({
		store: store.social,
		cluster,
		summaries,
		wasClosed,
		post,
		time,
		log,
		misses,
		limiter: limits.limiter("lobby-commands", config.LOBBY_COMMANDS_PER_MINUTE, 60),
	});
	followPlayers({ cluster, players, tables, social, time, log });
	const { acquaintances } = social;
	const adviser = new AdviceDesk(log);
	return {
		log,
		counts,
		faults: new Faults(path.join(config.DATA_DIR, "faults"), tableIdOf),
		ready: new Ready({
			store: () => store.ping(),
			...(answers !== null && { redis: answers }),
		}),
		store,
		sender,
		stories,
		archive,
		players,
		tables,
		cluster,
		colyseus,
		homes,
		sweep: new Sweep({ cluster, stories, tables, find, time, log }),
		limits,
		summaries,
		misses,
		post,
		social,
		acquaintances,
		adviser,
		listing: new Listing({ summaries, acquaintances, time, encode: encodeTables }),
		quickPlay: new QuickPlay({
			cluster,
			summaries,
			acquaintances,
			time,
			open: (settings, host) => homes.open(settings, host),
		}),
		lookUp: new LookUp({ summaries, players, misses, time, find, wasClosed }),
		reports: new Reports(store.reports, time, limits),
		/** Waits for what has begun; nothing may follow. */
		async close() {
			social.stop();
			await post.close();
			await adviser.close();
			await stories.drain();
			await archive.drain();
			await end();
			await store.close();
		},
	};
}
