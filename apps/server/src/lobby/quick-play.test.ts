import { beforeEach, describe, expect, test } from "vitest";
import { RememberedTies } from "../../testkit/acquaintances.ts";
import { person, TestTable, TurnedTime } from "../../testkit/index.ts";
import { alone } from "../cluster/alone.ts";
import { summaryOf, type TableSummary } from "../summaries/summary.ts";
import type { Person } from "../table/chair.ts";
import { done } from "../table/commands/answer.ts";
import type { Settings } from "../table/settings.ts";
import { QuickPlay } from "./quick-play.ts";

const [ana, bea, cid, dan] = ["Ana", "Bea", "Cid", "Dan"].map(person) as [Person, Person, Person, Person];

let time: TurnedTime;
let ties: RememberedTies;
let tables: TestTable[];
let quickPlay: QuickPlay;

beforeEach(() => {
	time = new TurnedTime();
	ties = new RememberedTies();
	tables = [];
	quickPlay = new QuickPlay({
		cluster: alone(),
		summaries: {
			get all(): readonly TableSummary[] {
				return tables.map(({ table }) => summaryOf(table));
			},
		},
		acquaintances: ties,
		time,
		open: async (settings, host) => {
			await Promise.resolve();
			return opened(settings, { id: host, profile: ana.profile }).table.code;
		},
	});
});

function opened(settings: Partial<Settings>, host: Person): TestTable {
	const test = new TestTable({ listed: true, ...settings }, host, 1, {}, `TABLE${tables.length}`);
	test.table.openedAt = 1_000 + tables.length;
	tables.push(test);
	return test;
}

/** A table where these people sit. */
function taken(people: readonly [Person, ...Person[]], settings: Partial<Settings> = {}): TestTable {
	const test = opened(settings, people[0]);
	for (const each of people) test.come(each);
	return test;
}

const game = "el-mentiroso";

test("a new table is listed, of the game's defaults, in the language that was asked for", async () => {
	expect(await quickPlay.find(ana.id, "liar", "es")).toEqual({ code: "TABLE0", opened: true });
	expect(tables[0]?.table).toMatchObject({
		agreed: {
			game: "liar",
			seats: 2,
			turnMs: 30_000,
			doubtMs: 0,
			listed: true,
			watch: "all",
			language: "es",
			filter: true,
			level: "medium",
		},
		company: { hostId: ana.id },
	});
});

describe("nobody is sent", () => {
	test("where somebody sits, watches, or is on the way whom he is kept apart from", async () => {
		await ties.block(ana.id, dan.id);
		await ties.block(dan.id, bea.id);
		await ties.block(cid.id, dan.id);
		taken([ana]);
		taken([person("Eve")]).table.enter(bea);
		expect(await quickPlay.find(cid.id, "liar")).toEqual({ code: "TABLE2", opened: true });
		expect(await quickPlay.find(dan.id, "liar")).toEqual({ code: "TABLE3", opened: true });
		expect(await quickPlay.find(dan.id, game)).toEqual({ code: "TABLE4", opened: true });
		expect(await quickPlay.find(person("Fay").id, game)).toEqual({ code: "TABLE0", opened: false });
	});

	test("where the host has shown him the door", async () => {
		const { table } = taken([ana, bea]);
		expect(table.command("kick", ana, { guest: table.company.guests.numberOf(bea.id) })).toEqual(done);
		expect(await quickPlay.find(bea.id, game)).toEqual({ code: "TABLE1", opened: true });
		expect(await quickPlay.find(cid.id, game)).toEqual({ code: "TABLE0", opened: false });
	});

	test("to a table that is locked", async () => {
		const { table } = taken([ana]);
		expect(table.command("lock", ana, { locked: true })).toEqual(done);
		expect(await quickPlay.find(bea.id, game)).toEqual({ code: "TABLE1", opened: true });
	});

	test("to a table that plays, or whose chairs are all taken or kept", async () => {
		const playing = taken([ana, bea, cid]);
		playing.table.command("start", ana, {});
		taken([dan, person("Eve"), person("Fay")]);
		expect(await quickPlay.find(person("Gus").id, game)).toEqual({ code: "TABLE1", opened: false });
		expect(await quickPlay.find(person("Hal").id, game)).toEqual({ code: "TABLE2", opened: true });
	});
});

test("a chair is kept for a quarter of a minute", async () => {
	taken([ana], { game: "liar", seats: 2 });
	expect(await quickPlay.find(bea.id, "liar")).toEqual({ code: "TABLE0", opened: false });
	expect(await quickPlay.find(cid.id, "liar")).toEqual({ code: "TABLE1", opened: true });
	time.pass(15_000);
	expect(await quickPlay.find(dan.id, "liar")).toEqual({ code: "TABLE0", opened: false });
});

test("a computer gives up its chair", async () => {
	const { table } = taken([ana], { game: "liar", seats: 2 });
	table.command("addComputer", ana, {});
	expect(await quickPlay.find(bea.id, "liar")).toEqual({ code: "TABLE0", opened: false });
});
