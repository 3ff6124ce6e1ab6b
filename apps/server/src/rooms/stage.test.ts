import { isDeepStrictEqual } from "node:util";
import { type Client, ClientState, getMessageBytes, Protocol } from "@colyseus/core";
import { bots } from "@fibbers/bots";
import type { CommandName, Standpoint } from "@fibbers/protocol";
import { pick, type Random, seededRandom } from "@fibbers/rules";
import { forSeeds } from "@fibbers/rules/testkit";
import { beforeAll, expect, it } from "vitest";
import { decodeFrames } from "../../testkit/frames.ts";
import { person, TestTable } from "../../testkit/test-table.ts";
import type { Person } from "../table/chair.ts";
import type { Settings } from "../table/settings.ts";
import type { Table } from "../table/table.ts";
import { Connections } from "./connections.ts";
import { publicState } from "./public-state.ts";
import { Stage } from "./stage.ts";
import { mineOf } from "./telling.ts";

const people = ["Ana", "Bea", "Cai", "Dan", "Eva", "Fil", "Gus", "Hal"].map(person);

/** What is agreed on at first. */
const beginnings = [
	{ seats: 4 },
	{ game: "liar", seats: 2 },
	{ game: "liars-post", seats: 2 },
	{ game: "liars-post", seats: 6 },
	{ seats: 8 },
] as const satisfies readonly Partial<Settings>[];

const bodies: Partial<Record<CommandName, (random: Random) => object>> = {
	sit: () => ({}),
	stand: () => ({}),
	addComputer: () => ({}),
	removeSeat: (random) => ({ seat: random.below(4) }),
	swap: (random) => ({ a: random.below(4), b: random.below(4) }),
	start: (random) => ({ fill: random.below(2) === 0 }),
	ready: (random) => ({ ready: random.below(3) > 0 }),
	reopen: () => ({}),
	pause: () => ({}),
	resume: () => ({}),
	lock: (random) => ({ locked: random.below(2) === 0 }),
	vote: (random) => ({ options: pick([{}, { rank: "climbs" }], random) }),
	configure: (random) =>
		pick(
			[
				{ game: "liars-post" },
				{ game: "el-mentiroso" },
				{ game: "liar" },
				{ turnMs: 60_000 },
				{ watch: "nobody" },
				{ watch: "all" },
			],
			random,
		),
	openHands: (random) => ({ agreed: random.below(2) === 0 }),
	choose: (random) => ({ first: random.below(4) }),
	kick: (random) => ({ guest: 1 + random.below(12) }),
	handOver: (random) => ({ guest: 1 + random.below(8) }),
	profile: () => ({}),
};

/** What leads to the next game. */
const nextGame: readonly CommandName[] = ["start", "ready"];

/** The messages in these frames, none of which is longer than 64 KB. */
function split(frames: Buffer): readonly Buffer[] {
	const [, length = 0] = frames;
	const from = length === 126 ? 4 : 2;
	const to = from + (length === 126 ? frames.readUInt16BE(2) : length);
	return to < frames.length ? [frames.subarray(from, to), ...split(frames.subarray(to))] : [frames.subarray(from, to)];
}

/** What somebody at the table has been sent, frame by frame. */
class Recorder {
	readonly frames: Uint8Array[] = [];
	writes = 0;
	readonly client: Client;

	constructor(leave: () => void) {
		const keep = (frame: Uint8Array): unknown => this.frames.push(frame);
		const send = (type: string | number, body: unknown): unknown =>
			keep(getMessageBytes.raw(Protocol.ROOM_DATA, type, body));
		const write = (frames: Buffer): void => {
			this.writes++;
			for (const frame of split(frames)) keep(frame);
		};
		const ref = { readyState: 1, bufferedAmount: 0, _socket: { write } };
		this.client = { state: ClientState.JOINED, ref, send, leave } as unknown as Client;
	}

	/** What it was answered, in order. */
	get answers(): readonly unknown[] {
		const answers: unknown[] = [];
		decodeFrames(this.frames, (frame) => {
			if (frame.kind === "reply") answers.push(frame.body);
		});
		return answers;
	}

