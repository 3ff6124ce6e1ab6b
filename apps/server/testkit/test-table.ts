import {
	type Card,
	type elMentiroso,
	type GameTypes,
	games,
	type Random,
	type Seat,
	seededRandom,
} from "@fibbers/rules";
import type { Audience, Ended } from "../src/table/audience.ts";
import type { Person } from "../src/table/chair.ts";
import type { Answer } from "../src/table/commands.ts";
import { defaultPace, type Pace } from "../src/table/pace.ts";
import type { Settings } from "../src/table/settings.ts";
import { type Entry, storyOf } from "../src/table/story.ts";
import { Table, type TableDeps } from "../src/table/table.ts";
import { TurnedTime } from "./turned-time.ts";

export const person = (name: string): Person => ({ id: `id-${name}`, profile: { name, picture: "cat", tone: 3 } });

/** A table without a server, of El Mentiroso unless said otherwise, its clock in the test's hand. */
export class TestTable {
	readonly time = new TurnedTime();
	readonly events: GameTypes["event"][] = [];
	readonly entries: Entry[] = [];
	readonly ended: Ended[] = [];
	isClosed = false;
	dismissals = 0;
	/** Called after every change. */
	onChange: () => void = () => {};
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
				this.onChange();
			},
			dismissWatchers: () => void this.dismissals++,
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
				...settings,
			},
			host: host?.id ?? null,
		});
	}

	private get deps(): Omit<TableDeps, "settings" | "host"> {
		const { code, time, random, audience, pace } = this;
		const freshSeed = (): Uint8Array => Uint8Array.from({ length: 32 }, () => random.below(256));
		return { code, time, random, pace, freshId: () => `game ${this.games++}`, freshSeed, audience };
	}

	/** The process that keeps the table falls, and another brings the table back from its story after so long. */
	fall(ms = 0): void {
		const lostAt = this.time.now();
		this.table.stop();
		this.time.pass(ms);
		this.table = Table.recalled(this.deps, storyOf(this.entries), lostAt);
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
