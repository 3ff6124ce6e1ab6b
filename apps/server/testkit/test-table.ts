import type { Advice, ChatLine } from "@fibbers/protocol";
import {
	type Card,
	type elMentiroso,
	type GameTypes,
	games,
	type Random,
	type Seat,
	seededRandom,
} from "@fibbers/rules";
import type { Audience, Ended, Late, SentAway } from "../src/table/audience.ts";
import type { Person, PlayerId } from "../src/table/chair.ts";
import { Chat, type Line } from "../src/table/chat/chat.ts";
import { Circle } from "../src/table/circle.ts";
import type { Answer } from "../src/table/commands/answer.ts";
import type { Report } from "../src/table/outside.ts";
import { defaultPace, type Pace } from "../src/table/pace.ts";
import type { Settings } from "../src/table/settings.ts";
import { type Entry, storyOf } from "../src/table/story.ts";
import { Table, type TableDeps } from "../src/table/table.ts";
import { RememberedTies } from "./acquaintances.ts";
import { TurnedTime } from "./turned-time.ts";

export const person = (name: string): Person => ({ id: `id-${name}`, profile: { name, picture: "cat", tone: 3 } });

/** So many are taken. */
const mostReports = 3;

/** A table without a server, of El Mentiroso unless said otherwise, its clock in the test's hand. */
export class TestTable {
	readonly time = new TurnedTime();
	readonly events: GameTypes["event"][] = [];
	readonly entries: Entry[] = [];
	readonly ended: Ended[] = [];
	isClosed = false;
	readonly sentAway: { readonly player: PlayerId; readonly why: SentAway }[] = [];
	/** What each person heard in the chat since he came. */
	private readonly heard = new Map<PlayerId, ChatLine[]>();
	/** What each watcher was told of games with open hands. */
	readonly late: { readonly player: PlayerId; readonly told: Late }[] = [];
	readonly ties = new RememberedTies();
	readonly reports: Report[] = [];
	/** What the adviser says to whatever it is asked, unless `advise` does something else. */
	advice: Advice | null = null;
	advise: () => Promise<Advice | null> = async () => this.advice;
	private readonly chat = new Chat();
	readonly circle = new Circle(this.ties);
	private readonly lateWatchers = new Set<PlayerId>();
	private isFalling = false;
	/** Called after every change. */
	onChange: () => void = () => {};
	onSentAway: Audience["sendAway"] = () => {};
	table: Table;
	private readonly code: string;
	private readonly audience: Audience;
	private readonly random: Random;
	private readonly pace: Pace;
	private moves = 0;
	private games = 0;

	/** Nobody adds to a deal unless `pace` waits for it. */
	constructor(
		settings: Partial<Settings> = {},
		host: Person | null = null,
		seed = 1,
		pace: Partial<Pace> = {},
		code = "TESTED",
	) {
		this.code = code;
		this.pace = { ...defaultPace, contribute: 0, ...pace };
		const game = settings.game ?? "el-mentiroso";
		const schema = Object.entries(games[game].optionSchema);
		this.audience = {
			changed: (entry: Entry | null, events: readonly GameTypes["event"][]) => {
				if (entry !== null) this.entries.push(entry);
				this.events.push(...events);
				if (!this.isFalling) this.table.shown();
				this.onChange();
			},
			sendAway: (players, why) => {
				this.sentAway.push(...players.map((player) => ({ player, why })));
				this.onSentAway(players, why);
			},
			said: (lines) => {
				for (const player of this.here) this.hear(player, lines);
			},
			released: (lines) => {
				for (const player of this.here) if (this.table.company.seatOf(player) !== null) this.hear(player, lines);
			},
			toldLate: (player, told) => void this.late.push({ player, told }),
			ended: (game: Ended) => void this.ended.push(game),
			closed: () => {
				this.isClosed = true;
			},
		};
		this.random = seededRandom(seed);
		this.table = new Table({
			...this.deps,
			settings: {
				game,
				options: Object.fromEntries(schema.map(([name, [first]]) => [name, first])),
				seats: 4,
				turnMs: 30_000,
				doubtMs: 3_000,
				listed: false,
				watch: "all",
				language: "en",
				filter: true,
				level: "medium",
				...settings,
			},
			host: host?.id ?? null,
		});
	}