	/** What comes of all of it. */
	get standpoint(): Standpoint | null {
		let known: Standpoint | null = null;
		decodeFrames(this.frames, (frame) => {
			if (frame.kind === "table") known = frame.standpoint;
		});
		return known;
	}
}

/** The same table, of which nothing is remembered. */
const anew = (table: Table): Table => Object.create(table) as Table;

/** A table to which people come and from which they go, while whoever is there is told. */
class ShownTable {
	readonly test: TestTable;
	private readonly here = new Map<Person, Recorder>();
	private readonly connections = new Connections();
	private readonly stage = new Stage({ connections: this.connections, now: () => this.test.time.now() });
	/** What happened before, and what is kept, when people were told last. */
	private told = { events: 0, entries: 0 };
	/** Nothing is kept yet of what has changed since. */
	private isKeeping = false;
	private hasChanged = false;
	/** Whom the table sends away. */
	private readonly leaving = new Set<Person>();

	constructor(seed: number) {
		const beginning = beginnings[seed % beginnings.length];
		const settings = { ...beginning, doubtMs: 0, listed: seed % 2 === 0 };
		this.test = new TestTable(settings, people[0] ?? null, seed);
		this.test.onChange = () => {
			this.hasChanged = true;
			if (!this.isKeeping) this.show();
		};
		this.test.onSentAway = (players, why) => this.stage.sendAway(players, why);
		this.test.table.open();
	}

	/** Somebody does something, or time passes; now and then so much at once that all of it is shown together, or is lost. */
	act(random: Random): void {
		this.isKeeping = random.below(4) === 0;
		for (let i = this.isKeeping ? 1 + random.below(50) : 1; i > 0; i--) this.actOnce(random);
		if (this.isKeeping) {
			this.isKeeping = false;
			if (random.below(8) === 0) this.lose(random.below(20_000));
			else if (this.hasChanged) this.show();
		}
		for (const who of this.leaving) this.go(who);
		this.leaving.clear();
	}

	private actOnce(random: Random): void {
		const { test } = this;
		const who = pick(people, random);
		if (!this.here.has(who)) this.come(who);
		else if (random.below(25) === 0) this.go(who);
		else if (random.below(3) > 0) this.move(random);
		else {
			const isBetween = test.table.phase === "over" && random.below(2) === 0;
			const name = pick(isBetween ? nextGame : (Object.keys(bodies) as CommandName[]), random);
			void test.table.command(name, who, (bodies[name]?.(random) ?? {}) as never);
		}
		if (random.below(10) === 0) test.time.pass(random.below(3_000));
	}

	private show(): void {
		const { table, events, entries } = this.test;
		const news = events.slice(this.told.events);
		this.told = { events: events.length, entries: entries.length };
		this.hasChanged = false;
		this.stage.show(table, news);
	}

	/** What has changed since it was shown last cannot be kept, and the table is brought back from what is. */
	private lose(ms: number): void {
		const { test, told } = this;
		test.events.length = told.events;
		test.entries.length = told.entries;
		this.hasChanged = false;
		this.stage.stall(test.table);
		for (const { standpoint } of this.here.values())
			if (standpoint !== null) expect(standpoint.state.stalled).toBe(true);
		this.isKeeping = true;
		test.fall(ms);
		this.stage.clear();
		for (const [who, { client }] of this.here) if (!test.table.enter(who).done) client.leave();
		this.isKeeping = false;
		this.show();
	}

	private come(who: Person): void {
		const recorder = new Recorder(() => this.leaving.add(who));
		this.connections.add(recorder.client, who.id);
		if (this.test.table.enter(who).done) this.here.set(who, recorder);
		else this.connections.remove(recorder.client, who.id);
	}

	private go(who: Person): void {
		const recorder = this.here.get(who);
		if (recorder === undefined) return;
		this.connections.remove(recorder.client, who.id);
		this.here.delete(who);
		this.test.table.leave(who.id);
	}

	/** Whoever wants to moves. */
	private move(random: Random): void {
		const { table } = this.test;
		const { play, company } = table;
		if (play === null || table.phase !== "playing") return;
		for (const [seat, { player }] of company.chairs.entries()) {
			const who = people.find(({ id }) => id === player);
			const move = who && bots[play.gameId].sceptic.decide(play.view(seat) as never, random);
			if (!who || !move || !this.here.has(who)) continue;
			const id = `${random.below(1_000_000_000)}`;
			table.command("move", who, { id, version: table.version, move });
			return;
		}
	}

