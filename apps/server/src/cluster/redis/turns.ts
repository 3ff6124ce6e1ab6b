import { randomUUID } from "node:crypto";
import type { Redis } from "ioredis";
import { InOrder } from "../../in-order.ts";
import { StoreUnavailable } from "../../store/errors.ts";
import type { Time } from "../../table/time.ts";
import { unknownNow } from "./connection.ts";
import { turnKey } from "./keys.ts";
import type { Outbox } from "./outbox.ts";

/** A turn whose process says nothing for so long is over, ms. */
const turnMs = 10_000;
/** Whoever waits longer does not get a turn, ms. */
const patienceMs = 10_000;
/** How long to wait before asking again, ms. */
const askAgainMs = { min: 5, max: 25 };

/** Only whoever has the turn may prolong or end it. */
const prolong = `if redis.call('GET', KEYS[1]) == ARGV[1] then return redis.call('PEXPIRE', KEYS[1], ARGV[2]) else return 0 end`;
const end = `if redis.call('GET', KEYS[1]) == ARGV[1] then return redis.call('DEL', KEYS[1]) else return 0 end`;

/** One after the other over all processes. */
export class Turns {
	private readonly own = new InOrder();
	private readonly redis: Redis;
	private readonly time: Time;
	private readonly outbox: Pick<Outbox, "sent" | "echo">;

	constructor(redis: Redis, time: Time, outbox: Pick<Outbox, "sent" | "echo">) {
		this.redis = redis;
		this.time = time;
		this.outbox = outbox;
	}

	run<Value>(name: string, task: () => Promise<Value>): Promise<Value> {
		return this.own.run(name, async () => {
			const token = randomUUID();
			await this.take(name, token);
			const prolonging = setInterval(() => {
				this.redis.eval(prolong, 1, turnKey(name), token, turnMs).catch(() => {});
			}, turnMs / 3);
			try {
				await this.outbox.echo();
				return await task();
			} finally {
				clearInterval(prolonging);
				await this.outbox.sent();
				// When it cannot be ended now, it ends by itself.
				await this.redis.eval(end, 1, turnKey(name), token).catch(() => {});
			}
		});
	}

	private async take(name: string, token: string): Promise<void> {
		const from = performance.now();
		while ((await this.ask(name, token)) === null) {
			if (performance.now() - from > patienceMs) throw new StoreUnavailable(`no turn for ${name} came`);
			const wait = askAgainMs.min + Math.random() * (askAgainMs.max - askAgainMs.min);
			await new Promise<void>((resolve) => void this.time.after(wait, resolve));
		}
	}

	private async ask(name: string, token: string): Promise<"OK" | null> {
		try {
			return await this.redis.set(turnKey(name), token, "PX", turnMs, "NX");
		} catch (error) {
			throw unknownNow(error);
		}
	}
}
