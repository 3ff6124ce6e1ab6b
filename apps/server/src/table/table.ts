import type { Command, CommandName, Reply } from "@fibbers/protocol";
import type { GameTypes, Random, Seat, Viewer } from "@fibbers/rules";
import { Absence } from "./absence.ts";
import { Agreement } from "./agreement.ts";
import type { Audience } from "./audience.ts";
import type { Chair, Person, PlayerId } from "./chair.ts";
import { type Answer, done, handlersOf, no } from "./commands.ts";
import { Company } from "./company.ts";
import { Kept } from "./kept.ts";
import { NextGame } from "./next-game.ts";
import type { Pace } from "./pace.ts";
import { Play } from "./play.ts";
import { Scores } from "./scores.ts";
import { gameOf, type Settings } from "./settings.ts";
import type { Story, TableMemo } from "./story.ts";
import type { Time } from "./time.ts";
import { Turns } from "./turns.ts";

/** `open`: people sit down; `playing`; `over`: the result lies on the table; `frozen`: a fault has stopped it for good. */
export type Phase = "open" | "playing" | "over" | "frozen";

export interface TableDeps {
	readonly code: string;
	readonly settings: Settings;
	/** Who opened the table; sits down on coming. */
	readonly host: PlayerId | null;
	readonly time: Time;
	readonly random: Random;
	readonly pace: Pace;
	/** An id that no game has. */
	readonly freshId: () => string;
	/** 32 bytes that nobody can guess. */
	readonly freshSeed: () => Uint8Array;
	readonly audience: Audience;
}

/** A table: who sits there, the game that they play, its clock, and the computers. */
export class Table {
	readonly code: string;
	openedAt: number;
	phase: Phase = "open";
	/** Counts the changes that the story tells. */
	version = 1;
	/** Which game of the evening this is; 0 before the first. */
	round = 0;
	play: Play | null = null;

	readonly company: Company;
	scores = new Scores();
	readonly agreement: Agreement;
	readonly turns: Turns;
	private readonly absence: Absence;
	private readonly deps: TableDeps;
	private readonly kept = new Kept();
	private readonly handlers = handlersOf(this);
	private readonly next: NextGame;

	constructor(deps: TableDeps) {
		this.deps = deps;
		this.code = deps.code;
		this.agreement = new Agreement(deps.settings);
		this.openedAt = deps.time.now();
		this.company = new Company(deps.host);
		this.absence = new Absence(deps.time, deps.pace);
		this.next = new NextGame({ ...deps, company: this.company, onSilence: () => void this.onChosen() });
		this.turns = new Turns({
			time: deps.time,
			random: deps.random,
			pace: deps.pace,
			company: this.company,
			nextVersion: () => this.version + 1,
			onMoved: (events) => this.publish(events),
			onOver: (play) => this.end(play),
		});
		this.watchDesertion();
	}

	/**
	 * The table as its story has it, its people not there yet. `lostAt` is when the process that kept it ended, epoch ms:
	 * clocks give the time since then back, and `grace` on top.
	 */
	static recalled(deps: Omit<TableDeps, "settings" | "host">, story: Story, lostAt: number): Table {
		const { memo } = story;
		const table = new Table({ ...deps, settings: memo.settings, host: memo.host });
		table.recall(story, lostAt);
		return table;
	}

	private recall({ version, memo, game, decisionAt }: Story, lostAt: number): void {
		const { time, pace } = this.deps;
		const givenBack = time.now() - lostAt + pace.grace;
		this.version = version;
		this.openedAt = memo.openedAt;
		this.phase = memo.phase;
		this.round = memo.round;
		this.scores = new Scores(memo.scores);
		this.company.recall(memo);
		this.play = game && Play.recalled(game);
		// Its story tells all this already.
		this.kept.since(this);
		this.next.recall(memo);
		for (const { player, presence } of this.company.chairs)
			if (player !== null && presence === "reconnecting") this.absence.lose(player, () => this.gone(player));
		if (this.phase === "playing" && this.play !== null) this.turns.begin(this.play, decisionAt + givenBack);
		// It may have been over just before the fall.
		if (this.phase === "over" && this.play !== null) this.tellEnd(this.play);
		this.publish();
	}

	/** Everything that the table is, beside the game on it. */
	get memo(): TableMemo {
		const { company, next } = this;
		return {
			openedAt: this.openedAt,
			settings: this.agreement.settings,
			phase: this.phase,
			round: this.round,
			chairs: company.chairs,
			waiting: company.waiting,
			host: company.hostId,
			scores: this.scores.all,
			...next.memo,
		};
	}

	/** Whose decision the clock measures. */
	get decision(): Turns["decision"] {
		return this.turns.decision;
	}

	/** What is played, or would be dealt now. */
	get agreed(): Settings {
		const { phase, play } = this;
		return phase === "playing" && play !== null ? play.settings : this.agreement.among(this.company.chairs);
	}

	/** The hash of the secret behind the deal that is next, or that is played. */
	get commitment(): string {
		return this.phase === "playing" && this.play !== null ? this.play.dealt.proof.commitment : this.next.commitment;
	}

	/** The seat that will move first in the next game; null while nobody can know. */
	get nextFirst(): Seat | null {
		return this.phase === "playing" ? null : this.next.first;
	}

	/** Who may say who moves first in the next game, and until when (epoch ms). */
	get choice(): NextGame["choice"] {
		return this.next.choice;
	}

