import type { Command, CommandName, Reply, TableRefusal } from "@fibbers/protocol";
import type { GameTypes, Random, Seat, Viewer } from "@fibbers/rules";
import { Absence } from "./absence.ts";
import { type Chair, isPlayedByComputer, type Person, type PlayerId } from "./chair.ts";
import { Company } from "./company.ts";
import { Computers } from "./computers.ts";
import { Decision } from "./decision.ts";
import { nextFirst } from "./next-first.ts";
import type { Pace } from "./pace.ts";
import { Play } from "./play.ts";
import { changedSettings, gameOf, type Settings } from "./settings.ts";
import type { Time } from "./time.ts";

/** `open`: people sit down; `playing`; `over`: the result lies on the table; `frozen`: a fault has stopped it for good. */
export type Phase = "open" | "playing" | "over" | "frozen";

/** Whoever shows the table to people. */
export interface Audience {
	/** Something has changed; `events` is what happened in the game, unfiltered. */
	changed(events: readonly GameTypes["event"][]): void;
	/** Nobody without a chair may stay. */
	dismissWatchers(): void;
	/** The table has ended. */
	closed(): void;
}

export interface TableDeps {
	readonly code: string;
	readonly settings: Settings;
	/** Who opened the table; sits down on coming. */
	readonly host: PlayerId | null;
	readonly time: Time;
	readonly random: Random;
	readonly pace: Pace;
	readonly audience: Audience;
}

/** The answer to a command; `malformed` when it is none that a well-behaved client could send. */
export type Answer = Reply | "malformed";

type Handlers = { readonly [Name in CommandName]: (player: Person, body: Command<Name>) => Answer };

const done: Reply = { done: true };
const no = (reason: TableRefusal): Reply => ({ done: false, reason });

/** A table: who sits there, the game that they play, its clock, and the computers. */
export class Table {
	readonly code: string;
	readonly openedAt: number;
	settings: Settings;
	phase: Phase = "open";
	/** Counts the changes that people see. */
	version = 1;
	/** Which game of the evening this is; 0 before the first. */
	round = 0;
	play: Play | null = null;

	readonly company: Company;
	readonly decision: Decision;
	private readonly absence: Absence;
	private readonly computers: Computers;
	private readonly deps: TableDeps;
	/** Who sat where in the last game, and who lost it. */
	private last: { readonly chairs: readonly Chair[]; readonly loser: Seat } | null = null;

	constructor(deps: TableDeps) {
		this.deps = deps;
		this.code = deps.code;
		this.settings = deps.settings;
		this.openedAt = deps.time.now();
		this.company = new Company(deps.host);
		this.decision = new Decision(deps.time);
		this.absence = new Absence(deps.time, deps.pace);
		const move = (seat: Seat, made: GameTypes["move"]): void => void this.make(seat, made);
		this.computers = new Computers({ time: deps.time, random: deps.random, pace: deps.pace, move });
		this.watchDesertion();
	}

	/** Whom this player looks as. */
	viewerOf(player: PlayerId): Viewer {
		return (this.phase === "open" ? null : this.company.seatOf(player)) ?? "spectator";
	}

	/** A player's connection is there. Refuses `table-full` to somebody without a chair where nobody may watch. */
	enter(person: Person): Reply {
		const { company } = this;
		const seat = company.seatOf(person.id);
		if (seat === null && !this.settings.watchable && (this.phase !== "open" || !company.hasRoom(this.settings.seats)))
			return no("table-full");
		company.connect(person.id);
		this.absence.return(person.id);
		if (seat !== null) this.takeBack(seat);
		else if (this.phase === "open" && (company.isAwaitedHost(person.id) || !this.settings.watchable))
			company.seat(person, this.settings.seats);
		this.publish();
		return done;
	}

	/** A player's last connection is gone. The seat is kept, and the clock runs on. */
	leave(player: PlayerId): void {
		this.company.disconnect(player);
		const seat = this.company.seatOf(player);
		if (seat !== null) {
			if (this.company.chairs[seat]?.presence === "here") this.company.setPresence(seat, "reconnecting");
			this.absence.lose(player, () => this.gone(player));
		}
		this.publish();
	}

