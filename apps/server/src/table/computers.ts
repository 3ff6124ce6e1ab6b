import { bots } from "@fibbers/bots";
import type { GameTypes, Random, Seat } from "@fibbers/rules";
import type { Pace } from "./pace.ts";
import type { Play } from "./play.ts";
import type { Cancel, Time } from "./time.ts";

interface Deps {
	readonly time: Time;
	readonly random: Random;
	readonly pace: Pace;
	/** Makes the move at the table. */
	readonly move: (seat: Seat, move: GameTypes["move"]) => void;
}

/** Lets computers move after a time to think that is drawn without regard to any card. */
export class Computers {
	private readonly thoughts = new Map<Seat, Cancel>();
	private readonly deps: Deps;

	constructor(deps: Deps) {
		this.deps = deps;
	}

	/** The seat thinks of what is on the table, and moves if it wants to; not before `earliest` ms from now. */
	think(play: Play, seat: Seat, earliest: number): void {
		this.forget(seat);
		const { min, max } = this.deps.pace.think;
		const ms = earliest + min + this.deps.random.below(max - min + 1);
		const decide = (): void => {
			this.thoughts.delete(seat);
			const move = this.decide(play, seat);
			if (move !== null) this.deps.move(seat, move);
		};
		this.thoughts.set(seat, this.deps.time.after(ms, decide));
	}

	/** What a computer would do now, from what that seat may know; null to let things pass. */
	decide(play: Play, seat: Seat): GameTypes["move"] | null {
		return bots[play.gameId][play.gameId === "liar" ? "fibber" : "medium"].decide(
			play.view(seat) as never,
			this.deps.random,
			() => play.log(seat) as never,
		);
	}

	forget(seat: Seat): void {
		this.thoughts.get(seat)?.();
		this.thoughts.delete(seat);
	}

	forgetAll(): void {
		for (const cancel of this.thoughts.values()) cancel();
		this.thoughts.clear();
	}
}
