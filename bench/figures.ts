/** The middle one, and the extremes. */
export interface Figure {
	readonly median: number;
	readonly least: number;
	readonly most: number;
}

/** The value that `part` of them (0-1) do not exceed; NaN of none. */
export function quantile(values: readonly number[], part: number): number {
	const sorted = values.toSorted((a, b) => a - b);
	return sorted[Math.floor(part * (sorted.length - 1))] ?? Number.NaN;
}

export const median = (values: readonly number[]): number => quantile(values, 0.5);

export const figure = (values: readonly number[]): Figure => ({
	median: median(values),
	least: Math.min(...values),
	most: Math.max(...values),
});

/** Of each round the one divided by the other, and of these the middle: what disturbs a round weighs on both. */
export const ratio = (values: readonly number[], others: readonly number[]): number =>
	median(values.map((value, round) => value / (others[round] ?? Number.NaN)));
