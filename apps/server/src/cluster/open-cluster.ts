import { type Limits, ownLimits } from "../http/limits.ts";
import { sharedLimits } from "../http/shared-limits.ts";
import type { Logger } from "../log.ts";
import type { Time } from "../table/time.ts";
import { alone } from "./alone.ts";
import type { Cluster } from "./cluster.ts";
import { connect, impatient } from "./redis/connection.ts";
import { redisCluster } from "./redis/redis-cluster.ts";

interface OpenedCluster {
	readonly cluster: Cluster;
	readonly limits: Limits;
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
		return { cluster, limits: ownLimits(time), end: () => cluster.close() };
	}
	const cluster = await redisCluster(url, time, log);
	// Whoever counts waits for nobody who tells.
	const redis = await connect(url, impatient, log);
	return {
		cluster,
		limits: sharedLimits(redis, time),
		async end() {
			await cluster.close();
			redis.disconnect();
		},
	};
}
