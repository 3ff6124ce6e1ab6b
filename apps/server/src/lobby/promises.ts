import type { Board } from "../cluster/board.ts";
import type { PlayerId } from "../table/chair.ts";
import type { Time } from "../table/time.ts";

/** How long a chair is kept for somebody who is on the way, ms. */
const keptMs = 15_000;

export interface Promised {
	/** The table's code. */
	readonly code: string;
	/** Epoch ms. */
	readonly until: number;
}

/** Who was sent to which table, by whatever process, and may not have arrived. */
export class Promises {
	/** Of this process, the oldest in front. */
	private readonly own = new Map<PlayerId, number>();
	private readonly board: Board<Promised>;
	private readonly time: Time;

	constructor(board: Board<Promised>, time: Time) {
		this.board = board;
		this.time = time;
	}

	/** Anything that was promised to him before is not kept any more. */
	to(player: PlayerId, code: string): void {
		const until = this.time.now() + keptMs;
		this.forgetOld();
		this.own.delete(player);
		this.own.set(player, until);
		this.board.put(player, { code, until });
	}

	/** Who is on the way to which table. */
	byTable(): ReadonlyMap<string, readonly PlayerId[]> {
		const now = this.time.now();
		const byTable = new Map<string, PlayerId[]>();
		for (const player of this.board.keys()) {
			const last = lastOf(this.board.of(player).values());
			if (last !== null && last.until > now) byTable.set(last.code, [...(byTable.get(last.code) ?? []), player]);
		}
		return byTable;
	}

	private forgetOld(): void {
		const now = this.time.now();
		for (const [player, until] of this.own) {
			if (until > now) return;
			this.own.delete(player);
			this.board.put(player, null);
		}
	}
}

const lastOf = (promises: Iterable<Promised>): Promised | null =>
	[...promises].reduce<Promised | null>((last, each) => (last === null || each.until > last.until ? each : last), null);
