import type { Time } from "../table/time.ts";

/** For how long a miss counts, ms. */
export const missedMs = 10 * 60_000;

/** Which codes each one has missed lately. */
export interface Tally {
	/** Whether he has missed as many as he may. */
	isFull(who: string): Promise<boolean>;
	/** A code counts once, however often it is missed. */
	add(who: string, code: string): Promise<void>;
}

/** In this process' memory. Whoever missed longest ago comes first. */
export class OwnTally implements Tally {
	private readonly missed = new Map<string, Map<string, number>>();
	private readonly time: Time;
	private readonly most: number;

	constructor(time: Time, most: number) {
		this.time = time;
		this.most = most;
	}

	async isFull(who: string): Promise<boolean> {
		return this.countOf(who) >= this.most;
	}

	async add(who: string, code: string): Promise<void> {
		if (this.countOf(who) >= this.most) return;
		const codes = this.missed.get(who) ?? new Map<string, number>();
		codes.set(code, codes.get(code) ?? this.time.now());
		this.missed.delete(who);
		this.missed.set(who, codes);
		for (const other of this.missed.keys()) {
			if (this.countOf(other) > 0) break;
			this.missed.delete(other);
		}
	}

	private countOf(who: string): number {
		const codes = this.missed.get(who);
		if (codes === undefined) return 0;
		const since = this.time.now() - missedMs;
		for (const [code, at] of codes) if (at <= since) codes.delete(code);
		return codes.size;
	}
}
