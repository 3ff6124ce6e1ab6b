import type { PlayerId } from "../table/chair.ts";
import type { Time } from "../table/time.ts";

/** How long a chair is kept for somebody who is on the way, ms. */
const keptMs = 15_000;

/** Who was sent to which table and may not have arrived. */
export class Promised {
	private readonly byPlayer = new Map<PlayerId, { readonly code: string; readonly until: number }>();
	private readonly time: Time;

	constructor(time: Time) {
		this.time = time;
	}

	/** Anything that was promised to him before is not kept any more. */
	to(player: PlayerId, code: string): void {
		// Taken out first, so that the oldest promise stays in front.
		this.byPlayer.delete(player);
		this.byPlayer.set(player, { code, until: this.time.now() + keptMs });
	}

	at(code: string): readonly PlayerId[] {
		this.forgetOld();
		return [...this.byPlayer].filter(([, promise]) => promise.code === code).map(([player]) => player);
	}

	private forgetOld(): void {
		const now = this.time.now();
		for (const [player, { until }] of this.byPlayer) {
			if (until > now) return;
			this.byPlayer.delete(player);
		}
	}
}
