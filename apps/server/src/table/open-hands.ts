import type { KeptRecord } from "@fibbers/protocol";
import type { Late } from "./audience.ts";
import type { PlayerId } from "./chair.ts";
import type { Play } from "./play.ts";
import type { Cancel, Time } from "./time.ts";

interface OpenHandsDeps {
	readonly time: Time;
	/** How old everything is that is told, ms. */
	readonly delayMs: number;
	/** Who has asked. */
	readonly watchers: Set<PlayerId>;
	/** Of the people who ask, those who sit nowhere in the game on the table. */
	readonly isWatcher: (player: PlayerId) => boolean;
	readonly nameOf: (seat: number) => string;
	readonly tell: (player: PlayerId, told: Late) => void;
}

/**
 * All hands of a game for watchers, minutes late, where everybody who was dealt in had agreed. What counts is when something
 * was shown at the table. After a fall everything counts as just shown: while nobody could play, nothing became old.
 */
export class OpenHands {
	private readonly deps: OpenHandsDeps;
	private play: Play | null = null;
	/** When the deal, and each move after it, was shown; epoch ms. */
	private shownAt: number[] = [];
	/** How many of these were told; null while there is nothing to tell. */
	private told: number | null = null;
	private cancel: Cancel = () => {};

	constructor(deps: OpenHandsDeps) {
		this.deps = deps;
	}

	/** People see the game as it is now; null where none is to be told. */
	shown(play: Play | null): void {
		const isOther = play !== this.play;
		if (isOther) {
			this.play = play;
			this.shownAt = [];
		}
		const steps = play === null ? 0 : play.made.length + 1;
		while (this.shownAt.length < steps) this.shownAt.push(this.deps.time.now());
		if (isOther) this.tellAnew();
		this.wait();
	}

	/** This player wants to be told, and hears what there is. */
	watch(player: PlayerId): void {
		this.deps.watchers.add(player);
		this.tellRecord(player);
	}

	forget(player: PlayerId): void {
		this.deps.watchers.delete(player);
	}

	stop(): void {
		this.cancel();
	}

	/** How many steps are old enough, the deal being the first. */
	private get old(): number {
		const before = this.deps.time.now() - this.deps.delayMs;
		const young = this.shownAt.findIndex((at) => at > before);
		return young < 0 ? this.shownAt.length : young;
	}

	private wait(): void {
		this.cancel();
		const next = this.shownAt[this.told ?? 0];
		if (next === undefined) return;
		const ms = Math.max(0, next + this.deps.delayMs - this.deps.time.now());
		this.cancel = this.deps.time.after(ms, () => this.grow());
	}

	/** Something has become old enough. */
	private grow(): void {
		const { play, told } = this;
		const old = this.old;
		if (play !== null && old > (told ?? 0)) {
			this.told = old;
			if (told === null) this.tellAll();
			else {
				const { moves, times } = recordOf(play, old, this.deps.nameOf);
				const added = { moves: moves.slice(told - 1), times: times.slice(told - 1) };
				for (const player of this.here) this.deps.tell(player, { is: "moves", body: added });
			}
		}
		this.wait();
	}

	private tellAnew(): void {
		this.told = null;
		this.tellAll();
	}

	private tellAll(): void {
		for (const player of this.here) this.tellRecord(player);
	}

	private tellRecord(player: PlayerId): void {
		const { play, told } = this;
		const record = play === null || told === null ? null : recordOf(play, told, this.deps.nameOf);
		this.deps.tell(player, { is: "record", body: { record } });
	}

	private get here(): readonly PlayerId[] {
		return [...this.deps.watchers].filter(this.deps.isWatcher);
	}
}

/** The deal and the moves after it, so many steps in all, without what proves the deal. */
function recordOf(play: Play, steps: number, nameOf: (seat: number) => string): KeptRecord {
	const { proof: _, ...record } = play.record;
	const { startedAt } = play.dealt;
	return {
		...record,
		moves: record.moves.slice(0, steps - 1),
		times: play.made.slice(0, steps - 1).map(({ at }) => at - startedAt),
		names: record.deal.hands.map((_, seat) => nameOf(seat)),
		startedAt,
	};
}
