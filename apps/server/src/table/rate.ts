import type { PlayerId } from "./chair.ts";
import { SparseMap } from "./sparse-map.ts";

const tidyAt = 1_000;

/** How often each player may do something: so many times within so many ms. */
export class Rate {
	private readonly times = new SparseMap<PlayerId, readonly number[]>();
	private readonly most: number;
	private readonly withinMs: number;

	constructor(most: number, withinMs: number) {
		this.most = most;
		this.withinMs = withinMs;
	}

	/** Forgets those who did it long ago, before their number grows. */
	private tidy(now: number): void {
		for (const [player, times] of this.times)
			if (times.every((at) => now - at >= this.withinMs)) this.times.delete(player);
	}

	/** Counts once more unless that is too often. `now` is epoch ms. */
	allows(player: PlayerId, now: number): boolean {
		const recent = (this.times.get(player) ?? []).filter((at) => at <= now && now - at < this.withinMs);
		if (recent.length >= this.most) return false;
		if (this.times.size >= tidyAt) this.tidy(now);
		this.times.set(player, [...recent, now]);
		return true;
	}
}