	private get deps(): Omit<TableDeps, "settings" | "host"> {
		const { code, time, random, audience, pace } = this;
		const freshSeed = (): Uint8Array => Uint8Array.from({ length: 32 }, () => random.below(256));
		const file = async (report: Report): Promise<boolean> =>
			this.reports.length < mostReports && this.reports.push(report) > 0;
		return {
			code,
			time,
			random,
			pace,
			freshId: () => `game ${this.games++}`,
			freshSeed,
			audience,
			chat: this.chat,
			circle: this.circle,
			outside: { acquaintances: this.ties, reports: { file }, adviser: { hint: () => this.advise() } },
			lateWatchers: this.lateWatchers,
		};
	}

	private get here(): readonly PlayerId[] {
		return this.table.company.everybody.filter((player) => this.table.company.isConnected(player));
	}

	private hear(player: PlayerId, lines: readonly Line[]): void {
		this.heard.set(player, [...(this.heard.get(player) ?? []), ...this.table.talk.heard(lines, player)]);
	}

	/** How the table calls this person. */
	guestOf(who: Person): number {
		return this.table.company.guests.numberOf(who.id);
	}

	/** What this person has heard since he came. */
	wordsTo(who: Person): readonly string[] {
		return (this.heard.get(who.id) ?? []).map((line) =>
			"text" in line ? line.text : "preset" in line ? line.preset : `${line.notice} ${line.name}`,
		);
	}

	/** The process that keeps the table falls, and another brings the table back from its story after so long. */
	fall(ms = 0): void {
		const lostAt = this.time.now();
		this.table.stop();
		this.time.pass(ms);
		this.isFalling = true;
		this.table = Table.recalled(this.deps, storyOf(this.entries), lostAt);
		this.isFalling = false;
		this.table.shown();
	}

	/** These people come, sit down in this order, and the first of them starts. */
	static playing(people: readonly Person[], settings: Partial<Settings> = {}, seed = 1): TestTable {
		const test = new TestTable(settings, people[0] ?? null, seed);
		for (const each of people) test.come(each);
		const [host] = people;
		if (host) test.table.command("start", host, {});
		return test;
	}

	/** Comes and sits down. */
	come(who: Person): void {
		this.table.enter(who);
		if (this.table.company.seatOf(who.id) === null) this.table.command("sit", who, {});
	}

	move(who: Person, move: object, { id = `m${this.moves++}`, version = this.table.version } = {}): Answer {
		return this.table.command("move", who, { id, version, move: { ...move } });
	}

	/** The person on turn plays one card as what it must or may be. */
	playOne(people: readonly Person[]): Answer {
		const who = this.onTurn(people);
		const { own, table } = this.view(this.seatOf(who));
		const [card] = own?.hand ?? [];
		if (card === undefined) throw new Error("nothing to play");
		return this.move(who, { move: "play", cards: [card], rank: table.nextRank ?? "A" });
	}

	handOf(who: Person): readonly Card[] {
		return (this.table.play?.view(this.seatOf(who)).own as { readonly hand: readonly Card[] } | undefined)?.hand ?? [];
	}

	seatOf(who: Person): Seat {
		const seat = this.table.company.seatOf(who.id);
		if (seat === null) throw new Error(`${who.profile.name} does not sit`);
		return seat;
	}

	onTurn(people: readonly Person[]): Person {
		const who = people.find(({ id }) => this.table.company.seatOf(id) === this.table.play?.actor);
		if (who === undefined) throw new Error("nobody of these is on turn");
		return who;
	}

	view(seat: Seat): elMentiroso.ElMentirosoView {
		if (this.table.play === null) throw new Error("no game");
		return this.table.play.view(seat) as elMentiroso.ElMentirosoView;
	}

	/** Lets the clock run until the game is over; whoever is absent is played by computers. */
	finish(): void {
		for (let i = 0; this.table.phase === "playing" && i < 100_000; i++) this.time.pass(5_000);
	}
}
