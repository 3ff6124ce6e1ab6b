import { bots } from "@fibbers/bots";
import { liar } from "@fibbers/rules";
import { beforeAll, describe, expect, test } from "vitest";
import { person, TestTable } from "../../testkit/test-table.ts";
import type { Person } from "./chair.ts";
import type { Settings } from "./settings.ts";

beforeAll(async () => {
	await bots.liar.medium.ready?.();
});

const [ana, bea, cid, dan, eva] = [person("Ana"), person("Bea"), person("Cid"), person("Dan"), person("Eva")];
const three = [ana, bea, cid];
const two = [ana, bea];
const { deck } = liar;
const done = { done: true };
const no = (reason: string) => ({ done: false, reason });

describe("the next game", () => {
	test("N1 it is dealt when everybody here is ready, and the player to the loser's left starts", () => {
		const test = finished();
		expect(test.table.phase).toBe("over");
		const loser = test.table.play?.verdict?.loser ?? -1;
		for (const each of three) test.table.command("ready", each, { ready: true });
		expect(test.table.phase).toBe("playing");
		expect(test.table.round).toBe(2);
		expect(test.table.play?.deal.first).toBe((loser + 1) % 3);
	});

	test("N2 who sat down meanwhile plays, who is away does not", () => {
		const test = finished();
		test.table.enter(dan);
		expect(test.table.command("sit", dan, {})).toEqual(done);
		test.table.command("stand", bea, {});
		test.table.command("start", ana, {});
		expect(test.table.company.chairs.map(({ player }) => player)).toEqual([ana.id, cid.id, dan.id]);
	});

	test("N3 a spectator who waits can change his mind, and a full table takes no more", () => {
		const test = finished();
		for (const each of [dan, eva]) test.table.enter(each);
		test.table.command("sit", dan, {});
		expect(test.table.command("sit", eva, {})).toEqual(no("table-full"));
		test.table.command("stand", dan, {});
		expect(test.table.command("sit", eva, {})).toEqual(done);
	});

	test("N4 the host opens the table again for other options", () => {
		const test = finished();
		expect(test.table.command("reopen", bea, {})).toEqual(no("not-host"));
		expect(test.table.command("reopen", ana, {})).toEqual(done);
		expect(test.table.command("configure", ana, { options: { rank: "climbs" } })).toEqual(done);
		expect(test.table.command("start", ana, {})).toEqual(done);
		expect(test.table.round).toBe(2);
	});

	test("N5 the loser deals in Liar's Post too, and the player to the loser's left starts", () => {
		const test = finished(three, { game: "liars-post" });
		const loser = test.table.play?.verdict?.loser ?? -1;
		expect(test.table.rounds.nextFirst).toBe((loser + 1) % 3);
		expect(test.table.rounds.choice).toBeNull();
		test.table.command("start", ana, {});
		expect(test.table.play?.deal.first).toBe((loser + 1) % 3);
	});

	test("N6 where the one to start has left, the next of those who stayed starts", () => {
		const test = finished();
		const loser = test.table.play?.verdict?.loser ?? -1;
		const left = three[(loser + 1) % 3] ?? ana;
		const next = three[(loser + 2) % 3] ?? ana;
		test.table.enter(dan);
		test.table.command("sit", dan, {});
		test.table.command("stand", left, {});
		const host = three.find((each) => each !== left && test.table.company.isHost(each.id)) ?? next;
		expect(test.table.command("start", host, {})).toEqual(done);
		expect(test.table.company.chairs[test.table.play?.deal.first ?? -1]?.player).toBe(next.id);
	});
});