	/** Whom this player looks as. */
	viewerOf(player: PlayerId): Viewer {
		return (this.phase === "open" ? null : this.company.seatOf(player)) ?? "spectator";
	}

	/** A player's connection is there. Refuses `table-full` to somebody without a chair where nobody may watch. */
	enter(person: Person): Reply {
		const { company } = this;
		const seat = company.seatOf(person.id);
		const { watch, seats } = this.agreed;
		if (seat === null && watch === "nobody" && (this.phase !== "open" || !company.hasRoom(seats)))
			return no("table-full");
		company.connect(person.id);
		this.absence.return(person.id);
		if (seat !== null) this.turns.takeBack(seat);
		else if (this.phase === "open" && (company.isAwaitedHost(person.id) || watch === "nobody"))
			company.seat(person, seats);
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

	/** Nothing has been told of the table yet: begins its story. */
	open(): void {
		this.publish();
	}

	/** Stops everything: a fault must not reach beyond this table. The game goes, since showing it may be what failed. */
	freeze(): void {
		this.stop();
		this.phase = "frozen";
		this.play = null;
		this.publish();
	}

	/** Epoch ms. */
	get now(): number {
		return this.deps.time.now();
	}

	/** Ends all timers. */
	stop(): void {
		this.turns.stop();
		this.absence.stop();
		this.next.stop();
	}

	/** Seats this person, and computers on all other chairs, and deals. */
	startPractice(person: Person): Reply {
		if (this.company.seatOf(person.id) === null) this.company.seat(person, this.agreed.seats);
		while (this.company.chairs.length < this.agreed.seats) this.company.addComputer();
		return this.deal();
	}

	/** Deals the next game, as soon as it is known who starts. */
	deal(): Reply {
		const { agreed: settings, company } = this;
		const game = gameOf(settings.game);
		if (company.chairsNext(settings.seats) < game.seats(settings.options).min) {
			this.publish();
			return no("too-few-players");
		}
		if (this.choice !== null) {
			this.next.isWanted = true;
			return this.published();
		}
		company.rearrange(settings.seats);
		this.next.gather(() => this.dealNow());
		return this.published();
	}

	private dealNow(): void {
		const { agreed: settings, company, deps } = this;
		const game = gameOf(settings.game);
		const seats = company.chairs.length;
		if (seats < game.seats(settings.options).min) return this.publish();
		this.round++;
		const { random, first, proof } = this.next.draw({ table: this.code, round: this.round });
		this.phase = "playing";
		const deal = game.deal(settings.options, seats, first, random);
		const dealt = { id: deps.freshId(), startedAt: deps.time.now(), settings, deal, proof };
		this.play = new Play(dealt, this.version + 1);
		if (settings.watch === "nobody") deps.audience.dismissWatchers();
		this.turns.begin(this.play);
		this.publish();
	}

	private end(play: Play): void {
		const { company } = this;
		const { verdict } = play;
		if (verdict === null) throw new Error("a game that is over without an outcome");
		this.phase = "over";
		this.tellEnd(play);
		this.scores.count(company.chairs, verdict.winners, verdict.loser);
		this.next.gameEnded({ chairs: company.chairs, loser: verdict.loser, rule: play.nextFirst });
	}

	private tellEnd(play: Play): void {
		const { round, company, deps, phase } = this;
		deps.audience.ended({
			play,
			round,
			chairs: company.chairs,
			endedAt: deps.time.now(),
			isFinished: phase === "over",
		});
	}

	/** Somebody wants the next game no more: it does not begin by itself. */
	waitNoMore(): Reply {
		this.next.isWanted = false;
		return this.published();
	}

	/** Whoever may choose has chosen. */
	chooseFirst(chair: Chair): Reply {
		this.next.choose(chair);
		return this.onChosen();
	}

	/** A player adds bytes to the deal that was promised under this commitment; false when there is no such deal any more. */
	contribute(player: PlayerId, commitment: string, bytes: string): boolean {
		return this.phase !== "playing" && this.next.contribute(player, commitment, bytes);
	}

	/** The result goes from the table, so that settings can be changed and people sit down. */
	openAgain(): Reply {
		this.company.rearrange(this.agreed.seats);
		this.next.callOff();
		this.phase = "open";
		this.play = null;
		return this.published();
	}

	/** It is known who starts: what was waiting for it goes on. */
	private onChosen(): Reply {
		return this.next.isWanted ? this.deal() : this.published();
	}

	private gone(player: PlayerId): void {
		const seat = this.company.seatOf(player);
		if (seat === null) return;
		if (this.phase === "open") this.company.remove(seat);
		else this.turns.leave(seat);
		this.publish();
	}

	/** What has changed is shown. */
	published(): Reply {
		this.publish();
		return done;
	}

	private publish(events: readonly GameTypes["event"][] = []): void {
		this.watchDesertion();
		const change = this.kept.since(this);
		// What the story does not tell has no version of its own: after a fall it would be given to something else.
		if (change !== null) this.version++;
		this.deps.audience.changed(change && { version: this.version, change }, events);
	}

	private watchDesertion(): void {
		if (this.phase === "frozen" && this.company.connections > 0) return;
		this.absence.watch(
			() => this.isDeserted(),
			() => {
				this.stop();
				if (this.phase === "playing" && this.play !== null) this.tellEnd(this.play);
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
