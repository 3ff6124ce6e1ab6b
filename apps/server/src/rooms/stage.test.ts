import { isDeepStrictEqual } from "node:util";
import { type Client, ClientState, getMessageBytes, Protocol } from "@colyseus/core";
import { bots } from "@fibbers/bots";
import type { CommandName, Standpoint } from "@fibbers/protocol";
import { pick, type Random, seededRandom } from "@fibbers/rules";
import { forSeeds } from "@fibbers/rules/testkit";
import { expect, it } from "vitest";
import { decodeFrames } from "../../testkit/frames.ts";
import { person, TestTable } from "../../testkit/test-table.ts";
import type { Person } from "../table/chair.ts";
import { Connections } from "./connections.ts";
import { publicState } from "./public-state.ts";
import { Stage } from "./stage.ts";
import { minesOf } from "./telling.ts";

const people = ["Ana", "Bea", "Cai", "Dan", "Eva", "Fil"].map(person);

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
	configure: (random) => pick([{ game: "liars-post" }, { game: "el-mentiroso" }, { turnMs: 60_000 }], random),
	openHands: (random) => ({ agreed: random.below(2) === 0 }),
	choose: (random) => ({ first: random.below(4) }),
};

/** What somebody at the table has been sent, frame by frame. */
class Recorder {
	readonly frames: Uint8Array[] = [];
	readonly client: Client;

	constructor() {
		const keep = (frame: Uint8Array): unknown => this.frames.push(frame);
		const send = (type: string | number, body: unknown): unknown =>
			keep(getMessageBytes.raw(Protocol.ROOM_DATA, type, body));
		const write = (frame: Buffer): unknown => keep(frame.subarray(frame[1] === 126 ? 4 : 2));
		const ref = { readyState: 1, bufferedAmount: 0, _socket: { write } };
		this.client = { state: ClientState.JOINED, ref, send, leave: () => {} } as unknown as Client;
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

/** A table to which people come and from which they go, while whoever is there is told. */
class ShownTable {
	readonly test: TestTable;
	readonly here = new Map<Person, Recorder>();
	private readonly connections = new Connections();
	private readonly stage = new Stage({ connections: this.connections, now: () => this.test.time.now() });
	private told = 0;

	constructor(seed: number) {
		this.test = new TestTable({ seats: 4, doubtMs: 0, listed: seed % 2 === 0 }, people[0] ?? null, seed);
		this.test.onChange = () => {
			const { table, events } = this.test;
			const news = events.slice(this.told);
			this.told = events.length;
			this.stage.show(table, news);
		};
	}

	/** Somebody does something, or time passes. */
	act(random: Random): void {
		const { test } = this;
		const who = pick(people, random);
		const recorder = this.here.get(who);
		if (recorder === undefined) this.come(who);
		else if (random.below(25) === 0) this.go(who, recorder);
		else if (random.below(3) > 0) this.move(random);
		else {
			const name = pick(Object.keys(bodies) as CommandName[], random);
			void test.table.command(name, who, (bodies[name]?.(random) ?? {}) as never);
		}
		if (random.below(10) === 0) test.time.pass(random.below(3_000));
	}

	private come(who: Person): void {
		const recorder = new Recorder();
		this.connections.add(recorder.client, who.id);
		if (this.test.table.enter(who).done) this.here.set(who, recorder);
		else this.connections.remove(recorder.client, who.id);
	}

	private go(who: Person, { client }: Recorder): void {
		this.connections.remove(client, who.id);
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
			const move = who && bots[play.gameId].medium.decide(play.view(seat) as never, random);
			if (!who || !move || !this.here.has(who)) continue;
			const id = `${random.below(1_000_000_000)}`;
			table.command("move", who, { id, version: table.version, move });
			return;
		}
	}

	/** What each knows is what is there now, and what the rules let him see. */
	expectAllKnow(): void {
		const { table } = this.test;
		const mineOf = minesOf(table);
		for (const [{ id }, recorder] of this.here) {
			const { standpoint } = recorder;
			if (standpoint === null) throw new Error("somebody was told nothing");
			const { state, mine, events } = standpoint;
			expect(state).toEqual(publicState(table, state));
			expect(mine).toEqual(mineOf(id));
			if (table.play === null || events.length === 0) continue;
			const log = table.play.lately(table.viewerOf(id), events.length);
			if (table.phase !== "open") expect(isDeepStrictEqual(events, log)).toBe(true);
		}
	}
}

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
