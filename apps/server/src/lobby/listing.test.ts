import type { LobbyRow, Look, TableChangesMessage, TablesMessage } from "@fibbers/protocol";
import { byRank, isWaiting } from "@fibbers/protocol";
import { gameIds, pick, type Random, seededRandom } from "@fibbers/rules";
import { describe, expect, test } from "vitest";
import { RememberedTies } from "../../testkit/acquaintances.ts";
import { person, TestTable, TurnedTime } from "../../testkit/index.ts";
import { alone } from "../cluster/alone.ts";
import { Summaries } from "../summaries/summaries.ts";
import type { Person } from "../table/chair.ts";
import type { Settings } from "../table/settings.ts";
import { Listing } from "./listing.ts";

type Letter =
	| { readonly name: "tables"; readonly body: TablesMessage }
	| { readonly name: "changes"; readonly body: TableChangesMessage };

const text = new TextDecoder();

/** A page that shows the list, put together from what it was told. */
class Page {
	readonly letters: Letter[] = [];
	readonly sent: Uint8Array[] = [];
	rows: readonly LobbyRow[] = [];
	total = -1;
	waiting: object = {};
	readonly player: string;

	constructor(who: Person) {
		this.player = who.id;
	}

	send(bytes: Uint8Array): void {
		this.sent.push(bytes);
		const letter = JSON.parse(text.decode(bytes)) as Letter;
		this.letters.push(letter);
		if (letter.name === "tables") this.rows = letter.body.rows;
		else {
			const rows = new Map(this.rows.map((row) => [row.code, row]));
			for (const code of letter.body.gone) expect(rows.delete(code), "a row goes that was not there").toBe(true);
			for (const change of letter.body.set) rows.set(change.code, { ...rows.get(change.code), ...change } as LobbyRow);
			this.rows = [...rows.values()].sort(byRank);
		}
		this.total = letter.body.total;
		this.waiting = letter.body.waiting;
	}

	get codes(): string[] {
		return this.rows.map(({ code }) => code);
	}

	get told(): string {
		return this.sent.map((bytes) => text.decode(bytes)).join("\n");
	}
}

class ListedTables {
	readonly time = new TurnedTime();
	readonly ties = new RememberedTies();
	readonly tables = new Map<string, TestTable>();
	encoded = 0;
	readonly summaries = new Summaries(alone().board("tables"));
	readonly listing = new Listing({
		summaries: this.summaries,
		acquaintances: this.ties,
		time: this.time,
		encode: (name, body) => {
			this.encoded++;
			return new TextEncoder().encode(JSON.stringify({ name, body }));
		},
	});

	/** A table where these people sit, the first of them its host. */
	open(code: string, people: readonly Person[], settings: Partial<Settings> = {}): TestTable {
		const test = new TestTable({ listed: true, ...settings }, people[0], 1, {}, code);
		test.table.openedAt = 1_000 + this.tables.size;
		test.onChange = () => this.summaries.shown(test.table);
		this.tables.set(code, test);
		for (const each of people) test.come(each);
		return test;
	}

	close(code: string): void {
		const test = this.tables.get(code);
		this.tables.delete(code);
		if (test) this.summaries.gone(test.table);
	}

	async look(who: Person, look: Look): Promise<Page> {
		const page = new Page(who);
		await this.listing.look(page, look);
		return page;
	}

	/** What was asked of the ties is answered, and what has gathered is told. */
	async settle(): Promise<void> {
		for (let i = 0; i < 10; i++) await Promise.resolve();
		this.time.pass(250);
	}
}

const [ana, bea, cid, dan] = ["Ana", "Bea", "Cid", "Dan"].map(person) as [Person, Person, Person, Person];

