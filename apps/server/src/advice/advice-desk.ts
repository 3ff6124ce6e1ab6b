import { Worker } from "node:worker_threads";
import type { Advice, Otherwise } from "@fibbers/protocol";
import type { GameId } from "@fibbers/rules";
import type { Logger } from "../log.ts";

/** What the thread is asked. */
export interface Asked {
	readonly id: number;
	readonly asked:
		| { readonly is: "hint"; readonly game: GameId; readonly view: object; readonly log: readonly object[] }
		| { readonly is: "otherwise"; readonly game: GameId; readonly record: object };
}

type Answered = { readonly id: number; readonly value: unknown } | { readonly id: number; readonly error: Error };

interface Waiting {
	readonly resolve: (value: never) => void;
	readonly reject: (error: Error) => void;
}

/** More are turned away: the thread has one game after the other to think about. */
const mostWaiting = 200;

/** Too many ask for advice at once. */
export class AdviceBusy extends Error {}

/** What the strongest computer says to positions and to games. It thinks in a thread of its own, which begins with the first question. */
export class AdviceDesk {
	private thread: Worker | null = null;
	private readonly waiting = new Map<number, Waiting>();
	private asked = 0;
	private readonly log: Logger;

	constructor(log: Logger) {
		this.log = log;
	}

	/** Null where the seat whose view it is has nothing to decide. Rejects with `AdviceBusy`. */
	hint(game: GameId, view: object, log: readonly object[]): Promise<Advice | null> {
		return this.ask<Advice | null>({ is: "hint", game, view, log });
	}

	/** Where claims of a finished game were judged otherwise than the strongest computer would have. Rejects with `AdviceBusy`. */
	otherwise(game: GameId, record: object): Promise<readonly Otherwise[]> {
		return this.ask<readonly Otherwise[]>({ is: "otherwise", game, record });
	}

	/** Whoever still waits is told that it is over. */
	async close(): Promise<void> {
		await this.thread?.terminate();
		this.turnAway(new Error("the server ends"));
	}

	private ask<Value>(asked: Asked["asked"]): Promise<Value> {
		if (this.waiting.size >= mostWaiting) return Promise.reject(new AdviceBusy());
		const id = this.asked++;
		return new Promise<Value>((resolve, reject) => {
			this.waiting.set(id, { resolve, reject });
			this.thread ??= this.begin();
			this.thread.postMessage({ id, asked } satisfies Asked);
		});
	}

	private begin(): Worker {
		const thread = new Worker(new URL("advice-thread.ts", import.meta.url));
		thread.unref();
		thread.on("message", (answered: Answered) => this.take(answered));
		thread.on("error", (error) => {
			this.tell(error);
			this.turnAway(new Error("the adviser's thread has ended"));
		});
		return thread;
	}

	private take(answered: Answered): void {
		const waiting = this.waiting.get(answered.id);
		this.waiting.delete(answered.id);
		if (!("error" in answered)) return waiting?.resolve(answered.value as never);
		this.tell(answered.error);
		waiting?.reject(answered.error);
	}

	/** What it thought about shows cards. */
	private tell(error: unknown): void {
		this.log.error({ event: "advice.failed", fault: error }, "the adviser has failed");
	}

	/** The thread is gone; the next question begins another. */
	private turnAway(error: Error): void {
		this.thread = null;
		for (const { reject } of this.waiting.values()) reject(error);
		this.waiting.clear();
	}
}
