import { type Bot, bots } from "@fibbers/bots";
import type { ComputerName } from "@fibbers/protocol";
import type { GameTypes, Random, Seat } from "@fibbers/rules";
import type { Chair } from "./chair.ts";
import type { Pace } from "./pace.ts";
import type { Play } from "./play.ts";
import { SparseMap } from "./sparse-map.ts";
import type { Cancel, Time } from "./time.ts";

type AnyBot = Bot<never, GameTypes["move"], never>;

interface Deps {
	readonly time: Time;
	readonly random: Random;
	readonly pace: Pace;
	/** Makes the move at the table. */
	readonly move: (seat: Seat, move: GameTypes["move"]) => void;
	readonly chairs: () => readonly Chair[];
}

/** Plays for people who are not there. */
const standIn: ComputerName = "medium";

/** Lets computers move after a time to think that is drawn without regard to any card. */
export class Computers {
	private readonly thoughts = new SparseMap<Seat, Cancel>();
	private readonly deps: Deps;

	constructor(deps: Deps) {
		this.deps = deps;
	}

	/** A game begins: what its computers have to load, they load now. */
	prepare({ gameId, deal }: Play): void {
		for (const seat of deal.hands.keys())
			void this.botAt(gameId, seat)
				.ready?.()
				?.catch(() => {});
	}

	/** The seat thinks of what is on the table, and moves if it wants to; not before `earliest` ms from now. */
	think(play: Play, seat: Seat, earliest: number): void {
		this.forget(seat);
		const { min, max } = this.deps.pace.think;
		const ms = earliest + min + this.deps.random.below(max - min + 1);
		const bot = this.botAt(play.gameId, seat);
		const wake = (): void =>
			this.whenReady(bot, seat, () => {
				const move = this.decide(bot, play, seat);
				if (move !== null) this.deps.move(seat, move);
			});
		this.thoughts.set(seat, this.deps.time.after(ms, wake));
	}

	/** The seat must move, and does. */
	moveNow(play: Play, seat: Seat): void {
		const bot = this.botAt(play.gameId, seat);
		this.forget(seat);
		this.whenReady(bot, seat, () => {
			const move = this.decide(bot, play, seat);
			if (move === null) throw new Error("a computer on turn made no move");
			this.deps.move(seat, move);
		});
	}

	forget(seat: Seat): void {
		this.thoughts.get(seat)?.();
		this.thoughts.delete(seat);
	}

	forgetAll(): void {
		for (const cancel of this.thoughts.values()) cancel();
		this.thoughts.clear();
	}

	/** Calls `act` when the computer has loaded what it needs, unless it was told to forget it. */
	private whenReady(bot: AnyBot, seat: Seat, act: () => void): void {
		this.thoughts.delete(seat);
		const loading = bot.ready?.() ?? null;
		if (loading === null) return act();
		let isForgotten = false;
		this.thoughts.set(seat, () => {
			isForgotten = true;
		});
		// What goes wrong goes wrong at this table only, as in any other timer.
		const goOn = (next: () => void): void => {
			if (!isForgotten) this.thoughts.set(seat, this.deps.time.after(0, next));
		};
		loading.then(
			() =>
				goOn(() => {
					this.thoughts.delete(seat);
					act();
				}),
			(error: unknown) =>
				goOn(() => {
					throw error;
				}),
		);
	}

	/** From what that seat may know; null to let things pass. */
	private decide(bot: AnyBot, play: Play, seat: Seat): GameTypes["move"] | null {
		return bot.decide(play.view(seat) as never, this.deps.random, () => play.log(seat) as never);
	}

	private botAt(game: Play["gameId"], seat: Seat): AnyBot {
		return bots[game][this.deps.chairs()[seat]?.computer ?? standIn];
	}
}
