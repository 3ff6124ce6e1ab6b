import type { PlayerId } from "./chair.ts";
import type { Pace } from "./pace.ts";
import { SparseMap } from "./sparse-map.ts";
import type { Cancel, Time } from "./time.ts";

/** Times how long people are without a connection, and how long nobody is there at all. */
export class Absence {
	private readonly lost = new SparseMap<PlayerId, Cancel>();
	private deserted: Cancel | null = null;
	private readonly time: Time;
	private readonly pace: Pace;

	constructor(time: Time, pace: Pace) {
		this.time = time;
		this.pace = pace;
	}

	/** Calls `onAway` unless the player returns in time. */
	lose(player: PlayerId, onAway: () => void): void {
		this.return(player);
		const gone = (): void => {
			this.lost.delete(player);
			onAway();
		};
		this.lost.set(player, this.time.after(this.pace.untilAway, gone));
	}

	return(player: PlayerId): void {
		this.lost.get(player)?.();
		this.lost.delete(player);
	}

	/** Calls `onClosed` when the table stays deserted; a table that somebody is at starts anew. */
	watch(isDeserted: () => boolean, onClosed: () => void): void {
		if (!isDeserted()) {
			this.deserted?.();
			this.deserted = null;
		} else this.deserted ??= this.time.after(this.pace.untilClosed, onClosed);
	}

	stop(): void {
		for (const cancel of this.lost.values()) cancel();
		this.lost.clear();
		this.deserted?.();
		this.deserted = null;
	}
}
