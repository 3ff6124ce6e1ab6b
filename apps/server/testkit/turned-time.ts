import type { Cancel, Time } from "../src/table/time.ts";

interface Timer {
	readonly due: number;
	readonly run: () => void;
}

/** A clock that a test turns by hand. */
export class TurnedTime implements Time {
	private at = 1_000_000;
	private readonly timers = new Set<Timer>();

	now(): number {
		return this.at;
	}

	after(ms: number, run: () => void): Cancel {
		const timer = { due: this.at + ms, run };
		this.timers.add(timer);
		return () => void this.timers.delete(timer);
	}

	/** Lets the time pass; what falls due on the way happens in order. */
	pass(ms: number): void {
		const until = this.at + ms;
		for (;;) {
			const [next] = [...this.timers].filter(({ due }) => due <= until).sort((a, b) => a.due - b.due);
			if (next === undefined) break;
			this.timers.delete(next);
			this.at = next.due;
			next.run();
		}
		this.at = until;
	}

	/** Somebody sets the clock on the wall back; what is due still comes after as long a time. */
	setBack(ms: number): void {
		this.at -= ms;
		for (const timer of Array.from(this.timers)) {
			this.timers.delete(timer);
			this.timers.add({ ...timer, due: timer.due - ms });
		}
	}

	get pending(): number {
		return this.timers.size;
	}
}
