/** Ends a timer that has not fired; does nothing otherwise. */
export type Cancel = () => void;

/** The clock on the wall, handed in so that tests can turn it. All times are ms. */
export interface Time {
	now(): number;
	after(ms: number, run: () => void): Cancel;
}

export const systemTime: Time = {
	now: () => Date.now(),
	after(ms, run) {
		const timer = setTimeout(run, ms);
		return () => clearTimeout(timer);
	},
};
