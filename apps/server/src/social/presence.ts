import type { PlayerId } from "../table/chair.ts";
import type { Cancel, Time } from "../table/time.ts";

/** Somebody who goes from one page to the next is still here, ms. */
export const lingerMs = 3_000;

interface PresenceDeps {
	readonly time: Time;
	readonly onCome: (player: PlayerId) => void;
	readonly onGo: (player: PlayerId) => void;
}

/** Who is here: whoever has a line to the lobby or to a table. In memory only; after a fall people's pages come back by themselves. */
export class Presence {
	private readonly lines = new Map<PlayerId, number>();
	private readonly lingering = new Map<PlayerId, Cancel>();
	private readonly deps: PresenceDeps;

	constructor(deps: PresenceDeps) {
		this.deps = deps;
	}

	isOnline(player: PlayerId): boolean {
		return this.lines.has(player) || this.lingering.has(player);
	}

	/** One more line of this player. */
	arrived(player: PlayerId): void {
		const wasOnline = this.isOnline(player);
		this.stay(player);
		this.lines.set(player, (this.lines.get(player) ?? 0) + 1);
		if (!wasOnline) this.deps.onCome(player);
	}

	/** One of his lines is gone. */
	left(player: PlayerId): void {
		const lines = (this.lines.get(player) ?? 0) - 1;
		if (lines > 0) {
			this.lines.set(player, lines);
			return;
		}
		if (!this.lines.delete(player)) return;
		const go = this.deps.time.after(lingerMs, () => {
			this.lingering.delete(player);
			this.deps.onGo(player);
		});
		this.lingering.set(player, go);
	}

	/** Nobody waits for anything any more. */
	stop(): void {
		for (const cancel of this.lingering.values()) cancel();
		this.lingering.clear();
	}

	private stay(player: PlayerId): void {
		this.lingering.get(player)?.();
		this.lingering.delete(player);
	}
}
