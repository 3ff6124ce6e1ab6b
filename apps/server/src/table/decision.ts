import type { Seat } from "@fibbers/rules";
import type { Cancel, Time } from "./time.ts";

/** The one decision that the table waits for, and its clock. Nobody's connection stops it. */
export class Decision {
	private cancel: Cancel = () => {};
	actor: Seat | null = null;
	/** Epoch ms. */
	startedAt = 0;

	private readonly time: Time;

	constructor(time: Time) {
		this.time = time;
	}

	/** `onTimeout` is called once the time to doubt and the time for a turn are both over. */
	begin(
		actor: Seat,
		{ doubtMs, turnMs }: { doubtMs: number; turnMs: number },
		onTimeout: () => void,
		startedAt = this.time.now(),
	): void {
		this.end();
		this.actor = actor;
		this.startedAt = startedAt;
		this.cancel = this.time.after(Math.max(0, startedAt + doubtMs + turnMs - this.time.now()), onTimeout);
	}

	end(): void {
		this.cancel();
		this.cancel = () => {};
		this.actor = null;
	}

	/** How long a move that ends the time to doubt must still wait, ms. */
	doubtLeft(doubtMs: number): number {
		// A clock that was given time back begins in the future.
		return Math.min(doubtMs, Math.max(0, this.startedAt + doubtMs - this.time.now()));
	}
}
