import { describe, expect, test } from "vitest";
import { person, TestTable } from "../../testkit/test-table.ts";

const [ana, bea, cid, dan] = [person("Ana"), person("Bea"), person("Cid"), person("Dan")];
const three = [ana, bea, cid];
const done = { done: true };
const no = (reason: string) => ({ done: false, reason });

const presences = ({ table }: TestTable): string[] => table.company.chairs.map(({ presence }) => presence);

describe("sitting down", () => {
	test("S1 whoever opened the table sits down on coming; others watch until they sit", () => {
		const { table } = new TestTable({}, ana);
		table.enter(ana);
		table.enter(bea);
		expect(table.company.seatOf(ana.id)).toBe(0);
		expect(table.company.watchers).toBe(1);
		expect(table.command("sit", bea, {})).toEqual(done);
		expect(table.command("sit", bea, {})).toEqual(no("already-seated"));
		expect(table.company.watchers).toBe(0);
	});

	test("S2 a full table refuses, but a computer gives up its chair to a person", () => {
		const test = new TestTable({ seats: 3 }, ana);
		for (const each of three.slice(0, 2)) test.come(each);
		test.table.command("addComputer", ana, {});
		expect(test.table.command("addComputer", ana, {})).toEqual(no("table-full"));
		test.come(cid);
		expect(test.table.company.chairs.map(({ player }) => player)).toEqual([ana.id, bea.id, cid.id]);
		test.table.enter(dan);
		expect(test.table.command("sit", dan, {})).toEqual(no("table-full"));
	});

	test("S3 without watchers, whoever comes sits down, and a full table lets nobody in", () => {
		const test = new TestTable({ seats: 3, watch: "nobody" }, ana);
		for (const each of three) expect(test.table.enter(each)).toEqual(done);
		expect(test.table.company.chairs).toHaveLength(3);
		expect(test.table.enter(dan)).toEqual(no("table-full"));
		expect(test.table.company.connections).toBe(3);
	});

	test("S4 without watchers, those who stood up are sent away when the game begins", () => {
		const test = new TestTable({ watch: "nobody" }, ana);
		for (const each of [...three, dan]) test.table.enter(each);
		test.table.command("stand", dan, {});
		test.table.command("start", ana, {});
		expect(test.sentAway).toEqual([{ player: dan.id, why: "not-watchable" }]);
	});

	test("S5 only the host arranges the table, and the host passes on when gone", () => {
		const test = new TestTable({}, ana);
		for (const each of three) test.come(each);
		expect(test.table.command("start", bea, {})).toEqual(no("not-host"));
		expect(test.table.command("removeSeat", bea, { seat: 0 })).toEqual(no("not-host"));
		test.table.command("stand", ana, {});
		expect(test.table.command("addComputer", bea, {})).toEqual(done);
	});

	test("S6 too few players cannot start", () => {
		const test = new TestTable({}, ana);
		test.come(ana);
		test.come(bea);
		expect(test.table.command("start", ana, {})).toEqual(no("too-few-players"));
		expect(test.table.phase).toBe("open");
	});

	test("S7 settings change before the game only, and only to what the game has", () => {
		const test = new TestTable({}, ana);
		for (const each of three) test.come(each);
		expect(test.table.command("configure", ana, { options: { rank: "climbs" } })).toEqual(done);
		expect(test.table.agreed.options).toEqual({ rank: "climbs", discardFrom: 4 });
		expect(test.table.command("configure", ana, { options: { rank: "falls" } })).toEqual(no("bad-options"));
		expect(test.table.command("configure", ana, { seats: 2 })).toEqual(no("bad-options"));
		test.table.command("start", ana, {});
		expect(test.table.command("configure", ana, { doubtMs: 0 })).toEqual(no("not-now"));
	});
});

