import type { Game, Seat } from "@fibbers/rules";
import { type Chair, isPlayedByComputer, isSame } from "./chair.ts";
import type { Cancel, Time } from "./time.ts";

/** A game that has ended, as far as the next one is concerned. */
export interface Last {
	readonly chairs: readonly Chair[];
	readonly loser: Seat;
	readonly rule: Game["nextFirst"];
}

type Recalled = Pick<Succession, "last" | "chosen" | "chooser">;

/** Somebody may say who moves first. */
interface Choice {
	readonly chooser: Chair;
	/** Epoch ms. */
	readonly endsAt: number;
	readonly cancel: Cancel;
}

/**
 * Who moves first in the next game. The loser deals, and the player to the loser's left starts;
 * or the loser says who starts, and silence means the loser. Where that one has left, it is the next of those who stayed.
 */
export class Succession {
	private choice: Choice | null = null;
	last: Last | null = null;
	chosen: Chair | null = null;
	private readonly time: Time;

	constructor(time: Time) {
		this.time = time;
	}

	/** A game has ended. A person who may choose has `chooseMs` for it; `onSilence` is called when they are over. */
	gameEnded(last: Last, chooseMs: number, onSilence: () => void): void {
		this.close();
		this.last = last;
		this.chosen = null;
		const chooser = last.chairs[last.loser];
		if (last.rule !== "chosen-by-loser" || chooser === undefined) return;
		if (!isPlayedByComputer(chooser)) this.ask(chooser, chooseMs, onSilence);
	}

	/** As it was before the process that kept the table ended. */
	recall({ last, chosen, chooser }: Recalled, chooseMs: number, onSilence: () => void): void {
		this.last = last;
		this.chosen = chosen;
		if (chooser !== null) this.ask(chooser, chooseMs, onSilence);
	}

	/** Who has not yet said who starts. */
	get chooser(): Chair | null {
		return this.choice?.chooser ?? null;
	}

	private ask(chooser: Chair, chooseMs: number, onSilence: () => void): void {
		const silence = (): void => {
			this.choice = null;
			onSilence();
		};
		const cancel = this.time.after(chooseMs, silence);
		this.choice = { chooser, endsAt: this.time.now() + chooseMs, cancel };
	}

	/** Who of these may choose now, and until when (epoch ms). Null when there is nothing to choose, or the chooser has left. */
	choiceAmong(chairs: readonly Chair[]): { readonly seat: Seat; readonly endsAt: number } | null {
		if (this.choice === null) return null;
		const seat = findSame(chairs, this.choice.chooser);
		return seat === null ? null : { seat, endsAt: this.choice.endsAt };
	}

	choose(chair: Chair): void {
		this.close();
		this.chosen = chair;
	}

	/** The seat of these that moves first; null when chance has to say, as before the first game. */
	firstAmong(chairs: readonly Chair[]): Seat | null {
		const { last } = this;
		if (last === null) return null;
		const chosen = this.chosen && findSame(chairs, this.chosen);
		return chosen ?? nextOfThoseWhoStay(last, chairs);
	}

	/** Ends the time to choose. */
	close(): void {
		this.choice?.cancel();
		this.choice = null;
	}
}

/** From the seat that the rule names, on to the left. */
function nextOfThoseWhoStay({ chairs: before, loser, rule }: Last, chairs: readonly Chair[]): Seat | null {
	const seats = before.length;
	const start = rule === "chosen-by-loser" ? loser : loser + 1;
	for (let step = 0; step < seats; step++) {
		const chair = before[(start + step) % seats];
		const seat = chair === undefined ? null : findSame(chairs, chair);
		if (seat !== null) return seat;
	}
	return null;
}

function findSame(chairs: readonly Chair[], wanted: Chair): Seat | null {
	const seat = chairs.findIndex((chair) => isSame(chair, wanted));
	return seat < 0 ? null : seat;
}
