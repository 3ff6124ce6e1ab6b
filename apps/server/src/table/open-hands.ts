import type { KeptRecord } from "@fibbers/protocol";
import type { PlayerId } from "./chair.ts";
import type { Play } from "./play.ts";
import type { Table, TableDeps } from "./table.ts";
import type { Cancel } from "./time.ts";

type Deps = Pick<TableDeps, "time" | "pace" | "audience" | "lateWatchers">;

/**
 * All hands of a game for watchers, minutes late, where everybody who was dealt in had agreed. What counts is when something
 * was shown at the table. After a fall everything counts as just shown: while nobody could play, nothing became old.
 */
export class OpenHands {
	private readonly table: Table;
	private readonly deps: Deps;
	private play: Play | null = null;
	/** When the deal, and each move after it, was shown; epoch ms. */
	private shownAt: number[] = [];
	/** How many of these were told; null while there is nothing to tell. */
	private told: number | null = null;
	private cancel: Cancel = () => {};

	constructor(table: Table, deps: Deps) {
		this.table = table;
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
		this.deps.lateWatchers.add(player);
		this.tellRecord(player);
	}

	forget(player: PlayerId): void {
		this.deps.lateWatchers.delete(player);
	}

	stop(): void {
		this.cancel();
	}

	/** How old everything is that is told, ms. */
	private get delayMs(): number {
		return this.deps.pace.openHandsDelay;
	}

	/** How many steps are old enough, the deal being the first. */
	private get old(): number {
		const before = this.deps.time.now() - this.delayMs;
		const young = this.shownAt.findIndex((at) => at > before);
		return young < 0 ? this.shownAt.length : young;
	}

	private wait(): void {
		this.cancel();
		const next = this.shownAt[this.told ?? 0];
		if (next === undefined) return;
		const ms = Math.max(0, next + this.delayMs - this.deps.time.now());
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
				const { moves, times } = recordOf(play, old, this.table);
				const added = { moves: moves.slice(told - 1), times: times.slice(told - 1) };
				for (const player of this.here) this.deps.audience.toldLate(player, { is: "moves", body: added });
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
		const record = play === null || told === null ? null : recordOf(play, told, this.table);
		this.deps.audience.toldLate(player, { is: "record", body: { record } });
	}

	private get here(): readonly PlayerId[] {
		const { company } = this.table;
		return [...this.deps.lateWatchers].filter((id) => company.isConnected(id) && company.seatOf(id) === null);
	}
}

/** The deal and the moves after it, so many steps in all, without what proves the deal. */
function recordOf(play: Play, steps: number, { company }: Table): KeptRecord {
	const { proof: _, ...record } = play.record;
	const { startedAt } = play.dealt;
	return {
		...record,
		moves: record.moves.slice(0, steps - 1),
		times: play.made.slice(0, steps - 1).map(({ at }) => at - startedAt),
		names: record.deal.hands.map((_, seat) => company.chairs[seat]?.profile.name ?? ""),
		startedAt,
	};
}