	/** Carries out what a person asked for. */
	command<Name extends CommandName>(name: Name, person: Person, body: Command<Name>): Answer {
		if (this.phase === "frozen") return no("table-frozen");
		return this.handlers[name](person, body);
	}

	/** Stops everything: a fault must not reach beyond this table. */
	freeze(): void {
		this.stop();
		this.phase = "frozen";
		this.publish();
	}

	/** Ends all timers. */
	stop(): void {
		this.decision.end();
		this.computers.forgetAll();
		this.absence.stop();
	}

	/** Seats computers on all free chairs and deals. */
	startPractice(): Reply {
		while (this.company.chairs.length < this.settings.seats) this.company.addComputer();
		return this.deal();
	}

	private readonly handlers: Handlers = {
		move: ({ id: player }, { id, version, move: given }) => {
			const seat = this.company.seatOf(player);
			if (this.phase !== "playing" || this.play === null) return no("not-playing");
			if (seat === null) return no("not-seated");
			const move = this.play.parse(given);
			if (move === null) return "malformed";
			const before = this.play.answered(seat, id);
			if (before !== undefined) return before;
			return this.play.answer(seat, id, this.moved(this.play, seat, move, version));
		},
		sit: (person) => {
			if (this.company.seatOf(person.id) !== null || this.company.isWaiting(person.id)) return no("already-seated");
			if (!this.company.hasRoom(this.settings.seats)) return no("table-full");
			if (this.phase === "open") this.company.seat(person, this.settings.seats);
			else this.company.wait(person);
			return this.published();
		},
		stand: ({ id }) => {
			const seat = this.company.seatOf(id);
			if (seat === null && !this.company.isWaiting(id)) return no("not-seated");
			this.company.stopWaiting(id);
			if (seat !== null && this.phase === "open") this.company.remove(seat);
			else if (seat !== null) this.setAway(seat);
			return this.published();
		},
		addComputer: ({ id }) =>
			this.asHost(id, ["open"], () => {
				if (this.company.chairs.length >= this.settings.seats) return no("table-full");
				this.company.addComputer();
				return this.published();
			}),
		removeSeat: ({ id }, { seat }) =>
			this.asHost(id, ["open"], () => {
				if (this.company.chairs[seat] === undefined) return no("no-such-seat");
				this.company.remove(seat);
				return this.published();
			}),
		configure: ({ id }, change) =>
			this.asHost(id, ["open"], () => {
				const settings = changedSettings(this.settings, change);
				if (!settings.ok || settings.value.seats < this.company.chairs.length) return no("bad-options");
				this.settings = settings.value;
				return this.published();
			}),
		start: ({ id }) => this.asHost(id, ["open", "over"], () => this.deal()),
		ready: ({ id }, { ready }) => {
			const seat = this.company.seatOf(id);
			if (this.phase !== "over") return no("not-now");
			if (seat === null) return no("not-seated");
			this.takeBack(seat);
			this.company.update(seat, { ready });
			return this.company.allReady ? this.deal() : this.published();
		},
		reopen: ({ id }) =>
			this.asHost(id, ["over"], () => {
				this.rearrange();
				this.phase = "open";
				this.play = null;
				return this.published();
			}),
		resume: ({ id }) => {
			const seat = this.company.seatOf(id);
			if (seat === null) return no("not-seated");
			this.takeBack(seat);
			return this.published();
		},
		profile: ({ id, profile }) => {
			this.company.rename(id, profile);
			return this.published();
		},
	};

	private asHost(player: PlayerId, phases: readonly Phase[], act: () => Reply): Reply {
		if (!this.company.isHost(player)) return no("not-host");
		return phases.includes(this.phase) ? act() : no("not-now");
	}

	/** Between games: the chairs for the next one. */
	private rearrange(): void {
		this.company.rearrange(this.settings.seats);
	}

	private deal(): Reply {
		const { settings, company, deps } = this;
		const game = gameOf(settings.game);
		if (company.chairsNext(settings.seats) < game.seats(settings.options).min) {
			this.publish();
			return no("too-few-players");
		}
		this.rearrange();
		const seats = company.chairs.length;
		const first = this.last ? nextFirst(this.last, company.chairs) : deps.random.below(seats);
		this.round++;
		this.phase = "playing";
		this.play = new Play(settings, game.deal(settings.options, seats, first, deps.random), this.version + 1);
		if (!settings.watchable) deps.audience.dismissWatchers();
		this.beginDecision(this.play);
		return this.published();
	}