describe("the list", () => {
	test("a viewer is told the rows that fit, in order, and afterwards only what has changed", async () => {
		const list = new ListedTables();
		const full = list.open("FULL22", [bea, cid], { game: "liar", seats: 2 });
		list.open("WAITS2", [ana], { seats: 4, language: "es" });
		await list.settle();
		const page = await list.look(dan, { rows: 10 });
		expect(page.codes).toEqual(["WAITS2", "FULL22"]);
		expect(page.rows[0]).toEqual({
			code: "WAITS2",
			game: "el-mentiroso",
			options: full.table.agreed.options && list.tables.get("WAITS2")?.table.agreed.options,
			seats: [{ name: "Ana", picture: "cat", tone: 3, computer: false }],
			capacity: 4,
			free: 3,
			turnMs: 30_000,
			language: "es",
			phase: "open",
			round: 0,
			watchers: 0,
			watch: "all",
			locked: false,
			openedAt: 1_001,
		});
		expect(page.total).toBe(2);
		expect(page.waiting).toEqual({ "el-mentiroso": 1, "liars-post": 0, liar: 0 });
		full.table.command("start", bea, {});
		await list.settle();
		expect(page.letters.at(-1)).toEqual({
			name: "changes",
			body: {
				set: [{ code: "FULL22", phase: "playing", round: 1 }],
				gone: [],
				total: 2,
				waiting: { "el-mentiroso": 1, "liars-post": 0, liar: 0 },
			},
		});
	});

	test("what changes and changes back within a moment is not told", async () => {
		const list = new ListedTables();
		const table = list.open("WAITS2", [ana]);
		await list.settle();
		const page = await list.look(dan, { rows: 10 });
		table.come(bea);
		table.table.command("stand", bea, {});
		table.table.leave(bea.id);
		await list.settle();
		expect(page.letters).toHaveLength(1);
	});

	test("a move in a game tells the list nothing", async () => {
		const list = new ListedTables();
		const table = list.open("PLAYS2", [ana, bea, cid]);
		table.table.command("start", ana, {});
		await list.settle();
		const page = await list.look(dan, { rows: 10 });
		expect(table.playOne([ana, bea, cid])).toEqual({ done: true });
		await list.settle();
		expect(page.letters).toHaveLength(1);
	});

	test("viewers who ask for the same share one encoding", async () => {
		const list = new ListedTables();
		const table = list.open("WAITS2", [ana]);
		await list.settle();
		const pages = await Promise.all(
			Array.from({ length: 20 }, (_, i) => list.look(person(`viewer ${i}`), { rows: 10, free: true })),
		);
		expect(list.encoded).toBe(1);
		table.come(bea);
		await list.settle();
		expect(list.encoded).toBe(2);
		expect(new Set(pages.map(({ sent }) => sent.at(-1))).size).toBe(1);
	});

	test("nobody is told anything after he has looked away", async () => {
		const list = new ListedTables();
		const table = list.open("WAITS2", [ana]);
		await list.settle();
		const page = await list.look(dan, { rows: 10 });
		list.listing.lookAway(page);
		table.come(bea);
		await list.settle();
		expect(page.letters).toHaveLength(1);
	});

	test("a table that turns private leaves, and so does one where nobody is any more", async () => {
		const list = new ListedTables();
		const [turned, left] = [list.open("TURNED", [ana]), list.open("EMPTY2", [bea])];
		await list.settle();
		const page = await list.look(dan, { rows: 10 });
		expect(page.codes).toEqual(["TURNED", "EMPTY2"]);
		turned.table.command("configure", ana, { listed: false });
		left.table.leave(bea.id);
		await list.settle();
		expect(page.codes).toEqual([]);
		turned.come(cid);
		await list.settle();
		expect(page.letters).toHaveLength(2);
	});
});

describe("people kept apart", () => {
	test("where somebody sits or waits who blocked me, or whom I blocked, I see no table, and none is counted", async () => {
		const list = new ListedTables();
		list.open("ANAS22", [ana]);
		const other = list.open("BEAS22", [bea]);
		await list.settle();
		const [page, stranger] = [await list.look(dan, { rows: 10 }), await list.look(person("Eve"), { rows: 10 })];
		await list.ties.block(ana.id, dan.id);
		await list.settle();
		expect(page).toMatchObject({ codes: ["BEAS22"], total: 1, waiting: { "el-mentiroso": 1 } });
		other.come(ana);
		await list.settle();
		expect(page).toMatchObject({ codes: [], total: 0, waiting: { "el-mentiroso": 0 } });
		expect(stranger).toMatchObject({ codes: ["ANAS22", "BEAS22"], total: 2 });
		list.ties.unblock(ana.id, dan.id);
		await list.settle();
		expect(page).toMatchObject({ codes: ["ANAS22", "BEAS22"], total: 2 });
	});

	test("somebody who has just been blocked hears nothing until it is known from whom he is kept apart", async () => {
		const list = new ListedTables();
		const table = list.open("ANAS22", [ana]);
		await list.settle();
		const page = await list.look(dan, { rows: 10 });
		table.come(bea);
		await list.ties.block(bea.id, dan.id);
		list.time.pass(250);
		await list.settle();
		expect(page.codes).toEqual([]);
		expect(page.told).not.toContain("Bea");
	});

	test("the seat of somebody who hides is taken and nobody's", async () => {
		const list = new ListedTables();
		list.ties.hide(bea.id, true);
		list.open("BOTH22", [ana, bea]);
		await list.settle();
		const page = await list.look(dan, { rows: 10 });
		expect(page.rows[0]?.seats).toEqual([{ name: "Ana", picture: "cat", tone: 3, computer: false }, null]);
		expect(page.rows[0]?.free).toBe(2);
		expect(page.told).not.toContain("Bea");
		list.ties.hide(bea.id, false);
		list.ties.hide(ana.id, true);
		await list.settle();
		await list.settle();
		expect(page.rows[0]?.seats).toEqual([null, { name: "Bea", picture: "cat", tone: 3, computer: false }]);
	});
});

