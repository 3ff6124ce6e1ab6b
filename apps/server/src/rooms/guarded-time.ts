import type { Cancel, Time } from "../table/time.ts";

/** The same clock; what a timer throws goes to `onError` and not to the process. */
export class GuardedTime implements Time {
	private readonly time: Time;
	private readonly onError: (error: unknown) => void;

	constructor(time: Time, onError: (error: unknown) => void) {
		this.time = time;
		this.onError = onError;
	}

	now(): number {
		return this.time.now();
	}

	after(ms: number, run: () => void): Cancel {
		return this.time.after(ms, () => {
			try {
				run();
			} catch (error) {
				this.onError(error);
			}
		});
	}
}