	/** What each knows is what is there now, and what the rules let him see. */
	expectAllKnow(): void {
		const { table } = this.test;
		for (const [{ id }, recorder] of this.here) {
			const { standpoint } = recorder;
			if (standpoint === null) throw new Error("somebody was told nothing");
			const { state, mine, events } = standpoint;
			expect(state).toEqual(publicState(anew(table), state));
			expect(mine).toEqual(mineOf(table, id));
			if (table.play === null || table.phase !== "playing") continue;
			const log = table.play.log(table.viewerOf(id));
			expect(isDeepStrictEqual(events, log.slice(standpoint.earlier))).toBe(true);
		}
	}
}

// No clock is turned while a computer loads what it needs.
beforeAll(async () => {
	for (const bot of Object.values(bots.liar)) await bot.ready?.();
});

it("whoever is told step by step knows the table as it is, whatever people do", () => {
	forSeeds(15, "apps/server/src/rooms/stage.test.ts", (seed) => {
		const random = seededRandom(seed);
		const shown = new ShownTable(seed);
		for (let i = 0; i < 400; i++) {
			shown.act(random);
			if (i % 7 === 0) shown.expectAllKnow();
		}
		shown.expectAllKnow();
	});
});

/** A table on its stage, to which people come. */
function staged(host: Person, settings: Partial<Settings> = {}) {
	const test = new TestTable(settings, host);
	const connections = new Connections();
	const stage = new Stage({ connections, now: () => test.time.now() });
	const come = (who: Person) => {
		const recorder = new Recorder(() => {});
		const { connection } = connections.add(recorder.client, who.id);
		test.table.enter(who);
		return { recorder, connection };
	};
	return { test, stage, come };
}

it("whoever comes late into a long game is told the end of its log, and all of it when the game is over", () => {
	const [ana, bea, cai] = people as [Person, Person, Person];
	const { test, stage, come } = staged(ana, { seats: 8, doubtMs: 0 });
	let told = 0;
	test.onChange = () => {
		stage.show(test.table, test.events.slice(told));
		told = test.events.length;
	};
	const { recorder: early } = come(ana);
	for (let seat = 1; seat < 8; seat++) test.table.command("addComputer", ana, { as: "honest" });
	test.table.command("start", ana, {});
	test.table.command("stand", ana, {});
	while (test.events.length <= 70) test.time.pass(1_000);
	const { recorder: late } = come(bea);
	expect(test.table.phase).toBe("playing");
	expect(late.standpoint?.earlier).toBe(test.events.length - 60);
	test.finish();
	const { recorder: later } = come(cai);
	expect(early.standpoint?.events).toHaveLength(test.events.length);
	for (const { standpoint } of [late, later])
		expect(standpoint).toMatchObject({
			earlier: 0,
			state: { phase: "over" },
			events: test.table.play?.log("spectator"),
		});
});

function shownTo(who: Person) {
	const { test, stage, come } = staged(who);
	const { recorder, connection } = come(who);
	stage.show(test.table, []);
	return { stage, recorder, connection, test };
}

it("answers come with what they say, in one write, and each once", () => {
	const { stage, recorder, connection, test } = shownTo(person("Ana"));
	test.table.command("lock", person("Ana"), { locked: true });
	connection.answer(1, { done: true });
	connection.answer(2, { done: false, reason: "too-fast" });
	const before = recorder.writes;
	stage.show(test.table, []);
	expect(recorder.standpoint?.state.locked).toBe(true);
	expect(recorder.answers).toEqual([null, { done: false, reason: "too-fast" }]);
	connection.sayAnswers();
	expect(recorder.writes).toBe(before + 1);
});

it("what is lost before it is shown was never done", () => {
	const { stage, recorder, connection, test } = shownTo(person("Ana"));
	test.table.command("lock", person("Ana"), { locked: true });
	connection.answer(1, { done: true });
	stage.stall(test.table);
	connection.sayAnswers();
	expect(recorder.answers).toEqual([{ done: false, reason: "store-unavailable" }]);
	expect(recorder.standpoint?.state).toMatchObject({ stalled: true, locked: false });
});