describe("the loser of Liar! says who starts", () => {
	const ended = (): { test: TestTable; loser: Person; winner: Person } => {
		const test = TestTable.playing(two, { game: "liar", seats: 2, doubtMs: 0 });
		const guesser = test.onTurn(two);
		const cards = deck.filter((card) => !test.handOf(guesser).includes(card));
		expect(test.move(guesser, { move: "guess", card: cards[0] })).toEqual(done);
		const loser = two[test.table.play?.verdict?.loser ?? -1] ?? ana;
		return { test, loser, winner: loser === ana ? bea : ana };
	};

	test("N7 he may name either, once, and nobody else may", () => {
		const { test, loser, winner } = ended();
		expect(test.table.rounds.choice?.seat).toBe(test.seatOf(loser));
		expect(test.table.rounds.nextFirst).toBeNull();
		expect(test.table.command("choose", winner, { first: 0 })).toEqual(no("not-your-choice"));
		expect(test.table.command("choose", loser, { first: 2 })).toEqual(no("no-such-seat"));
		expect(test.table.command("choose", loser, { first: test.seatOf(winner) })).toEqual(done);
		expect(test.table.rounds.nextFirst).toBe(test.seatOf(winner));
		expect(test.table.command("choose", loser, { first: test.seatOf(loser) })).toEqual(no("not-your-choice"));
		for (const each of two) test.table.command("ready", each, { ready: true });
		expect(test.table.play?.deal.first).toBe(test.seatOf(winner));
	});

	test("N8 the next game waits for his word; silence means himself", () => {
		const { test, loser } = ended();
		for (const each of two) expect(test.table.command("ready", each, { ready: true })).toEqual(done);
		expect(test.table.phase).toBe("over");
		test.time.pass(19_999);
		expect(test.table.phase).toBe("over");
		test.time.pass(1);
		expect(test.table.phase).toBe("playing");
		expect(test.table.play?.deal.first).toBe(test.seatOf(loser));
	});

	test("N9 who takes back that he is ready is not dealt to when the word comes", () => {
		const { test, loser } = ended();
		for (const each of two) test.table.command("ready", each, { ready: true });
		test.table.command("ready", ana, { ready: false });
		test.table.command("choose", loser, { first: 0 });
		expect(test.table.phase).toBe("over");
		test.table.command("ready", ana, { ready: true });
		expect(test.table.phase).toBe("playing");
	});

	test("N10 a computer that has lost starts without a word, and the time to choose ends with the table", () => {
		for (let seed = 1; seed < 200; seed++) {
			const practice = new TestTable({ game: "liar", seats: 2 }, ana, seed);
			practice.come(ana);
			practice.table.rounds.startPractice(ana);
			practice.table.command("stand", ana, {});
			practice.finish();
			const loser = practice.table.play?.verdict?.loser;
			if (loser !== 1) continue;
			expect(practice.table.rounds.choice).toBeNull();
			expect(practice.table.rounds.nextFirst).toBe(1);
			return;
		}
		throw new Error("the computer never lost");
	});

	test("N11 a table that stops forgets that it waited", () => {
		const { test } = ended();
		test.table.stop();
		expect(test.time.pending).toBe(0);
	});
});

describe("the evening", () => {
	test("N12 scores are kept for each player over games, whoever wins", () => {
		const test = finished();
		const places = test.table.play?.outcome as { places: number[] };
		const scoreOf = (seat: number) => {
			const chair = test.table.company.chairs[seat];
			return chair && test.table.scores.of(chair);
		};
		expect(places.places.map(scoreOf)).toEqual([
			{ played: 1, wins: 1, losses: 0 },
			{ played: 1, wins: 0, losses: 0 },
			{ played: 1, wins: 0, losses: 1 },
		]);
	});

	test("N13 in Liar's Post all but the loser win; in Liar! the other one does; and it adds up over the evening", () => {
		const test = finished(two, { game: "liars-post", seats: 4 });
		expect(test.table.command("reopen", ana, {})).toEqual(done);
		expect(test.table.command("configure", ana, { game: "liar" })).toEqual(done);
		expect(test.table.agreed).toMatchObject({ game: "liar", seats: 2, options: {}, doubtMs: 0 });
		expect(test.table.command("start", ana, {})).toEqual(done);
		play(test, two);
		const scores = test.table.company.chairs.map((chair) => test.table.scores.of(chair));
		expect(scores.map(({ played }) => played)).toEqual([2, 2]);
		expect(scores.reduce((sum, { wins }) => sum + wins, 0)).toBe(2);
		expect(scores.reduce((sum, { losses }) => sum + losses, 0)).toBe(2);
		for (const { wins, losses } of scores) expect(wins + losses).toBe(2);
	});

	test("N14 the game changes between games while everybody stays; one with too few chairs is refused", () => {
		const test = finished();
		expect(test.table.command("configure", ana, { game: "liars-post" })).toEqual(no("not-now"));
		test.table.command("reopen", ana, {});
		expect(test.table.command("configure", ana, { game: "liar" })).toEqual(no("too-many-players"));
		expect(test.table.command("configure", ana, { game: "liars-post", options: { deck: "single" } })).toEqual(done);
		expect(test.table.agreed).toMatchObject({
			game: "liars-post",
			seats: 4,
			options: { deck: "single", eightDifferent: false },
		});
		expect(test.table.command("start", ana, {})).toEqual(done);
		expect(test.table.company.chairs.map(({ player }) => player)).toEqual(three.map(({ id }) => id));
		expect(test.table.play?.gameId).toBe("liars-post");
	});
});