describe("moves", () => {
	test("P1 a play waits for the time to doubt; a challenge does not", () => {
		const test = TestTable.playing(three);
		expect(test.playOne(three)).toEqual(done);
		test.time.pass(2_999);
		expect(test.playOne(three)).toEqual(no("too-soon"));
		test.time.pass(1);
		expect(test.playOne(three)).toEqual(done);
		expect(test.move(test.onTurn(three), { move: "challenge" })).toEqual(done);
	});

	test("P2 a challenge that meant an earlier play is stale and changes nothing", () => {
		const test = TestTable.playing(three);
		test.playOne(three);
		const seen = test.table.version;
		test.time.pass(3_000);
		test.playOne(three);
		const before = JSON.stringify(test.table.play?.record);
		const late = three.find((each) => test.view(test.seatOf(each)).table.pending?.seat !== test.seatOf(each));
		expect(test.move(late ?? ana, { move: "challenge" }, { version: seen })).toEqual(no("stale"));
		expect(JSON.stringify(test.table.play?.record)).toBe(before);
	});

	test("P3 of two challenges of one play the first counts, the second is stale", () => {
		const test = TestTable.playing(three);
		const opener = test.onTurn(three);
		test.playOne(three);
		const [first, second] = three.filter((each) => each !== opener);
		const version = test.table.version;
		expect(test.move(first ?? ana, { move: "challenge" }, { version })).toEqual(done);
		expect(test.move(second ?? ana, { move: "challenge" }, { version })).toEqual(no("stale"));
		expect(test.events.filter(({ event }) => event === "challenged")).toHaveLength(1);
	});

	test("P4 a repeated id is answered as before and does nothing", () => {
		const test = TestTable.playing(three, { doubtMs: 0 });
		const who = test.onTurn(three);
		const [card] = test.view(test.seatOf(who)).own?.hand ?? [];
		const play = { move: "play", cards: card ? [card] : [], rank: "A" } as const;
		const version = test.table.version;
		expect(test.move(who, play, { id: "same", version })).toEqual(done);
		expect(test.move(who, play, { id: "same", version })).toEqual(done);
		expect(test.view(0).table.plays).toBe(1);
	});

	test("P4 a refused id stays refused, even where its move could be made by now, and is nobody else's", () => {
		const test = TestTable.playing(three, { doubtMs: 0 });
		const opener = test.onTurn(three);
		const [next, last] = [1, 2].map((step) => three[(three.indexOf(opener) + step) % 3] ?? ana);
		const challenge = { move: "challenge" } as const;
		expect(test.move(next ?? ana, challenge, { id: "same" })).toEqual(no("nothing-to-challenge"));
		test.playOne(three);
		expect(test.move(next ?? ana, challenge, { id: "same" })).toEqual(no("nothing-to-challenge"));
		expect(test.move(last ?? ana, challenge, { id: "same" })).toEqual(done);
	});

	test("P5 who does not sit, and what is no move, changes nothing", () => {
		const test = TestTable.playing(three);
		test.table.enter(dan);
		expect(test.move(dan, { move: "challenge" })).toEqual(no("not-seated"));
		expect(test.table.command("move", ana, { id: "x", version: 1, move: { move: "peek" } })).toBe("malformed");
		expect(test.view(0).table.plays).toBe(0);
	});
});

