import type { Time } from "../table/time.ts";

/** The same clock; what a timer throws goes to `onError` and not to the process. */
export const guardedTime = (time: Time, onError: (error: unknown) => void): Time => ({
	now: () => time.now(),
	after: (ms, run) =>
		time.after(ms, () => {
			try {
				run();
			} catch (error) {
				onError(error);
			}
		}),
});