	/** A person's move: neither stale nor ahead of the time to doubt. */
	private moved(play: Play, seat: Seat, move: GameTypes["move"], version: number): Reply {
		if (play.isStale(move, version)) return no("stale");
		if (play.endsDoubt(move) && this.decision.doubtLeft(this.settings.doubtMs) > 0) return no("too-soon");
		this.takeBack(seat);
		return this.make(seat, move);
	}

	private make(seat: Seat, move: GameTypes["move"]): Reply {
		const { play } = this;
		if (play === null || this.phase !== "playing") return no("not-playing");
		const before = { moment: play.moment, actor: play.actor };
		const applied = play.apply(seat, move, this.version + 1);
		if ("reason" in applied) return { done: false, reason: applied.reason };
		if (play.outcome !== null) this.end(play);
		else if (play.moment !== before.moment || play.actor !== before.actor) this.beginDecision(play);
		else if (this.isPlayedByComputer(seat)) this.computers.think(play, seat, this.earliest(play, seat));
		this.publish(applied.events);
		return done;
	}

	private end(play: Play): void {
		this.decision.end();
		this.computers.forgetAll();
		this.phase = "over";
		this.last = { chairs: this.company.chairs, loser: play.loser ?? 0 };
	}

	/** Everybody looks at what is new: the clock starts, and the computers think. */
	private beginDecision(play: Play): void {
		this.computers.forgetAll();
		if (play.actor === null) return;
		this.decision.begin(play.actor, this.settings, () => this.timeOut(play));
		for (const seat of this.company.chairs.keys())
			if (this.isPlayedByComputer(seat)) this.computers.think(play, seat, this.earliest(play, seat));
	}

	/** A computer whose turn it is leaves others the time to doubt. */
	private earliest(play: Play, seat: Seat): number {
		return play.actor === seat ? this.decision.doubtLeft(this.settings.doubtMs) : 0;
	}

	/** The computer makes this one move; after several misses in a row it goes on playing the seat. */
	private timeOut(play: Play): void {
		const seat = play.actor;
		const chair = seat === null ? undefined : this.company.chairs[seat];
		if (seat === null || chair === undefined) return;
		const misses = chair.misses + 1;
		this.company.update(seat, { misses });
		if (misses >= this.deps.pace.missesUntilAway) this.company.setPresence(seat, "away");
		const move = this.computers.decide(play, seat);
		if (move === null) throw new Error("a computer on turn made no move");
		this.make(seat, move);
	}

	private gone(player: PlayerId): void {
		const seat = this.company.seatOf(player);
		if (seat === null) return;
		if (this.phase === "open") this.company.remove(seat);
		else this.setAway(seat);
		this.publish();
	}

	private setAway(seat: Seat): void {
		this.company.setPresence(seat, "away");
		if (this.play && this.phase === "playing") this.computers.think(this.play, seat, this.earliest(this.play, seat));
	}

	/** The person is back: the computer no longer moves for this seat. */
	private takeBack(seat: Seat): void {
		this.company.setPresence(seat, "here");
		this.computers.forget(seat);
	}

	private isPlayedByComputer(seat: Seat): boolean {
		const chair = this.company.chairs[seat];
		return chair !== undefined && isPlayedByComputer(chair);
	}

	private published(): Reply {
		this.publish();
		return done;
	}

	private publish(events: readonly GameTypes["event"][] = []): void {
		this.version++;
		this.watchDesertion();
		this.deps.audience.changed(events);
	}

	private watchDesertion(): void {
		if (this.phase === "frozen" && this.company.connections > 0) return;
		this.absence.watch(
			() => this.isDeserted(),
			() => {
				this.stop();
				this.deps.audience.closed();
			},
		);
	}

	/** While a game runs only its players count; otherwise anybody who is connected. */
	private isDeserted(): boolean {
		const { company } = this;
		if (this.phase !== "playing") return company.connections === 0;
		return company.chairs.every(({ player }) => player === null || !company.isConnected(player));
	}
}
