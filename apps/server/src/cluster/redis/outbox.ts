import type { Redis } from "ioredis";
import type { Cancel, Time } from "../../table/time.ts";
import type { ProcessId } from "../cluster.ts";
import { unknownNow } from "./connection.ts";
import { boardsKey, boardsMs, channel } from "./keys.ts";
import { fieldOf, type Message, numberField, type Put } from "./message.ts";

/** What is put within so many ms goes out together. */
const gatherMs = 5;

/** A message that has not come back after so long is lost, ms. */
const echoMs = 1_000;

/** Fields in one command. */
const fieldsAtOnce = 500;

interface OutboxDeps {
	readonly self: ProcessId;
	readonly redis: Redis;
	readonly time: Time;
	/** All that this process has put, for the boards to be written anew. */
	readonly everything: () => Iterable<Put>;
}

/** What this process tells the others, in order. What cannot be sent now is not sent later: the boards are written anew then, and others are told to read them. */
export class Outbox {
	private number = 0;
	private puts = new Map<string, Put>();
	private cancel: Cancel | null = null;
	/** Whether Redis does not have what this process has put. */
	isBehind = true;
	private sending: Promise<unknown> = Promise.resolve();
	/** Messages that are to come back to this process. */
	private readonly echoes = new Map<number, () => void>();
	private readonly deps: OutboxDeps;

	constructor(deps: OutboxDeps) {
		this.deps = deps;
	}

	put(board: string, key: string, value: unknown): void {
		this.puts.set(fieldOf(board, key), [board, key, value]);
		this.cancel ??= this.deps.time.after(gatherMs, () => this.flush());
	}

	tell(name: string, news: unknown): void {
		// What was put before is seen before.
		this.flush();
		this.send({ news: { name, news } }, []);
	}

	/** Sends what has gathered. */
	flush(): void {
		this.cancel?.();
		this.cancel = null;
		const puts = [...this.puts.values()];
		this.puts.clear();
		if (puts.length > 0) this.send({ puts }, puts);
	}

	/** Resolves when Redis has what was put and told so far, or it is known that it has not. */
	async sent(): Promise<void> {
		this.flush();
		await this.sending;
	}

	/** Resolves when everything has arrived here that anybody had sent before. Rejects when that takes too long. */
	async echo(): Promise<void> {
		const number = this.send({}, []);
		const echo = Promise.withResolvers<void>();
		this.echoes.set(number, echo.resolve);
		const cancel = this.deps.time.after(echoMs, () => echo.reject(unknownNow()));
		await echo.promise.finally(() => {
			cancel();
			this.echoes.delete(number);
		});
	}

	/** A message of this process has come back to it. */
	heard(number: number): void {
		this.echoes.get(number)?.();
	}

	/** Writes anew all that this process has put. */
	async writeAnew(): Promise<void> {
		const { self, redis, everything } = this.deps;
		this.cancel?.();
		this.cancel = null;
		this.puts.clear();
		this.isBehind = false;
		const fields = [...everything()].flatMap(([board, key, value]) => [fieldOf(board, key), JSON.stringify(value)]);
		const writing = redis.multi().del(boardsKey(self));
		for (let from = 0; from < fields.length; from += 2 * fieldsAtOnce)
			writing.hset(boardsKey(self), ...fields.slice(from, from + 2 * fieldsAtOnce));
		// A number is left out: whoever hears the next one reads the boards.
		this.number += 2;
		const next: Message = { from: self, number: this.number };
		writing.hset(boardsKey(self), numberField, this.number).pexpire(boardsKey(self), boardsMs);
		try {
			await writing.publish(channel, JSON.stringify(next)).exec();
		} catch (error) {
			this.isBehind = true;
			throw error;
		}
	}

	stop(): void {
		this.cancel?.();
		this.cancel = null;
	}

	private send(content: Omit<Message, "from" | "number">, puts: readonly Put[]): number {
		const { self, redis } = this.deps;
		const message: Message = { from: self, number: ++this.number, ...content };
		if (this.isBehind) return message.number;
		const sending = redis.multi().hset(boardsKey(self), numberField, message.number);
		for (const [board, key, value] of puts)
			if (value === null) sending.hdel(boardsKey(self), fieldOf(board, key));
			else sending.hset(boardsKey(self), fieldOf(board, key), JSON.stringify(value));
		this.sending = sending
			.publish(channel, JSON.stringify(message))
			.exec()
			.catch(() => {
				this.isBehind = true;
			});
		return message.number;
	}
}
