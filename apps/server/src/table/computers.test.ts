import { bots } from "@fibbers/bots";
import { characters, computerNames, levels } from "@fibbers/protocol";
import { type GameId, gameIds, seededRandom } from "@fibbers/rules";
import { beforeAll, describe, expect, test } from "vitest";
import { person, TestTable } from "../../testkit/test-table.ts";
import { done, no } from "./commands/answer.ts";
import { Computers } from "./computers.ts";
import { defaultPace } from "./pace.ts";
import { Play } from "./play.ts";
import { defaultSettings, gameOf, type Settings } from "./settings.ts";

const ana = person("Ana");

const usual = (game: GameId) =>
	defaultSettings(game, 4, {
		turnMs: 30_000,
		doubtMs: 0,
		listed: false,
		watch: "all",
		language: "en",
		filter: true,
		level: "medium",
	});

/** Each game at each number of chairs. */
const tables = gameIds.flatMap((game) => {
	const { min, max } = gameOf(game).seats(usual(game).options);
	return Array.from({ length: max - min + 1 }, (_, i) => ({ game, seats: min + i }));
});

function openTable(settings: ConstructorParameters<typeof TestTable>[0] = {}): TestTable {
	const test = new TestTable({ seats: 8, doubtMs: 0, ...settings }, ana);
	test.come(ana);
	test.table.command("sit", ana, {});
	return test;
}

const computersAt = ({ table }: TestTable) => table.company.chairs.map(({ computer }) => computer);
const namesAt = ({ table }: TestTable) => table.company.chairs.map(({ profile }) => profile.name);

describe("whoever sets the table up", () => {
	test("L1 seats any computer, each under a name of its own, and otherwise one as strong as agreed", () => {
		const test = openTable({ level: "hard" });
		for (const as of ["fibber", "fibber", "easy"] as const)
			expect(test.table.command("addComputer", ana, { as })).toEqual(done);
		expect(test.table.command("addComputer", ana, {})).toEqual(done);
		expect(computersAt(test)).toEqual([null, "fibber", "fibber", "easy", "hard"]);
		expect(new Set(namesAt(test)).size).toBe(5);
	});

	test("L2 makes those that are strong or weak stronger or weaker; characters stay as they are", () => {
		const test = openTable();
		for (const as of ["easy", "sceptic", "hard"] as const) test.table.command("addComputer", ana, { as });
		expect(test.table.command("configure", ana, { level: "medium" })).toEqual(done);
		expect(computersAt(test)).toEqual([null, "medium", "sceptic", "medium"]);
	});

	test("L3 fills up with computers of the level that is asked for, which then is the table's", () => {
		const test = openTable({ seats: 4 });
		expect(test.table.command("start", ana, { fill: true, level: "easy" })).toEqual(done);
		expect(computersAt(test)).toEqual([null, "easy", "easy", "easy"]);
		expect(test.table.agreed.level).toBe("easy");
	});

	test("L4 changes the level between games, and not while one is played", () => {
		const test = openTable({ seats: 3 });
		test.table.command("start", ana, { fill: true });
		expect(test.table.command("configure", ana, { level: "hard" })).toEqual(no("not-now"));
		test.finish();
		expect(test.table.phase).toBe("over");
		expect(test.table.command("configure", ana, { level: "hard" })).toEqual(done);
		expect(computersAt(test)).toEqual([null, "hard", "hard"]);
		expect(test.table.agreed.level).toBe("hard");
	});

	test("L5 finds the same computers after a fall", () => {
		const test = openTable();
		for (const as of computerNames.slice(1)) test.table.command("addComputer", ana, { as });
		const before = [computersAt(test), namesAt(test)];
		test.fall();
		expect([computersAt(test), namesAt(test)]).toEqual(before);
	});
});

test("L6 the names on the wire are those of the computers that there are", () => {
	for (const game of gameIds) expect(Object.keys(bots[game]).sort()).toEqual([...levels, ...characters].sort());
});

describe.each(computerNames)("%s", (as) => {
	beforeAll(async () => {
		for (const game of gameIds) await bots[game][as].ready?.();
	});

	test.each(tables)("L7 plays $game at $seats chairs to the end, without a move that is refused", ({ game, seats }) => {
		const test = new TestTable({ game, seats, doubtMs: 0 }, ana);
		test.come(ana);
		while (test.table.company.chairs.length < seats) test.table.command("addComputer", ana, { as });
		test.table.command("start", ana, {});
		test.table.command("stand", ana, {});
		test.finish();
		expect(test.table.phase).toBe("over");
	});
});

test.each(gameIds)("L8 the time to think is the same whatever is in the hand: %s", (game) => {
	const settings = usual(game);
	const delays = Array.from({ length: 100 }, (_, seed) => {
		const waits: number[] = [];
		const after = (ms: number) => {
			waits.push(ms);
			return () => {};
		};
		const play = dealt(settings, seed);
		const deps = {
			time: { now: () => 0, after },
			random: seededRandom(7),
			pace: defaultPace,
			move: () => {},
			chairs: () => [],
		};
		new Computers(deps).think(play, play.actor ?? 0, 0);
		return waits;
	});
	const { min, max } = defaultPace.think;
	expect(new Set(delays.flat())).toEqual(new Set([min + seededRandom(7).below(max - min + 1)]));
	expect(delays).toHaveLength(100);
});

function dealt(settings: Settings, seed: number): Play {
	const random = seededRandom(seed);
	const deal = gameOf(settings.game).deal(settings.options, settings.seats, random.below(settings.seats), random);
	const proof = { seed: "", commitment: "", contributions: [], table: "TESTED", round: 1, drewFirst: true };
	return new Play({ id: "", startedAt: 0, settings, deal, proof, delayed: false }, 1);
}
