import { Redis, type RedisOptions } from "ioredis";
import type { Logger } from "../../log.ts";
import { StoreUnavailable } from "../../store/errors.ts";

/** A command without an answer for so long, ms, has failed. */
const commandMs = 1_000;

const retry = (times: number): number => Math.min(times * 50, 500);

/** Nothing waits for a Redis that is away: a command fails at once, and is never sent twice. */
export const impatient: RedisOptions = {
	commandTimeout: commandMs,
	connectTimeout: commandMs,
	enableOfflineQueue: false,
	maxRetriesPerRequest: 0,
	autoResendUnfulfilledCommands: false,
	retryStrategy: retry,
	lazyConnect: true,
};

/** A connection on which channels are listened to; whoever uses it subscribes anew with each `ready`. */
export const listening: RedisOptions = {
	...impatient,
	// Redis refuses to be asked for its state on such a connection.
	enableReadyCheck: false,
	autoResubscribe: false,
};

/** Opens a connection that returns by itself; rejects with a sentence for people when Redis is not there now. */
export async function connect(url: string, options: RedisOptions, log: Logger): Promise<Redis> {
	const redis = new Redis(url, options);
	let lastError = "";
	redis.on("error", (error: Error) => {
		// Each attempt to return fails in the same way.
		if (error.message !== lastError)
			log.warn({ event: "cluster.redis-unreachable", err: error }, "Redis cannot be reached");
		lastError = error.message;
	});
	redis.on("ready", () => {
		lastError = "";
	});
	try {
		await redis.connect();
	} catch (error) {
		redis.disconnect();
		throw new Error("Redis cannot be reached at REDIS_URL.", { cause: error });
	}
	return redis;
}

/** What nobody can say while Redis is away. */
export const unknownNow = (cause?: unknown): StoreUnavailable =>
	new StoreUnavailable("Redis cannot be reached", { cause });