describe("options by vote", () => {
	const open = (people: readonly Person[] = three, settings: Partial<Settings> = {}): TestTable => {
		const test = new TestTable({ listed: true, ...settings }, people[0] ?? null);
		for (const each of people) test.come(each);
		return test;
	};
	const vote = (test: TestTable, who: Person, options: Record<string, string | number | boolean>) =>
		test.table.command("vote", who, { options });

	test("V1 most votes win; a tie keeps the default; what nobody votes on stays as the host has set it", () => {
		const test = open(three, { options: { rank: "climbs", discardFrom: 3 } });
		expect(test.table.agreed.options).toEqual({ rank: "climbs", discardFrom: 3 });
		expect(vote(test, ana, { rank: "climbs" })).toEqual(done);
		expect(test.table.agreed.options).toEqual({ rank: "climbs", discardFrom: 3 });
		vote(test, bea, { rank: "locked" });
		expect(test.table.agreed.options).toEqual({ rank: "locked", discardFrom: 3 });
		vote(test, cid, { rank: "climbs", discardFrom: 2 });
		expect(test.table.agreed.options).toEqual({ rank: "climbs", discardFrom: 2 });
		vote(test, cid, {});
		expect(test.table.agreed.options).toEqual({ rank: "locked", discardFrom: 3 });
	});

	test("V2 what was voted is what is dealt, and can be voted on anew after the game", () => {
		const test = open();
		for (const each of [bea, cid]) vote(test, each, { rank: "climbs" });
		test.table.command("start", ana, {});
		expect(test.table.play?.settings.options).toMatchObject({ rank: "climbs" });
		expect(vote(test, ana, { rank: "locked" })).toEqual(no("not-now"));
		play(test, three);
		expect(vote(test, cid, { rank: "locked" })).toEqual(done);
		expect(test.table.agreed.options).toMatchObject({ rank: "locked" });
	});

	test("V3 only the seated vote, on what the game has; at a private table the host decides", () => {
		const test = open();
		test.table.enter(dan);
		expect(vote(test, dan, { rank: "climbs" })).toEqual(no("not-seated"));
		expect(vote(test, ana, { rank: "sideways" })).toEqual(no("bad-options"));
		expect(vote(test, ana, { deck: "single" })).toEqual(no("bad-options"));
		expect(vote(open(three, { listed: false }), ana, { rank: "climbs" })).toEqual(no("by-host"));
	});

	test("V4 the host of an open table sets everything but what is voted on", () => {
		const test = open();
		expect(test.table.command("configure", ana, { options: { rank: "climbs" } })).toEqual(no("by-vote"));
		vote(test, bea, { rank: "climbs" });
		const { options } = test.table.agreed as { options: Record<string, string> };
		expect(test.table.command("configure", ana, { options, turnMs: 60_000 })).toEqual(done);
		vote(test, bea, {});
		expect(test.table.agreed).toMatchObject({ turnMs: 60_000, options: { rank: "locked" } });
	});

	test("V5 with another game the votes are gone, and made private the host decides", () => {
		const test = open();
		vote(test, bea, { rank: "climbs" });
		expect(test.table.command("configure", ana, { game: "liars-post" })).toEqual(done);
		vote(test, bea, { deck: "single" });
		expect(test.table.agreed).toMatchObject({ game: "liars-post", seats: 4, options: { deck: "single" } });
		expect(test.table.command("configure", ana, { listed: false, options: { deck: "double" } })).toEqual(done);
		expect(test.table.agreed.options).toMatchObject({ deck: "double" });
		expect(test.table.company.chairs.map(({ votes }) => votes)).toEqual([{}, {}, {}]);
	});

	test("V6 a value without room for those who sit cannot win", () => {
		const five = [ana, bea, cid, dan, eva];
		const test = open(five, { game: "liars-post", seats: 6 });
		for (const each of five) vote(test, each, { deck: "single" });
		expect(test.table.agreed).toMatchObject({ seats: 6, options: { deck: "double" } });
		test.table.command("stand", eva, {});
		expect(test.table.agreed).toMatchObject({ seats: 4, options: { deck: "single" } });
		expect(test.table.command("sit", eva, {})).toEqual(no("table-full"));
	});
});

/** These people play a game that runs to its end, played by the computer. */
function play(test: TestTable, people: readonly Person[]): void {
	for (const each of people) test.table.command("stand", each, {});
	test.finish();
	for (const each of people) test.table.command("resume", each, {});
}

function finished(people: readonly Person[] = three, settings: Partial<Settings> = {}): TestTable {
	const test = TestTable.playing(people, settings);
	play(test, people);
	return test;
}
