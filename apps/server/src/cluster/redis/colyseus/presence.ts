import { RedisPresence } from "@colyseus/redis-presence";
import type { Redis } from "ioredis";

type Heard = Parameters<RedisPresence["subscribe"]>[1];

/** How Colyseus' processes call each other. While Redis is away nothing is heard, and nobody who forgot to wait fails because of it. */
export class CallingPresence extends RedisPresence {
	/** Both connections of it are open. */
	static async open(redis: Redis): Promise<CallingPresence> {
		const presence = new CallingPresence(redis);
		await (presence.sub as Redis).connect();
		return presence;
	}

	override async subscribe(topic: string, callback: Heard): Promise<this> {
		// When it cannot be subscribed to now, it is when Redis is back.
		await super.subscribe(topic, callback).catch(() => {});
		return this;
	}

	override async unsubscribe(topic: string, callback?: Heard): Promise<this> {
		await super.unsubscribe(topic, callback).catch(() => {});
		return this;
	}

	override async publish(topic: string, data: unknown): Promise<void> {
		await super.publish(topic, data).catch(() => {});
	}

	override async hset(key: string, field: string, value: string): Promise<boolean> {
		return await super.hset(key, field, value).catch(() => false);
	}

	override async hdel(key: string, field: string): Promise<boolean> {
		return await super.hdel(key, field).catch(() => false);
	}

	override shutdown(): void {
		this.sub.disconnect();
		this.pub.disconnect();
	}
}
