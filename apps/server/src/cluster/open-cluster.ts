import { type Limits, ownLimits } from "../http/limits.ts";
import { sharedLimits } from "../http/shared-limits.ts";
import type { Logger } from "../log.ts";
import type { Time } from "../table/time.ts";
import { alone } from "./alone.ts";
import type { Cluster } from "./cluster.ts";
import { ListingDriver } from "./redis/colyseus/driver.ts";
import { CallingPresence } from "./redis/colyseus/presence.ts";
import { connect, impatient } from "./redis/connection.ts";
import { redisCluster } from "./redis/redis-cluster.ts";

interface OpenedCluster {
	readonly cluster: Cluster;
	readonly limits: Limits;
	/** What Colyseus finds rooms of all processes with; null for one process alone. */
	readonly colyseus: { readonly driver: ListingDriver; readonly presence: CallingPresence } | null;
	/** Whether Redis answers; rejects when it does not. Null without one. */
	readonly answers: (() => Promise<boolean>) | null;
	end(): Promise<void>;
}

/** The cluster at this Redis; without one, this process alone. */
export async function openCluster({
	url,
	time,
	log,
}: {
	readonly url: string | undefined;
	readonly time: Time;
	readonly log: Logger;
}): Promise<OpenedCluster> {
	if (url === undefined) {
		const cluster = alone();
		return { cluster, limits: ownLimits(time), colyseus: null, answers: null, end: () => cluster.close() };
	}
	const cluster = await redisCluster(url, time, log);
	// Whoever counts waits for nobody who tells.
	const redis = await connect(url, impatient, log);
	const listings = await connect(url, impatient, log);
	const driver = new ListingDriver(listings);
	listings.on("ready", () => void driver.relist());
	return {
		cluster,
		limits: sharedLimits(redis, time),
		// Both are ended by Colyseus.
		colyseus: { driver, presence: await CallingPresence.open(await connect(url, impatient, log)) },
		answers: async () => (await redis.ping()) === "PONG",
		async end() {
			await cluster.close();
			redis.disconnect();
		},
	};
}
