import { randomUUID } from "node:crypto";
import type { Logger } from "../../log.ts";
import type { Time } from "../../table/time.ts";
import { BoardCopy } from "../board-copy.ts";
import type { Cluster } from "../cluster.ts";
import { Listeners } from "../listeners.ts";
import { connect, impatient, listening } from "./connection.ts";
import { boardsKey, channel } from "./keys.ts";
import type { Message, Put } from "./message.ts";
import { Neighbours } from "./neighbours.ts";
import { Outbox } from "./outbox.ts";
import { SignsOfLife } from "./signs-of-life.ts";
import { Turns } from "./turns.ts";

/** While nobody can tell this process anything, it is taken to have missed something again after so long, ms. */
const deafMs = 5_000;

/** The processes that share a Redis. Rejects when it is not there at the start; later it may go and come back. */
export async function redisCluster(url: string, time: Time, log: Logger): Promise<Cluster> {
	const self = randomUUID();
	const redis = await connect(url, impatient, log);
	const ears = await connect(url, listening, log);
	const boards = new Map<string, BoardCopy>();
	const listeners = new Listeners();
	const missed = new Set<() => void>();

	const boardOf = (name: string): BoardCopy => {
		const board = boards.get(name) ?? new BoardCopy(self, (key, value) => outbox.put(name, key, value));
		boards.set(name, board);
		return board;
	};
	const tellMissed = (): void => {
		for (const listener of missed) listener();
	};
	function* everything(): Iterable<Put> {
		for (const [name, board] of boards)
			for (const key of board.keysOf(self)) yield [name, key, board.of(key).get(self) ?? null];
	}

	const outbox = new Outbox({ self, redis, time, everything });
	const neighbours = new Neighbours({
		self,
		read: (process) => redis.hgetall(boardsKey(process)),
		take(process, puts) {
			for (const [name, key, value] of puts) boardOf(name).take(process, key, value);
		},
		takeAll(process, puts) {
			const keys = new Set(puts.map(([name, key]) => `${name} ${key}`));
			for (const [name, board] of boards)
				for (const key of board.keysOf(process)) if (!keys.has(`${name} ${key}`)) board.take(process, key, null);
			for (const [name, key, value] of puts) boardOf(name).take(process, key, value);
		},
		news: (name, news) => listeners.tell(name, news),
		onMissed: tellMissed,
	});
	const turns = new Turns(redis, time, outbox);
	const signs = new SignsOfLife({
		self,
		redis,
		time,
		async onSeen(living, which) {
			if (which === "all") neighbours.dropOthers(living);
			if (outbox.isBehind) await outbox.writeAnew();
			await neighbours.areThere(living);
		},
		onLapse() {
			// Redis may have forgotten what was put, and others have.
			outbox.isBehind = true;
			log.warn({ event: "cluster.unseen" }, "this process could not be seen for a while");
			tellMissed();
		},
	});

	ears.on("message", (_channel: string, text: string) => {
		const message = JSON.parse(text) as Message;
		if (message.from === self) outbox.heard(message.number);
		else neighbours.hear(message);
	});
	await ears.subscribe(channel);
	ears.on("ready", () => {
		ears
			.subscribe(channel)
			.then(() => neighbours.readAll())
			.then(tellMissed)
			// A connection that cannot be listened on is of no use: another one takes its place.
			.catch(() => ears.disconnect(true));
	});
	await signs.start();
	const doubting = setInterval(() => {
		if (!signs.isSeen || ears.status !== "ready") tellMissed();
	}, deafMs);
	let closing: Promise<void> | null = null;

	return {
		self,
		isAlive: (process) => signs.isAlive(process),
		board: (name) => boardOf(name) as never,
		tell(name, news) {
			listeners.tell(name, news);
			outbox.tell(name, news);
		},
		hear: (name, listener) => listeners.add(name, listener),
		onMissed(listener) {
			missed.add(listener);
			return () => void missed.delete(listener);
		},
		inTurn: (name, task) => turns.run(name, task),
		close: () => {
			closing ??= close();
			return closing;
		},
	};

	async function close(): Promise<void> {
		clearInterval(doubting);
		outbox.flush();
		outbox.stop();
		await signs.stop().catch(() => {});
		const farewell: Message = { from: self, number: 0, farewell: true };
		await redis
			.multi()
			.publish(channel, JSON.stringify(farewell))
			.unlink(boardsKey(self))
			.exec()
			.catch(() => {});
		ears.disconnect();
		redis.disconnect();
	}
}
