import { describe, expect, it } from "vitest";
import { Conflict } from "../../src/store/errors.ts";
import type { Opener } from "./contract.ts";
import { asStored, device, newPlayer, noon, sampleGame } from "./samples.ts";

const minute = 60_000;

export function playersContract(fresh: () => Promise<Opener>): void {
	const open = async () => await (await fresh())();

	describe("players", () => {
		it("a new player is found by his token and by his id", async () => {
			const store = await open();
			const { players } = store;
			const { tokenHash, ...ada } = await newPlayer(store, "Ada ñ 🂡");
			expect(ada).toMatchObject({ language: null, settings: {}, createdAt: noon, seenAt: noon });
			expect(ada.profile).toEqual({ name: "Ada ñ 🂡", picture: "lemon", tone: 1 });
			expect(await players.find(ada.id)).toEqual(ada);
			expect((await players.findByToken(tokenHash, noon))?.player).toEqual(ada);
			expect(await players.findByToken("unknown", noon)).toBeNull();
			expect(await players.find("unknown")).toBeNull();
		});

		it("an id or a token that is taken is refused, and nothing of it stays", async () => {
			const store = await open();
			const ada = await newPlayer(store);
			const { profile } = ada;
			const sameId = store.players.create({ id: ada.id, profile, device: device(), at: noon });
			await expect(sameId).rejects.toThrow(Conflict);
			const taken = { tokenHash: ada.tokenHash, label: "" };
			const sameToken = store.players.create({ id: "another", profile, device: taken, at: noon });
			await expect(sameToken).rejects.toThrow(Conflict);
			expect(await store.players.find("another")).toBeNull();
		});

		it("being seen is noted once a minute", async () => {
			const store = await open();
			const { id, tokenHash } = await newPlayer(store);
			const seen = async (after: number): Promise<readonly unknown[]> => {
				const found = await store.players.findByToken(tokenHash, noon + after);
				const stored = await store.players.find(id);
				const [device] = await store.players.devices(id);
				return [found?.player.seenAt, stored?.seenAt, device?.seenAt].map((at) => Number(at) - noon);
			};
			expect(await seen(minute - 1)).toEqual([0, 0, 0]);
			expect(await seen(minute)).toEqual([minute, minute, minute]);
			expect(await seen(2 * minute - 1)).toEqual([minute, minute, minute]);
			expect(await seen(5 * minute)).toEqual([5 * minute, 5 * minute, 5 * minute]);
		});

		it("a change leaves alone what it does not name", async () => {
			const store = await open();
			const { players } = store;
			const { id, tokenHash: _, ...ada } = await newPlayer(store);
			expect(await players.update(id, { profile: { name: "Grace" } })).toEqual({
				...ada,
				id,
				profile: { ...ada.profile, name: "Grace" },
			});
			await players.update(id, { language: "es" });
			await players.update(id, { settings: { sound: false, deck: { back: "blue" } } });
			await players.update(id, {});
			const changed = await players.update(id, { profile: { picture: "moon", tone: 0 } });
			expect(changed).toEqual({
				...ada,
				id,
				profile: { name: "Grace", picture: "moon", tone: 0 },
				language: "es",
				settings: { sound: false, deck: { back: "blue" } },
			});
			expect(await players.find(id)).toEqual(changed);
			expect((await players.update(id, { language: null, settings: {} }))?.settings).toEqual({});
			expect(await players.update("unknown", { language: "es" })).toBeNull();
			expect(await players.update("unknown", {})).toBeNull();
		});

		it("settings of more than 4 kB are refused", async () => {
			const store = await open();
			const { id } = await newPlayer(store);
			const most = { a: "x".repeat(4_096 - '{"a":""}'.length) };
			expect((await store.players.update(id, { settings: most }))?.settings).toEqual(most);
			await expect(store.players.update(id, { settings: { a: `${most.a}x` } })).rejects.toThrow(RangeError);
			await expect(store.players.update(id, { settings: { a: "ñ".repeat(2_048) } })).rejects.toThrow(RangeError);
			expect((await store.players.find(id))?.settings).toEqual(most);
		});

		it("another device joins by a link, and can be removed by its player only", async () => {
			const store = await open();
			const { players } = store;
			const [ada, eve] = [await newPlayer(store), await newPlayer(store, "Eve")];
			await players.createLink({ secretHash: "s", player: ada.id, at: noon, expiresAt: noon + minute });
			const tablet = device("a tablet");
			expect((await players.redeemLink("s", tablet, noon + 1))?.id).toBe(ada.id);
			expect((await players.findByToken(tablet.tokenHash, noon + 1))?.player.id).toBe(ada.id);
			const devices = await players.devices(ada.id);
			expect(devices.map(({ label, createdAt }) => [label, createdAt])).toEqual([
				["a phone", noon],
				["a tablet", noon + 1],
			]);
			expect(JSON.stringify(devices)).not.toContain(tablet.tokenHash);
			const id = devices[1]?.id ?? "";
			expect((await players.findByToken(tablet.tokenHash, noon + 1))?.device).toBe(id);
			expect(await players.removeDevice(eve.id, id)).toBe(false);
			expect(await players.removeDevice(ada.id, id)).toBe(true);
			expect(await players.removeDevice(ada.id, id)).toBe(false);
			expect(await players.findByToken(tablet.tokenHash, noon + 1)).toBeNull();
			expect((await players.findByToken(ada.tokenHash, noon))?.player.id).toBe(ada.id);
		});

		it("a link works once, in time, and only if there is such a player", async () => {
			const store = await open();
			const { players } = store;
			const { id } = await newPlayer(store);
			await players.createLink({ secretHash: "a", player: id, at: noon, expiresAt: noon + 10 });
			await players.createLink({ secretHash: "b", player: id, at: noon, expiresAt: noon + 10 });
			expect(await players.redeemLink("unknown", device(), noon)).toBeNull();
			expect(await players.redeemLink("a", device(), noon + 10)).toBeNull();
			expect(await players.findLink("unknown", noon)).toBeNull();
			expect(await players.findLink("b", noon + 10)).toBeNull();
			expect(await players.findLink("b", noon + 9)).toEqual(await players.find(id));
			expect((await players.redeemLink("b", device(), noon + 9))?.id).toBe(id);
			expect(await players.findLink("b", noon + 9)).toBeNull();
			expect(await players.redeemLink("b", device(), noon + 9)).toBeNull();
			expect(await players.devices(id)).toHaveLength(2);
			const link = { secretHash: "c", player: "unknown", at: noon, expiresAt: noon + 10 };
			await expect(players.createLink(link)).rejects.toThrow(Conflict);
		});

		it("of many who redeem a link at once, one gets it", async () => {
			const opener = await fresh();
			const [here, there] = [await opener(), await opener()];
			const { id } = await newPlayer(here);
			await here.players.createLink({ secretHash: "s", player: id, at: noon, expiresAt: noon + minute });
			const tries = [here, there, here, there, here, there].map(({ players }) =>
				players.redeemLink("s", device(), noon),
			);
			const got = (await Promise.all(tries)).filter((player) => player !== null);
			expect(got.map((player) => player.id)).toEqual([id]);
			expect(await here.players.devices(id)).toHaveLength(2);
		});

		it("an export has everything of a player, and nobody else's secrets", async () => {
			const store = await open();
			const [ada, eve] = [await newPlayer(store), await newPlayer(store, "Eve")];
			const game = sampleGame([
				{ player: eve.id, name: "Eve" },
				{ player: ada.id, name: "Ada" },
			]);
			await store.games.add(game);
			const older = sampleGame([{ player: ada.id, name: "Ada A." }], { endedAt: noon - 5, finished: false });
			await store.games.add(older);
			const shareToken = await store.games.share(game.id, ada.id);
			await store.games.share(game.id, eve.id);
			await store.players.createLink({ secretHash: "s", player: ada.id, at: noon, expiresAt: noon + 1 });
			const exported = await store.players.export(ada.id);
			expect(exported).toEqual({
				player: await store.players.find(ada.id),
				devices: await store.players.devices(ada.id),
				links: [{ expiresAt: noon + 1 }],
				circle: {
					friendCode: (await store.social.circle(ada.id, noon))?.friendCode,
					presence: "friends",
					table: "friends",
					friends: [],
					requestsIn: [],
					requestsOut: [],
					blocks: [],
				},
				pushes: [],
				reports: [],
				games: (await store.games.list(ada.id, { limit: 10 })).map((line) => ({
					...line,
					record: JSON.parse(asStored(line.id === game.id ? game : older).record),
					shareToken: line.id === game.id ? shareToken : null,
				})),
			});
			expect(exported?.games).toHaveLength(2);
			const text = JSON.stringify(exported);
			expect(JSON.parse(text)).toEqual(exported);
			for (const secret of [eve.id, ada.tokenHash, eve.tokenHash]) expect(text).not.toContain(secret);
			expect(await store.players.export("unknown")).toBeNull();
		});

		it("a player who is deleted leaves only a neutral name, also in games stored later", async () => {
			const store = await open();
			const [ada, eve] = [await newPlayer(store, "Ada Lovelace"), await newPlayer(store, "Eve")];
			const seats = [
				{ player: ada.id, name: "Ada Lovelace" },
				{ player: eve.id, name: "Eve" },
			];
			const record = JSON.stringify({ game: "liar", names: ["Ada Lovelace", "Eve"], moves: [] });
			const [before, after] = [sampleGame(seats, { record }), sampleGame(seats, { record, endedAt: noon + 1 })];
			await store.games.add(before);
			const token = await store.games.share(before.id, ada.id);
			await store.players.createLink({ secretHash: "s", player: ada.id, at: noon, expiresAt: noon + minute });
			expect(await store.players.delete(ada.id, { name: "Somebody", at: noon })).toBe(true);
			await store.games.add(after);
			expect(await store.players.delete(ada.id, { name: "Somebody", at: noon })).toBe(false);
			for (const game of [before, after]) {
				const [first, second] = game.seats;
				const renamed = { ...game, seats: [{ ...first, player: null, name: "Somebody" }, second] };
				expect(await store.games.find(game.id)).toEqual(asStored(renamed as never));
			}
			expect(await store.players.find(ada.id)).toBeNull();
			expect(await store.players.findByToken(ada.tokenHash, noon)).toBeNull();
			expect(await store.players.devices(ada.id)).toEqual([]);
			expect(await store.players.redeemLink("s", device(), noon)).toBeNull();
			expect(await store.games.findShared(token ?? "")).toBeNull();
			expect(await store.games.list(ada.id, { limit: 10 })).toEqual([]);
			expect(JSON.stringify(await store.players.export(eve.id))).not.toContain("Lovelace");
			expect((await store.games.list(eve.id, { limit: 10 })).map(({ others }) => others[0]?.name)).toEqual([
				"Somebody",
				"Somebody",
			]);
		});

		it("a game that is stored while its player is deleted keeps neither id nor name", async () => {
			const opener = await fresh();
			const [here, there] = [await opener(), await opener()];
			const ada = await newPlayer(here);
			const games = Array.from({ length: 12 }, () => sampleGame([{ player: ada.id, name: "Ada" }]));
			await Promise.all([
				...games.slice(0, 6).map((game) => here.games.add(game)),
				there.players.delete(ada.id, { name: "Somebody", at: noon }),
				...games.slice(6).map((game) => there.games.add(game)),
			]);
			for (const { id } of games)
				expect((await here.games.find(id))?.seats).toMatchObject([{ player: null, name: "Somebody" }]);
		});
	});
}
