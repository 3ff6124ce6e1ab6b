/** What the server kept at one moment. */
export interface Kept {
	/** Seconds since the beginning. */
	readonly at: number;
	/** Bytes, after all garbage was collected. */
	readonly heap: number;
	/** Bytes. */
	readonly rss: number;
}

/** The heap may grow by this part of itself in a minute of the second half. */
export const mostGrowth = 0.01;

/** How fast the heap grew over the second half, as a part of itself in a minute. The line with the least squares. */
export function growth(kept: readonly Kept[]): number {
	const end = kept.at(-1)?.at ?? 0;
	const late = kept.filter(({ at }) => at >= end / 2);
	const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;
	const [at, heap] = [mean(late.map((each) => each.at)), mean(late.map((each) => each.heap))];
	const across = late.reduce((sum, each) => sum + (each.at - at) * (each.heap - heap), 0);
	const along = late.reduce((sum, each) => sum + (each.at - at) ** 2, 0);
	return along === 0 ? 0 : (60 * across) / along / heap;
}
