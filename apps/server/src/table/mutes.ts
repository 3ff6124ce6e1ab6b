import type { PlayerId } from "./chair.ts";
import { SparseMap } from "./sparse-map.ts";

type Entry = readonly [PlayerId, readonly PlayerId[]];

const nobody: readonly PlayerId[] = [];

/** Who does not want to hear whom at this table. */
export class Mutes {
	private readonly byListener = new SparseMap<PlayerId, readonly PlayerId[]>();

	/** All there are, by listener. */
	get all(): readonly Entry[] {
		return [...this.byListener];
	}

	recall(all: readonly Entry[]): void {
		for (const [listener, muted] of all) this.byListener.set(listener, muted);
	}

	/** The same list until it changes. */
	of(listener: PlayerId): readonly PlayerId[] {
		return this.byListener.get(listener) ?? nobody;
	}

	mute(listener: PlayerId, speaker: PlayerId): void {
		this.byListener.set(listener, [...this.of(listener).filter((each) => each !== speaker), speaker]);
	}

	unmute(listener: PlayerId, speaker: PlayerId): void {
		const left = this.of(listener).filter((each) => each !== speaker);
		if (left.length > 0) this.byListener.set(listener, left);
		else this.byListener.delete(listener);
	}
}
