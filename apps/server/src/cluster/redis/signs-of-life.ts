import type { Redis } from "ioredis";
import type { Cancel, Time } from "../../table/time.ts";
import type { ProcessId } from "../cluster.ts";
import { unknownNow } from "./connection.ts";
import { aliveKey, aliveMs, alivePrefix, boardsKey, boardsMs, graceMs, processesKey, showMs } from "./keys.ts";

/**
 * This process shows itself, and finds out who else has. Answers whether it had been there until now, and who is; those who are not there any more
 * are forgotten.
 */
const showScript = `
local had = redis.call('EXISTS', KEYS[1])
redis.call('SET', KEYS[1], '1', 'PX', ARGV[2])
redis.call('PEXPIRE', KEYS[2], ARGV[3])
redis.call('SADD', KEYS[3], ARGV[1])
local living = {}
for _, process in ipairs(redis.call('SMEMBERS', KEYS[3])) do
	if redis.call('EXISTS', ARGV[4] .. process) == 1 then
		living[#living + 1] = process
	else
		redis.call('SREM', KEYS[3], process)
	end
end
return {had, living}
`;

interface SignsDeps {
	readonly self: ProcessId;
	readonly redis: Redis;
	readonly time: Time;
	/** These have shown themselves. `all`: whoever else there was is gone. */
	readonly onSeen: (living: readonly ProcessId[], which: "all" | "perhaps not all") => Promise<void>;
	/** Others may have taken this process for gone, or Redis was away. */
	readonly onLapse: () => void;
}

/** Who is there: each process shows itself again and again, and whoever stops is gone. */
export class SignsOfLife {
	private cancel: Cancel | null = null;
	private showing: Promise<void> = Promise.resolve();
	private isStopped = false;
	private isFirst = true;
	/** From when on, ms of the process' own clock, whoever is not there is gone: before, nobody may have been able to show himself. */
	private judgesFrom = 0;
	private lastShownAt = Number.NEGATIVE_INFINITY;
	private readonly deps: SignsDeps;

	constructor(deps: SignsDeps) {
		this.deps = deps;
	}

	/** Rejects when Redis is not there now. */
	async start(): Promise<void> {
		const upMs = await uptimeMs(this.deps.redis);
		this.judgesFrom = performance.now() + Math.max(0, graceMs - upMs);
		await this.show();
		this.again();
	}

	/** As `Cluster.isAlive`. */
	async isAlive(process: ProcessId): Promise<boolean> {
		if (process === this.deps.self) return !this.isStopped;
		const keys = [aliveKey(process), aliveKey(this.deps.self)];
		const [found, own] = await this.deps.redis.mget(keys).catch((error: unknown) => {
			throw unknownNow(error);
		});
		if (found) return true;
		// A Redis that has forgotten this process may have forgotten others, too.
		if (!own || !this.judges) throw unknownNow();
		return false;
	}

	/** From here on this process is gone, for others too. */
	async stop(): Promise<void> {
		this.isStopped = true;
		this.cancel?.();
		await this.showing;
		await this.deps.redis.multi().del(aliveKey(this.deps.self)).srem(processesKey, this.deps.self).exec();
	}

	/** Whether this process has shown itself lately. */
	get isSeen(): boolean {
		return performance.now() - this.lastShownAt < aliveMs;
	}

	private get judges(): boolean {
		return performance.now() >= this.judgesFrom && this.isSeen;
	}

	private again(): void {
		if (this.isStopped) return;
		this.cancel = this.deps.time.after(showMs, () => {
			// While Redis is away nobody is seen, and nobody is taken for gone.
			this.showing = this.show()
				.catch(() => {})
				.finally(() => this.again());
		});
	}

	private async show(): Promise<void> {
		const { self, redis } = this.deps;
		const keys = [aliveKey(self), boardsKey(self), processesKey];
		const [had, living] = (await redis.eval(
			showScript,
			keys.length,
			...keys,
			self,
			aliveMs,
			boardsMs,
			alivePrefix,
		)) as [number, ProcessId[]];
		const before = this.lastShownAt;
		this.lastShownAt = performance.now();
		// What was sent before, and had no answer, may have been carried out late.
		const isLapse = !this.isFirst && (had === 0 || this.lastShownAt - before > aliveMs);
		this.isFirst = false;
		if (isLapse) {
			this.judgesFrom = this.lastShownAt + graceMs;
			this.deps.onLapse();
		}
		await this.deps.onSeen(living, this.judges ? "all" : "perhaps not all");
	}
}

/** How long Redis has been running. Those that do not say have been for long. */
async function uptimeMs(redis: Redis): Promise<number> {
	const seconds = (await redis.info("server").catch(() => "")).match(/uptime_in_seconds:(\d+)/)?.[1];
	return seconds === undefined ? graceMs : Number(seconds) * 1_000;
}
