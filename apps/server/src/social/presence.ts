import type { Board } from "../cluster/board.ts";
import type { PlayerId } from "../table/chair.ts";
import type { Cancel, Time } from "../table/time.ts";

/** Somebody who goes from one page to the next is still here, ms. */
export const lingerMs = 3_000;

interface PresenceDeps {
	readonly board: Board<true>;
	readonly time: Time;
	readonly onCome: (player: PlayerId) => void;
	readonly onGo: (player: PlayerId) => void;
	/** He has no line to this process any more, and has not come back. */
	readonly onLeft: (player: PlayerId) => void;
}

/**
 * Who is here: whoever has a line to the lobby or to a table, at any process. In memory only; after a fall people's pages come back by themselves.
 * Who goes from one process to another was never away either, since he lingers at the first.
 */
export class Presence {
	private readonly lines = new Map<PlayerId, number>();
	private readonly lingering = new Map<PlayerId, Cancel>();
	private readonly online = new Set<PlayerId>();
	private readonly deps: PresenceDeps;

	constructor(deps: PresenceDeps) {
		this.deps = deps;
		deps.board.onChange((player) => this.look(player));
	}

	isOnline(player: PlayerId): boolean {
		return this.online.has(player);
	}

	/** Whether he has a line to this process. */
	isOwn(player: PlayerId): boolean {
		return this.lines.has(player);
	}

	/** One more line of this player. */
	arrived(player: PlayerId): void {
		const lines = this.lines.get(player) ?? 0;
		const isKnown = lines > 0 || this.lingering.has(player);
		this.stay(player);
		this.lines.set(player, lines + 1);
		if (!isKnown) this.deps.board.put(player, true);
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
			this.deps.onLeft(player);
			this.deps.board.put(player, null);
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

	private look(player: PlayerId): void {
		const { board, onCome, onGo } = this.deps;
		const isHere = board.of(player).size > 0;
		if (isHere === this.online.has(player)) return;
		if (isHere) this.online.add(player);
		else this.online.delete(player);
		(isHere ? onCome : onGo)(player);
	}
}
