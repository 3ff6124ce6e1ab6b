import { type IRoomCache, matchMaker } from "@colyseus/core";
import { RedisDriver } from "@colyseus/redis-driver";
import type { Redis } from "ioredis";
import { unknownNow } from "../connection.ts";

type Conditions = Parameters<RedisDriver["findOne"]>[0];

/** Each process has one of this name, which only it lists. */
const everywhere = "lobby";

/**
 * Where Colyseus lists rooms. Those of this process are found without Redis, and go on while it is away; what could not be written then is written
 * when it is back (`relist`).
 */
export class ListingDriver extends RedisDriver {
	private readonly redis: Redis;

	constructor(redis: Redis) {
		super(redis);
		this.redis = redis;
	}

	override async findOne(conditions: Conditions, ...sort: unknown[]): Promise<IRoomCache> {
		const here = conditions.roomId === undefined ? undefined : matchMaker.getLocalRoomById(conditions.roomId);
		if (here !== undefined) return here["_listing" as keyof typeof here];
		try {
			return await super.findOne(conditions, ...(sort as []));
		} catch (error) {
			throw unknownNow(error);
		}
	}

	override async persist(room: IRoomCache): Promise<boolean> {
		if (room.roomId === everywhere) return true;
		return await super.persist(room).catch(() => false);
	}

	/** Nobody waits for it: others need not know at once how many clients a room has. */
	override async update(room: IRoomCache, operations: Parameters<RedisDriver["update"]>[1]): Promise<boolean> {
		if (room.roomId === everywhere) Object.assign(room, operations.$set);
		else super.update(room, operations).catch(() => {});
		return true;
	}

	override async remove(roomId: string): Promise<boolean> {
		return await super.remove(roomId).catch(() => false);
	}

	override async cleanup(processId: string): Promise<void> {
		await super.cleanup(processId).catch(() => {});
	}

	override async shutdown(): Promise<void> {
		this.redis.disconnect();
	}

	/** Redis may have lost what was listed, or not have been told. */
	async relist(): Promise<void> {
		await matchMaker.restoreMissingRoomCaches().catch(() => {});
	}

	/** What processes that fell have left behind goes: those that are there can be called. */
	async forgetTheDead(): Promise<void> {
		const called = new Set(await matchMaker.presence.channels("p:*"));
		for (const { roomId, processId } of await this.query({}))
			if (processId !== matchMaker.processId && !called.has(`p:${processId}`)) await this.remove(roomId);
	}
}