/** What a list must show, worked out from the tables themselves. */
function expected(list: ListedTables, { player }: Page, { games = [], free = false, language, rows }: Look) {
	const { apart } = list.ties.of(player);
	const seen = [...list.tables.values()]
		.map(({ table }) => table)
		.filter(({ agreed, company }) => agreed.listed && company.connections > 0)
		.filter(({ company }) => [...apart].every((id) => company.seatOf(id) === null && !company.isWaiting(id)))
		.map(({ code, phase, company, agreed, openedAt }) => {
			const room = company.roomFor(agreed.seats);
			const seats = company.chairs.map(({ player: id, profile }) =>
				id !== null && list.ties.of(id).isHidden ? null : { ...profile, computer: id === null },
			);
			if (phase === "frozen") throw new Error("a fault");
			return { code, phase, free: room, openedAt, game: agreed.game, language: agreed.language, seats };
		});
	const fitting = seen
		.filter(({ game }) => games.length === 0 || games.includes(game))
		.filter((row) => !free || row.free > 0)
		.filter((row) => language === undefined || row.language === language)
		.sort(byRank);
	const count = (game: string) => seen.filter((row) => row.game === game && isWaiting(row)).length;
	const waiting = Object.fromEntries(gameIds.map((game) => [game, count(game)]));
	return { rows: fitting.slice(0, rows), total: fitting.length, waiting };
}

/** Something happens to a table, or to people. */
function happen(list: ListedTables, random: Random, people: readonly Person[], step: number): void {
	const who = pick(people, random);
	const test = pick([...list.tables.values()], random);
	const kinds: readonly (() => unknown)[] = [
		() =>
			list.open(`T${step}`, [who], {
				game: pick(gameIds, random),
				seats: pick([2, 4], random),
				language: pick(["en", "es"], random),
				listed: random.below(3) > 0,
			}),
		() => list.tables.size > 1 && list.close(test.table.code),
		() => test.come(who),
		() => test.table.command("stand", who, {}),
		() => test.table.leave(who.id),
		() => test.table.command("addComputer", who, {}),
		() => test.table.command("start", who, {}),
		() => test.table.command("configure", who, { listed: random.below(2) > 0, language: pick(["en", "es"], random) }),
		() => test.time.pass(60_000),
		() => list.ties.block(who.id, pick(people, random).id),
		() => list.ties.unblock(who.id, pick(people, random).id),
		() => list.ties.hide(who.id, random.below(2) > 0),
	];
	pick(kinds, random)();
}

test.each(Array.from({ length: 30 }, (_, i) => i + 1))(
	"everybody's list is what it should be, whatever happens (seed %i)",
	async (seed) => {
		const random = seededRandom(seed);
		const list = new ListedTables();
		const people = Array.from({ length: 12 }, (_, i) => person(`P${i}`));
		list.open("FIRST2", [pick(people, random)]);
		const viewers: { page: Page; look: Look }[] = [];
		for (let step = 0; step < 300; step++) {
			for (let i = 0; i <= random.below(5); i++) happen(list, random, people, step * 10 + i);
			if (viewers.length < 12 || random.below(10) === 0) {
				const look: Look = {
					rows: 1 + random.below(8),
					...(random.below(2) > 0 && { games: [pick(gameIds, random)] }),
					...(random.below(2) > 0 && { free: true }),
					...(random.below(3) === 0 && { language: "es" }),
				};
				viewers.push({ page: await list.look(pick(people, random), look), look });
				if (viewers.length > 15) list.listing.lookAway(viewers.splice(random.below(15), 1)[0]?.page ?? new Page(ana));
			}
			if (random.below(3) > 0) continue;
			await list.settle();
			await list.settle();
			for (const { page, look } of viewers) {
				const { rows, total, waiting } = expected(list, page, look);
				expect(page.rows).toMatchObject(rows);
				expect(page).toMatchObject({ total, waiting });
			}
		}
	},
);
