import type { Command, CommandName, Level, Reply } from "@fibbers/protocol";
import type { GameTypes, Random, Viewer } from "@fibbers/rules";
import { Agreement } from "./agreement.ts";
import { Attendance } from "./attendance.ts";
import type { Audience } from "./audience.ts";
import type { Person, PlayerId } from "./chair.ts";
import type { Circle } from "./circle.ts";
import { type Answer, no, type PromptCommand } from "./commands/answer.ts";
import { handlers } from "./commands/handlers.ts";
import { Company } from "./company.ts";
import { Door } from "./door.ts";
import { Kept } from "./kept.ts";
import { Mutes } from "./mutes.ts";
import { OpenHands } from "./open-hands.ts";
import type { Outside } from "./outside.ts";
import type { Pace } from "./pace.ts";
import { Play } from "./play.ts";
import { Rounds } from "./rounds.ts";
import { Scores } from "./scores.ts";
import type { Settings } from "./settings.ts";
import type { Story, TableMemo } from "./story.ts";
import { Talk, type TalkDeps } from "./talk.ts";
import type { Time } from "./time.ts";
import { Turns } from "./turns.ts";

/** `open`: people sit down; `playing`; `over`: the result lies on the table; `frozen`: a fault has stopped it for good. */
export type Phase = "open" | "playing" | "over" | "frozen";

export interface TableDeps extends TalkDeps {
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
	readonly circle: Circle;
	readonly outside: Outside;
	/** Who has asked for open hands; outlives a table that is brought back. */
	readonly lateWatchers: Set<PlayerId>;
}

