/** What happened so far, on the side of those who connect. */
export class Tally {
	/** Lines that are open. */
	connections = 0;
	/** Questions of honest pages that had no answer after ten seconds. */
	late = 0;
	/** Visits of pages to the lobby. */
	visits = 0;
	/** How attacks ended, and how often. */
	readonly ends = new Map<string, number>();
	/** Lines of honest people that the server closed: none should be. */
	readonly cuts = new Map<number, number>();
	/** What honest people were told and should not have been, or not like that. */
	readonly wrong: string[] = [];
	/** From a move until all at its table had it, ms; of the last half minute, and of all. */
	readonly delays: number[] = [];

	ended(how: string): void {
		this.ends.set(how, (this.ends.get(how) ?? 0) + 1);
	}

	cut(code: number): void {
		this.cuts.set(code, (this.cuts.get(code) ?? 0) + 1);
	}

	get attacks(): number {
		return [...this.ends.values()].reduce((sum, count) => sum + count, 0);
	}
}

/** `4104 × 12, 1009 × 3`, the most frequent first. */
export const counted = (counts: ReadonlyMap<string | number, number>): string =>
	[...counts]
		.sort(([, a], [, b]) => b - a)
		.map(([what, count]) => `${what} × ${count}`)
		.join(", ") || "none";

/** In ms: the median, 95 and 99 in a hundred, and the most. */
export function delaysOf(delays: readonly number[]): string {
	const sorted = [...delays].sort((a, b) => a - b);
	const at = (part: number): string => (sorted[Math.floor(part * (sorted.length - 1))] ?? 0).toFixed(0);
	return `${at(0.5)} / ${at(0.95)} / ${at(0.99)} / ${at(1)} ms`;
}
