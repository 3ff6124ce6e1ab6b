import type { Board } from "../cluster/board.ts";
import type { Boards } from "../cluster/topics.ts";
import type { PlayerId } from "../table/chair.ts";
import type { Cancel, Time } from "../table/time.ts";

/** Somebody who goes from one page to the next is still here, ms. */
export const lingerMs = 3_000;

type Here = Boards["here"];

interface PresenceDeps {
	readonly board: Board<Here>;
	readonly time: Time;
	readonly onCome: (player: PlayerId) => void;
	readonly onGo: (player: PlayerId) => void;
	/** He has no line to this process any more, and has not come back. */
	readonly onLeft: (player: PlayerId) => void;
}

/**
 * Who is here: whoever has a line to the lobby or to a table, at any process. In memory only; after a fall people's pages come back by themselves.
 * Who goes from one process to another was never away either, since he lingers at the first, or, where that has ended, with those who look.
 */
export class Presence {
	private readonly lines = new Map<PlayerId, number>();
	private readonly lingering = new Map<PlayerId, Cancel>();
	/** As it was seen last. */
	private readonly online = new Map<PlayerId, Here>();
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
		this.stay(player);
		this.lines.set(player, lines + 1);
		if (lines === 0) this.deps.board.put(player, "line");
	}

	/** One of his lines is gone. */
	left(player: PlayerId): void {
		const lines = (this.lines.get(player) ?? 0) - 1;
		if (lines > 0) {
			this.lines.set(player, lines);
			return;
		}
		if (!this.lines.delete(player)) return;
		this.linger(player, () => {
			this.deps.onLeft(player);
			this.deps.board.put(player, null);
		});
		this.deps.board.put(player, "lingering");
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

	private linger(player: PlayerId, go: () => void): void {
		const cancel = this.deps.time.after(lingerMs, () => {
			this.lingering.delete(player);
			go();
		});
		this.lingering.set(player, cancel);
	}

	private look(player: PlayerId): void {
		const before = this.online.get(player);
		const now = this.seen(player);
		if (now !== null) {
			this.online.set(player, now);
			if (before === undefined) this.deps.onCome(player);
		} else if (before === "lingering") this.gone(player);
		// His process has ended, and he may be on his way to another.
		else if (before === "line" && !this.lingering.has(player)) this.linger(player, () => this.gone(player));
	}

	private seen(player: PlayerId): Here | null {
		const here = [...this.deps.board.of(player).values()];
		return here.find((each) => each === "line") ?? here[0] ?? null;
	}

	private gone(player: PlayerId): void {
		if (this.seen(player) === null && this.online.delete(player)) this.deps.onGo(player);
	}
}