/** How long a game that has ended may take to get into the store, ms. */
const untilArchivedMs = 600_000;

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
	readonly door = new Door();
	readonly mutes = new Mutes();
	readonly attendance: Attendance;
	scores = new Scores();
	readonly agreement: Agreement;
	readonly turns: Turns;
	readonly rounds: Rounds;
	readonly talk: Talk;
	readonly openHands: OpenHands;
	readonly circle: Circle;
	readonly outside: Outside;
	/** What people see. */
	private shownPhase: Phase = "open";
	private readonly deps: TableDeps;
	private readonly kept = new Kept();

	constructor(deps: TableDeps) {
		this.deps = deps;
		this.code = deps.code;
		this.circle = deps.circle;
		this.outside = deps.outside;
		this.agreement = new Agreement(deps.settings);
		this.openedAt = deps.time.now();
		this.company = new Company(deps.host);
		this.attendance = new Attendance(this, deps);
		this.talk = new Talk(this, deps);
		this.rounds = new Rounds(this, deps);
		this.turns = new Turns({
			time: deps.time,
			random: deps.random,
			pace: deps.pace,
			company: this.company,
			nextVersion: () => this.version + 1,
			onMoved: (events) => this.publish(events),
			onOver: (play) => this.rounds.end(play),
		});
		this.openHands = new OpenHands(this, deps);
		this.attendance.watchDesertion();
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

	private recall({ version, memo, guests, game, playedOut, decisionAt }: Story, lostAt: number): void {
		const { time, pace } = this.deps;
		const givenBack = time.now() - lostAt + pace.grace;
		this.version = version;
		this.openedAt = memo.openedAt;
		this.phase = memo.phase;
		this.round = memo.round;
		this.scores = new Scores(memo.scores);
		this.door.recall(memo);
		this.mutes.recall(memo.mutes);
		for (const player of guests) this.company.guests.admit(player);
		this.company.recall(memo);
		this.play = game && Play.recalled(game);
		// Its story tells all this already.
		this.kept.since(this);
		// Except that stories once told of no guests.
		for (const player of this.company.everybody) this.company.guests.admit(player);
		this.rounds.recall(memo);
		this.attendance.expectAll();
		if (this.phase === "playing" && this.play !== null) this.turns.begin(this.play, decisionAt + givenBack);
		for (const each of playedOut)
			if ((each.game.made.at(-1)?.at ?? 0) > lostAt - untilArchivedMs) this.rounds.tellPlayedOut(each);
		this.publish();
	}

	/** Everything that the table is, beside the game on it and the list of its guests. */
	get memo(): TableMemo {
		const { company, door } = this;
		return {
			openedAt: this.openedAt,
			settings: this.agreement.settings,
			phase: this.phase,
			round: this.round,
			chairs: company.chairs,
			waiting: company.waiting,
			host: company.hostId,
			scores: this.scores.all,
			...this.rounds.memo,
			banned: door.banned,
			inside: door.inside,
			mutes: this.mutes.all,
		};
	}

	/** The memo of what was published last: the same one until something in it changes, and so never with a move. */
	get publishedMemo(): TableMemo | null {
		return this.kept.memo;
	}

	/** Whose decision the clock measures. */
	get decision(): Turns["decision"] {
		return this.turns.decision;
	}

	/** The computers that are nothing but strong or weak are so strong from now on, and so are those that come. */
	setLevel(level: Level): void {
		this.agreement.settings = { ...this.agreement.settings, level };
		this.company.setLevel(level);
	}

	/** What is played, or would be dealt now. Who may watch, and how people talk, can change while it is played. */
	get agreed(): Settings {
		const { phase, play, agreement } = this;
		if (phase !== "playing" || play === null) return agreement.among(this.company.chairs);
		const { watch, language, filter } = agreement.settings;
		return { ...play.settings, watch, language, filter };
	}

	/** Whom this player looks as. */
	viewerOf(player: PlayerId): Viewer {
		return (this.phase === "open" ? null : this.company.seatOf(player)) ?? "spectator";
	}

	/** A player's connection is there. */
	enter(person: Person): ReturnType<Attendance["enter"]> {
		return this.attendance.enter(person);
	}

	/** A player's last connection is gone. */
	leave(player: PlayerId): void {
		this.openHands.forget(player);
		this.attendance.leave(player);
	}

	/** Carries out what a person asked for. */
	command<Name extends PromptCommand>(name: Name, person: Person, body: Command<Name>): Answer;
	command<Name extends CommandName>(name: Name, person: Person, body: Command<Name>): Answer | Promise<Reply>;
	command<Name extends CommandName>(name: Name, person: Person, body: Command<Name>): Answer | Promise<Reply> {
		if (this.phase === "frozen") return no("table-frozen");
		// He is on his way out.
		if (this.door.isBanned(person.id)) return no("no-such-guest");
		return handlers[name](this, person, body);
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

	/** It is no more: nobody was here for long. */
	close(): void {
		this.stop();
		if (this.phase === "playing" && this.play !== null) this.rounds.tellEnd(this.play);
		this.deps.audience.closed();
	}

	/** Epoch ms. */
	get now(): number {
		return this.deps.time.now();
	}

	/** Ends all timers. */
	stop(): void {
		this.turns.stop();
		this.attendance.stop();
		this.rounds.stop();
		this.openHands.stop();
	}

	/** Whether a game is on, for the table or still for the eyes of those who sit there. */
	get isRunning(): boolean {
		return this.phase === "playing" || this.shownPhase === "playing";
	}

	/** People see the table as it is now. */
	shown(): void {
		this.shownPhase = this.phase;
		if (!this.isRunning) this.talk.release();
		this.openHands.shown(this.play?.dealt.delayed ? this.play : null);
	}

	/** What has changed is shown. */
	published(): Reply {
		this.publish();
		return { done: true };
	}

	publish(events: readonly GameTypes["event"][] = []): void {
		this.passHostOn();
		this.attendance.watchDesertion();
		const change = this.kept.since(this);
		// What the story does not tell has no version of its own: after a fall it would be given to something else.
		if (change !== null) this.version++;
		this.deps.audience.changed(change && { version: this.version, change }, events);
	}

	private passHostOn(): void {
		const had = this.company.hostId;
		const host = this.company.passHostOn();
		if (host !== null && had !== null) this.talk.notice("host", host.profile);
	}
}
