import type { Reply } from "@fibbers/protocol";
import type { GameTypes, Random, Seat } from "@fibbers/rules";
import { isPlayedByComputer } from "./chair.ts";
import type { Company } from "./company.ts";
import { Computers } from "./computers.ts";
import { Decision } from "./decision.ts";
import type { Pace } from "./pace.ts";
import type { Play } from "./play.ts";
import type { Made } from "./story.ts";
import type { Time } from "./time.ts";

export interface TurnsDeps {
	readonly time: Time;
	readonly random: Random;
	readonly pace: Pace;
	readonly company: Company;
	/** The version under which the next change will be published. */
	readonly nextVersion: () => number;
	/** A move was made; `events` is what came of it, unfiltered. Called after `onOver` when it ended the game. */
	readonly onMoved: (events: readonly GameTypes["event"][]) => void;
	readonly onOver: (play: Play) => void;
}

/** The course of one game after the other: whose decision it is, its clock, and the computers' moves. */
export class Turns {
	readonly decision: Decision;
	private readonly computers: Computers;
	private readonly deps: TurnsDeps;
	/** The game that runs, null between games. */
	private play: Play | null = null;
	/** Until then computers leave what was turned over to be read; epoch ms. */
	private readingUntil = 0;

	constructor(deps: TurnsDeps) {
		this.deps = deps;
		this.decision = new Decision(deps.time);
		const move = (seat: Seat, move: GameTypes["move"]): void => {
			const reply = this.make({ seat, move, id: null, at: deps.time.now() });
			if (!reply.done) throw new Error(`a computer's move is refused: ${reply.reason}`);
		};
		const { time, random, pace, company } = deps;
		this.computers = new Computers({ time, random, pace, move, chairs: () => company.chairs });
	}

	/** The game begins, or goes on after its decision began at `startedAt`, epoch ms. */
	begin(play: Play, startedAt?: number): void {
		this.play = play;
		this.computers.prepare(play);
		this.beginDecision(play, startedAt);
	}

	/** Ends clocks and thoughts. */
	stop(): void {
		this.play = null;
		this.decision.end();
		this.computers.forgetAll();
	}

	/** A person's move: neither stale nor ahead of the time to doubt. */
	move(play: Play, made: Made, version: number): Reply {
		const { move } = made;
		if (play.isStale(move, version)) return { done: false, reason: "stale" };
		if (play.endsDoubt(move) && this.doubtLeft(play) > 0) return { done: false, reason: "too-soon" };
		return this.make(made);
	}

	/** The computer plays this seat from now on; of somebody who is pausing the chair is kept. */
	leave(seat: Seat, presence: "away" | "pausing" = "away"): void {
		this.deps.company.setPresence(seat, presence);
		if (this.play) this.computers.think(this.play, seat, this.earliest(this.play, seat));
	}

	/** The person is back: the computer no longer moves for this seat. */
	takeBack(seat: Seat): void {
		this.deps.company.setPresence(seat, "here");
		this.computers.forget(seat);
	}

	private make(made: Made): Reply {
		const { seat } = made;
		const { play, deps } = this;
		if (play === null) return { done: false, reason: "not-playing" };
		const before = { moment: play.moment, actor: play.actor };
		const applied = play.apply(made, deps.nextVersion());
		if ("reason" in applied) return { done: false, reason: applied.reason };
		// A person has moved, not the computer for him.
		if (made.id !== null) this.takeBack(seat);
		if (play.reveals(applied.events)) this.readingUntil = deps.time.now() + deps.pace.reading;
		if (play.outcome !== null) {
			this.stop();
			deps.onOver(play);
		} else if (play.moment !== before.moment || play.actor !== before.actor) this.beginDecision(play);
		else if (this.isPlayedByComputer(seat)) this.computers.think(play, seat, this.earliest(play, seat));
		deps.onMoved(applied.events);
		return { done: true };
	}

	/** Everybody looks at what is new: the clock starts, and the computers think. */
	private beginDecision(play: Play, startedAt?: number): void {
		this.computers.forgetAll();
		if (play.actor === null) return;
		this.decision.begin(play.actor, play.settings, () => this.timeOut(play), startedAt);
		for (const seat of this.deps.company.chairs.keys())
			if (this.isPlayedByComputer(seat)) this.computers.think(play, seat, this.earliest(play, seat));
	}

	/** A computer whose turn it is leaves others the time to doubt, and all do the time to read. */
	private earliest(play: Play, seat: Seat): number {
		const reading = Math.max(0, this.readingUntil - this.deps.time.now());
		return Math.max(reading, play.actor === seat ? this.doubtLeft(play) : 0);
	}

	private doubtLeft({ settings }: Play): number {
		return this.decision.doubtLeft(settings.doubtMs);
	}

	/** The computer makes this one move; after several misses in a row it goes on playing the seat. */
	private timeOut(play: Play): void {
		const { company, pace } = this.deps;
		const seat = play.actor;
		const chair = seat === null ? undefined : company.chairs[seat];
		if (seat === null || chair === undefined) return;
		const misses = chair.misses + 1;
		company.update(seat, { misses });
		if (misses >= pace.missesUntilAway) company.setPresence(seat, "away");
		this.computers.moveNow(play, seat);
	}

	private isPlayedByComputer(seat: Seat): boolean {
		const chair = this.deps.company.chairs[seat];
		return chair !== undefined && isPlayedByComputer(chair);
	}
}
