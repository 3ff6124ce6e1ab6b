import { describe, expect, it } from "vitest";
import { together } from "../../src/store/figures.ts";
import type { Opener } from "./contract.ts";
import { asStored, figures, newPlayer, noon, sampleGame } from "./samples.ts";

const computer = (name: string) => ({ player: null, name });

/** Of seats with these figures. */
const sumsOf = (...all: readonly number[]) =>
	together(all.map(figures).map((each) => ({ ...each, dearestLies: each.dearestLie })));

const ownOf = (...all: readonly number[]) => ({
	...sumsOf(...all),
	dearestLie: Math.max(...all.map((n) => figures(n).dearestLie)),
});

const aWeek = 7 * 24 * 60 * 60 * 1000;

export function gamesContract(fresh: () => Promise<Opener>): void {
	const open = async () => await (await fresh())();

	describe("games", () => {
		it("a game is stored once under its id, with who sat there", async () => {
			const store = await open();
			const ada = await newPlayer(store);
			const seats = [{ player: ada.id, name: "Ada ñ" }, computer("Rosa"), { player: "never-here", name: "Eve" }];
			const game = sampleGame(seats, { finished: false, round: 3 });
			await store.games.add(game);
			await store.games.add({ ...game, round: 4, seats: [] });
			const gone = game.seats.map((seat) => (seat.name === "Eve" ? { ...seat, player: null } : seat));
			expect(await store.games.find(game.id)).toEqual(asStored({ ...game, seats: gone }));
			expect(await store.games.find("unknown")).toBeNull();
		});

		it("several games are stored together, and those that are there already stay as they are", async () => {
			const store = await open();
			const [ada, eve] = [await newPlayer(store), await newPlayer(store, "Eve")];
			const seats = [{ player: ada.id, name: "Ada" }, { player: eve.id, name: "Eve" }, computer("Rosa")];
			const [first, second, third] = [sampleGame(seats), sampleGame(seats.slice(1)), sampleGame([computer("Luis")])];
			await store.games.add(first);
			const changed = { ...first, round: 9, seats: first.seats.slice(1) };
			await store.games.add(second, changed, third, { ...second, round: 9 });
			await store.games.add();
			for (const game of [first, second, third]) expect(await store.games.find(game.id)).toEqual(asStored(game));
			expect(await store.games.list(eve.id, { limit: 10 })).toHaveLength(2);
		});

		it("a record carries the names of the seats, whatever was given", async () => {
			const store = await open();
			const record = JSON.stringify({ names: ["no", "such"], game: "liar", seed: "0".repeat(64) });
			const game = sampleGame([computer("Rosa"), computer("Luis")], { record });
			await store.games.add(game);
			const stored = JSON.parse((await store.games.find(game.id))?.record ?? "");
			expect(stored).toEqual({ ...JSON.parse(record), names: ["Rosa", "Luis"] });
		});

		it("of the same game added many times at once, one is stored", async () => {
			const opener = await fresh();
			const [here, there] = [await opener(), await opener()];
			const ada = await newPlayer(here);
			const game = sampleGame([{ player: ada.id, name: "Ada" }, computer("Rosa")]);
			await Promise.all([here, there, here, there].map(({ games }) => games.add(game)));
			expect(await there.games.find(game.id)).toEqual(asStored(game));
			expect(await there.games.list(ada.id, { limit: 10 })).toHaveLength(1);
		});

		it("a list is newest first, with everybody else's name", async () => {
			const store = await open();
			const [ada, eve] = [await newPlayer(store), await newPlayer(store, "Eve")];
			const old = sampleGame([computer("Rosa"), { player: ada.id, name: "A." }], { endedAt: noon - 1 });
			const recent = sampleGame([{ player: ada.id, name: "Ada" }, { player: eve.id, name: "Eve" }, computer("Luis")], {
				game: "el-mentiroso",
				finished: false,
			});
			await store.games.add(old);
			await store.games.add(recent);
			await store.games.add(sampleGame([{ player: eve.id, name: "Eve" }, computer("Rosa")]));
			const { record: _, seats: __, ...head } = recent;
			const { record: ___, seats: ____, ...oldHead } = old;
			expect(await store.games.list(ada.id, { limit: 10 })).toEqual([
				{
					...head,
					seat: 0,
					won: true,
					lost: false,
					others: [
						{ seat: 1, name: "Eve", won: false, lost: true },
						{ seat: 2, name: "Luis", won: false, lost: false },
					],
				},
				{
					...oldHead,
					seat: 1,
					won: false,
					lost: true,
					others: [{ seat: 0, name: "Rosa", won: true, lost: false }],
				},
			]);
			expect(await store.games.list("unknown", { limit: 10 })).toEqual([]);
		});

		it("a list is filtered, and read page by page, also where games ended at once", async () => {
			const store = await open();
			const { id: player } = await newPlayer(store);
			const all = Array.from({ length: 25 }, (_, i) =>
				sampleGame([{ player, name: "Ada", won: i % 2 === 0 }, computer("Rosa")], {
					game: i % 3 === 0 ? "liar" : "liars-post",
					endedAt: noon + Math.floor(i / 4),
				}),
			);
			for (const game of all) await store.games.add(game);
			const newestFirst = all.toSorted((a, b) => b.endedAt - a.endedAt || (a.id < b.id ? 1 : -1)).map(({ id }) => id);
			const ids = async (filter: object): Promise<readonly string[]> =>
				(await store.games.list(player, { limit: 100, ...filter })).map(({ id }) => id);
			expect(await ids({})).toEqual(newestFirst);
			const paged: string[] = [];
			for (let page = await ids({ limit: 7 }); page.length > 0; page = await ids({ limit: 7, before: paged.at(-1) }))
				paged.push(...page);
			expect(paged).toEqual(newestFirst);
			const where = (test: (game: (typeof all)[number]) => boolean): readonly string[] =>
				newestFirst.filter((id) => all.some((game) => game.id === id && test(game)));
			expect(await ids({ game: "liar" })).toEqual(where(({ game }) => game === "liar"));
			expect(await ids({ won: true })).toEqual(where(({ seats }) => seats[0]?.won === true));
			expect(await ids({ won: false, game: "liars-post" })).toEqual(
				where(({ seats, game }) => seats[0]?.won === false && game === "liars-post"),
			);
			expect(await ids({ before: "unknown" })).toEqual([]);
			const foreign = sampleGame([computer("Rosa")], { endedAt: noon + 100 });
			await store.games.add(foreign);
			expect(await ids({ before: foreign.id })).toEqual([]);
		});

		it("who sat in a game can share it, and end that again", async () => {
			const store = await open();
			const [ada, eve, bob] = [await newPlayer(store), await newPlayer(store, "Eve"), await newPlayer(store, "Bob")];
			const game = sampleGame([
				{ player: ada.id, name: "Ada" },
				{ player: eve.id, name: "Eve" },
			]);
			await store.games.add(game);
			expect(await store.games.shareOf(game.id, ada.id)).toBeNull();
			const token = (await store.games.share(game.id, ada.id)) ?? "";
			expect(await store.games.shareOf(game.id, ada.id)).toBe(token);
			expect(await store.games.shareOf(game.id, eve.id)).toBeNull();
			expect(token).toMatch(/^[\w-]{22}$/);
			expect(await store.games.share(game.id, ada.id)).toBe(token);
			const other = (await store.games.share(game.id, eve.id)) ?? "";
			expect(other).not.toBe(token);
			expect(await store.games.share(game.id, bob.id)).toBeNull();
			expect(await store.games.share("unknown", ada.id)).toBeNull();
			expect(await store.games.findShared(token)).toEqual(asStored(game));
			expect(await store.games.findShared("unknown")).toBeNull();
			await store.games.unshare(game.id, ada.id);
			await store.games.unshare(game.id, ada.id);
			expect(await store.games.findShared(token)).toBeNull();
			expect(await store.games.findShared(other)).toEqual(asStored(game));
			expect(await store.games.share(game.id, ada.id)).not.toBe(token);
		});

		it("a report sums up the finished games of a player, and of those who sat with him", async () => {
			const store = await open();
			const [ada, eve] = [await newPlayer(store), await newPlayer(store, "Eve")];
			const [me, her] = [
				{ player: ada.id, name: "Ada" },
				{ player: eve.id, name: "Eve" },
			];
			await store.games.add(sampleGame([me, her, computer("Rosa")]));
			await store.games.add(sampleGame([her, me]));
			await store.games.add(sampleGame([her, me], { game: "liar" }));
			await store.games.add(sampleGame([me, her], { game: "liar", finished: false }));
			await store.games.add(sampleGame([her, computer("Rosa")]));
			const from = Date.parse("2026-05-25T00:00:00Z");
			const inLiar = { played: 1, own: ownOf(10), others: { seats: 1, ...sumsOf(0) } };
			const liar = { game: "liar", won: 0, lost: 1, ...inLiar, weeks: [{ from, ...inLiar }] };
			const inPost = { played: 2, own: ownOf(0, 10), others: { seats: 3, ...sumsOf(10, 20, 0) } };
			const post = { game: "liars-post", won: 1, lost: 1, ...inPost, weeks: [{ from, ...inPost }] };
			expect(await store.games.report(ada.id)).toEqual([liar, post]);
			expect(await store.games.report(ada.id, { game: "liar" })).toEqual([liar]);
			expect(await store.games.report(ada.id, { game: "el-mentiroso" })).toEqual([]);
			expect(await store.games.report("unknown")).toEqual([]);
		});

		it("a report tells the last twelve weeks in which games ended, and the dearest lie of all", async () => {
			const store = await open();
			const { id: player } = await newPlayer(store);
			const lie = (dearestLie: number) => ({ ...figures(0), dearestLie });
			for (const week of [0, ...Array.from({ length: 12 }, (_, i) => i + 3)])
				await store.games.add(
					sampleGame([{ player, name: "Ada", figures: lie(week) }, computer("Rosa")], { endedAt: noon + week * aWeek }),
				);
			const [report] = await store.games.report(player);
			expect(report).toMatchObject({ played: 13, own: { dearestLie: 14, dearestLies: 102 } });
			expect(report?.weeks.map(({ played, own }) => [played, own.dearestLie])).toEqual(
				Array.from({ length: 12 }, (_, i) => [1, i + 3]),
			);
		});
	});
}
