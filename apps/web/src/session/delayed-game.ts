import type { DelayedMovesMessage, KeptRecord, Reply } from "@fibbers/protocol";
import { signal } from "@preact/signals";

/** The game as it stood minutes ago, with all hands, for a watcher who wants to see that instead. */
export class DelayedGame {
	/** Whether it is shown. */
	readonly on = signal(false);
	/** Null while nothing is old enough. */
	readonly record = signal<KeptRecord | null>(null);

	private readonly ask: (on: boolean) => Promise<Reply>;

	/** `ask` tells the table whether this connection wants it. */
	constructor(ask: (on: boolean) => Promise<Reply>) {
		this.ask = ask;
	}

	async watch(on: boolean): Promise<Reply> {
		this.record.value = null;
		this.on.value = on;
		const reply = await this.ask(on);
		if (!reply.done) this.on.value = false;
		return reply;
	}

	/** A new connection has to be told what the old one was. */
	begin(): void {
		if (this.on.peek()) void this.watch(true);
	}

	/** The game is over, or another one is played. */
	end(): void {
		this.on.value = false;
		this.record.value = null;
	}

	take(record: KeptRecord | null): void {
		this.record.value = record;
	}

	add({ moves, times }: DelayedMovesMessage): void {
		const before = this.record.peek();
		if (before === null) return;
		this.record.value = { ...before, moves: [...before.moves, ...moves], times: [...before.times, ...times] };
	}
}
