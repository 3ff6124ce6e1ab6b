import type { Seat } from "@fibbers/rules";
import type { PlayerId } from "./chair.ts";
import type { Company } from "./company.ts";
import type { Pace } from "./pace.ts";
import { type Drawn, Pledge } from "./pledge.ts";
import type { Cancel, Time } from "./time.ts";

interface GatheringDeps {
	readonly time: Time;
	readonly pace: Pace;
	readonly company: Company;
	/** 32 bytes that nobody can guess. */
	readonly freshSeed: () => Uint8Array;
}

/** What the next deal is drawn from: the server's promised secret, and the bytes that players add to it. */
export class Gathering {
	/** Null while nothing was asked of the next deal. */
	private made: Pledge | null = null;
	private underWay: { readonly cancel: Cancel; readonly onComplete: () => void } | null = null;
	private readonly deps: GatheringDeps;

	constructor(deps: GatheringDeps) {
		this.deps = deps;
	}

	private get pledge(): Pledge {
		this.made ??= new Pledge(this.deps.freshSeed());
		return this.made;
	}

	get commitment(): string {
		return this.pledge.commitment;
	}

	/** False when another secret has been promised since. */
	contribute(player: PlayerId, commitment: string, bytes: string): boolean {
		if (commitment !== this.commitment) return false;
		this.pledge.contribute(player, bytes);
		if (this.underWay !== null && this.isComplete) this.complete();
		return true;
	}

	/** Calls `onComplete` when all who are here have added theirs, at once if they have, and after a moment in any case. */
	wait(onComplete: () => void): void {
		const { time, pace } = this.deps;
		if (this.underWay !== null) return;
		if (this.isComplete || pace.contribute === 0) return onComplete();
		this.underWay = { cancel: time.after(pace.contribute, () => this.complete()), onComplete };
	}

	/** Nothing is dealt after all. */
	stop(): void {
		this.underWay?.cancel();
		this.underWay = null;
	}

	/** `first` is null where it has to be drawn. The deal after this gets another secret. */
	draw(first: Seat | null, at: { readonly table: string; readonly round: number }): Drawn {
		const drawn = this.pledge.draw(this.deps.company.chairs, first, at);
		this.made = null;
		return drawn;
	}

	private complete(): void {
		const onComplete = this.underWay?.onComplete;
		this.stop();
		onComplete?.();
	}

	private get isComplete(): boolean {
		const { company } = this.deps;
		return company.chairs.every(
			({ player }) => player === null || !company.isConnected(player) || this.pledge.hasFrom(player),
		);
	}
}
