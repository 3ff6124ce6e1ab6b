import { createHash } from "node:crypto";
import type { Redis } from "ioredis";
import { RateLimiterMemory, RateLimiterRedis } from "rate-limiter-flexible";
import type { Time } from "../table/time.ts";
import { didPass, type Limits } from "./limits.ts";
import { missedMs, OwnTally, type Tally } from "./tally.ts";

const keyPrefix = (name: string): string => `fibbers:limit:${name}`;

/** Redis is told of nobody's address, id or code. */
const disguised = (text: string): string => createHash("sha256").update(text).digest("base64url");

/** Of several processes, which count together in Redis. While it is away each counts for itself. */
export const sharedLimits = (redis: Redis, time: Time): Limits => ({
	limiter(name, points, duration) {
		const each = { keyPrefix: keyPrefix(name), points, duration };
		const limiter = new RateLimiterRedis({
			...each,
			storeClient: redis,
			rejectIfRedisNotReady: true,
			// Whoever has had enough costs Redis nothing more.
			inMemoryBlockOnConsumed: points,
			insuranceLimiter: new RateLimiterMemory(each),
		});
		return { allows: (who) => didPass(limiter.consume(disguised(who))) };
	},
	tally: (name, most) => new SharedTally({ redis, time, name, most }),
});

interface SharedTallyDeps {
	readonly redis: Redis;
	readonly time: Time;
	readonly name: string;
	readonly most: number;
}

/** Each one's misses are a set in Redis, sorted by when they were. */
class SharedTally implements Tally {
	/** What was missed at this process. */
	private readonly own: OwnTally;
	private readonly deps: SharedTallyDeps;

	constructor(deps: SharedTallyDeps) {
		this.deps = deps;
		this.own = new OwnTally(deps.time, deps.most);
	}

	async isFull(who: string): Promise<boolean> {
		if (await this.own.isFull(who)) return true;
		const { redis, time, most } = this.deps;
		const missed = await redis.zcount(this.keyOf(who), `(${time.now() - missedMs}`, "+inf").catch(() => 0);
		return missed >= most;
	}

	async add(who: string, code: string): Promise<void> {
		const { redis, time } = this.deps;
		const [key, now] = [this.keyOf(who), time.now()];
		await this.own.add(who, code);
		await redis
			.multi()
			.zremrangebyscore(key, "-inf", now - missedMs)
			.zadd(key, "NX", now, disguised(code))
			.pexpire(key, missedMs)
			.exec()
			.catch(() => {});
	}

	private keyOf(who: string): string {
		return `${keyPrefix(this.deps.name)}:${disguised(who)}`;
	}
}
