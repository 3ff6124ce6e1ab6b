/** Durations sorted into classes. */
export class Distribution {
	/** Upper bounds, ms, rising; what is above all of them is counted in the last class. */
	readonly boundsMs: readonly number[];
	readonly counts: Float64Array;
	sumMs = 0;

	constructor(boundsMs: readonly number[]) {
		this.boundsMs = boundsMs;
		this.counts = new Float64Array(boundsMs.length + 1);
	}

	add(ms: number): void {
		let at = 0;
		for (const bound of this.boundsMs) {
			if (ms <= bound) break;
			at++;
		}
		this.counts[at] = (this.counts[at] ?? 0) + 1;
		this.sumMs += ms;
	}
}