describe("the clock and absence", () => {
	test("A1 when the clock is out the computer makes this one move", () => {
		const test = TestTable.playing(three);
		const slow = test.onTurn(three);
		test.time.pass(32_999);
		expect(test.table.play?.actor).toBe(test.seatOf(slow));
		test.time.pass(1);
		expect(test.view(0).table.plays).toBe(1);
		expect(presences(test)).toEqual(["here", "here", "here"]);
	});

	test("A2 after two misses in a row the computer plays on, until the person takes the seat back", () => {
		const test = TestTable.playing(three);
		const idle = test.onTurn(three);
		for (let i = 0; i < 200 && presences(test)[test.seatOf(idle)] !== "away"; i++) {
			if (test.onTurn(three) === idle) test.time.pass(33_000);
			else {
				test.time.pass(3_000);
				test.playOne(three);
			}
		}
		expect(presences(test)[test.seatOf(idle)]).toBe("away");
		expect(test.table.command("resume", idle, {})).toEqual(done);
		expect(presences(test)[test.seatOf(idle)]).toBe("here");
	});

	test("A3 a move in time ends the row of misses", () => {
		const test = TestTable.playing(three);
		const late = test.onTurn(three);
		test.time.pass(33_000);
		expect(test.table.company.chairs[test.seatOf(late)]?.misses).toBe(1);
		for (let i = 0; i < 3 && test.onTurn(three) !== late; i++) {
			test.time.pass(3_000);
			test.playOne(three);
		}
		test.time.pass(3_000);
		expect(test.playOne([late])).toEqual(done);
		expect(test.table.company.chairs[test.seatOf(late)]?.misses).toBe(0);
	});

	test("A4 a lost connection keeps the seat; after 45 s the computer plays it; coming back takes it back", () => {
		const test = TestTable.playing(three, { turnMs: 120_000 });
		test.table.leave(bea.id);
		expect(presences(test)).toEqual(["here", "reconnecting", "here"]);
		test.time.pass(44_999);
		expect(presences(test)[1]).toBe("reconnecting");
		test.time.pass(1);
		expect(presences(test)[1]).toBe("away");
		const hand = test.view(1).own?.hand;
		test.table.enter(bea);
		expect(presences(test)).toEqual(["here", "here", "here"]);
		expect(test.view(test.seatOf(bea)).own?.hand).toEqual(hand);
	});

	test("A5 the clock runs on while its player is gone", () => {
		const test = TestTable.playing(three);
		const gone = test.onTurn(three);
		test.table.leave(gone.id);
		test.time.pass(33_000);
		expect(test.view(0).table.plays).toBe(1);
	});

	test("A6 whoever stands up in a game leaves the seat to the computer and can come back", () => {
		const test = TestTable.playing(three);
		test.table.command("stand", cid, {});
		expect(presences(test)[2]).toBe("away");
		test.table.command("resume", cid, {});
		expect(presences(test)[2]).toBe("here");
	});

	test("A7 with everybody gone for five minutes the table closes, and no timer is left", () => {
		const test = TestTable.playing(three);
		for (const { id } of three) test.table.leave(id);
		test.time.pass(299_999);
		expect(test.isClosed).toBe(false);
		test.time.pass(1);
		expect(test.isClosed).toBe(true);
		expect(test.time.pending).toBe(0);
	});

	test("A8 one who comes back in time keeps the table open", () => {
		const test = TestTable.playing(three);
		for (const { id } of three) test.table.leave(id);
		test.time.pass(200_000);
		test.table.enter(ana);
		test.time.pass(1_000);
		expect(test.isClosed).toBe(false);
	});

	test("A9 before a game, a chair is kept for 45 s", () => {
		const test = new TestTable({}, ana);
		for (const each of three) test.come(each);
		test.table.leave(cid.id);
		test.time.pass(45_000);
		expect(test.table.company.chairs.map(({ player }) => player)).toEqual([ana.id, bea.id]);
	});

	test("A10 a fault stops the table: nothing moves; it closes when everybody has gone", () => {
		const test = TestTable.playing(three);
		test.table.freeze();
		expect(test.table.phase).toBe("frozen");
		expect(test.move(ana, { move: "challenge" })).toEqual(no("table-frozen"));
		expect(test.time.pending).toBe(0);
		for (const { id } of three) test.table.leave(id);
		test.time.pass(300_000);
		expect(test.isClosed).toBe(true);
	});
});

describe("computers", () => {
	test("C1 a computer on turn waits for the time to doubt, then thinks between its bounds", () => {
		const test = new TestTable({ doubtMs: 5_000 }, ana);
		test.come(ana);
		expect(test.table.rounds.startPractice(ana)).toEqual(done);
		for (let i = 0; i < 400 && test.table.phase === "playing"; i++) {
			const { play } = test.table;
			const plays = test.view(0).table.plays;
			const pending = test.view(0).table.pending;
			if (play?.actor !== test.seatOf(ana)) {
				test.time.pass(pending ? 5_000 : 0);
				if (pending && test.view(0).table.pending === pending) expect(test.view(0).table.plays).toBe(plays);
				test.time.pass(2_400);
			} else {
				test.time.pass(5_000);
				if (test.table.play?.actor === test.seatOf(ana)) test.playOne([ana]);
			}
		}
		expect(test.events.some(({ event }) => event === "played")).toBe(true);
	});

	test("C2 a table of computers plays itself to the end", () => {
		const test = new TestTable({}, ana);
		test.come(ana);
		test.table.rounds.startPractice(ana);
		test.table.command("stand", ana, {});
		test.finish();
		expect(test.table.phase).toBe("over");
	});
});
