import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import type { GameList, GameReport, KeptGame } from "@fibbers/protocol";
import { replay, seededRandom } from "@fibbers/rules";
import express from "express";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { NetworkClient, playToTheEnd, startTestApp } from "../../testkit/index.ts";
import { noon, sampleGame } from "../../testkit/store/samples.ts";
import type { App } from "../app.ts";
import { alone } from "../cluster/alone.ts";
import { Players } from "../players/players.ts";
import { openStore } from "../store/open-store.ts";
import { systemTime } from "../table/time.ts";
import { gameRoutes } from "./game-routes.ts";
import { keyOf } from "./identity.ts";
import { Visitors } from "./visitors.ts";

let app: App;
let base: string;
let ana: NetworkClient;
let bea: NetworkClient;
let stranger: NetworkClient;
/** The first of their games, of Liar!. */
let id: string;

beforeAll(async () => {
	({ app, base } = await startTestApp());
	ana = await NetworkClient.create(base);
	bea = await NetworkClient.create(base);
	stranger = await NetworkClient.create(base);
	id = await played([ana, bea], 1);
});

afterAll(() => app.close());

/** Two people play Liar! to its end; the game's id. */
async function played(people: readonly [NetworkClient, NetworkClient], seed: number): Promise<string> {
	const [host, guest] = people;
	const code = await host.open({ game: "liar", seats: 2, turnMs: 30_000, doubtMs: 0 });
	for (const person of people) await person.join(code);
	await guest.command("sit");
	await host.command("start");
	for (const person of people) await person.until(() => person.state?.phase === "playing");
	await playToTheEnd(people, seededRandom(seed));
	return host.state?.result?.id ?? "";
}

const kept = async (client: NetworkClient, of = id): Promise<KeptGame> => {
	const { status, body } = await client.http("GET", `/api/games/${of}`);
	expect(status).toBe(200);
	return body as unknown as KeptGame;
};

const list = async (client: NetworkClient, query = ""): Promise<GameList> =>
	(await client.http("GET", `/api/games${query}`)).body as unknown as GameList;

const reports = async (client: NetworkClient, query = ""): Promise<readonly GameReport[]> =>
	(await client.http("GET", `/api/report${query}`)).body.games as readonly GameReport[];

const tokenOf = async (client: NetworkClient): Promise<string> =>
	String((await client.http("POST", `/api/games/${id}/share`)).body.token);

describe("a game that was played", () => {
	test("is told to its players as soon as it is over: record, names, times and figures", async () => {
		const game = await kept(bea);
		expect(game).toMatchObject({ id, game: "liar", finished: true, seat: 1, share: null });
		expect(game.seats.map(({ name }) => name)).toEqual([ana.profile.name, bea.profile.name]);
		expect(game.seats.filter(({ won }) => won)).toHaveLength(1);
		expect(game.seats.reduce((sum, { figures }) => sum + figures.claims, 0)).toBe(
			game.record.moves.filter(({ move }) => move === "answer").length,
		);
		expect(game.record.names).toEqual([ana.profile.name, bea.profile.name]);
		expect(game.record.times).toHaveLength(game.record.moves.length);
		expect(replay(JSON.stringify(game.record))).toMatchObject({ ok: true, toAct: [], over: expect.anything() });
	});

	test("is in the lists of its players", async () => {
		const [line] = (await list(bea)).games.filter((game) => game.id === id);
		expect(line).toMatchObject({ game: "liar", finished: true, seat: 1, table: ana.state?.code });
		expect(line?.others).toMatchObject([{ seat: 0, name: ana.profile.name, won: !line?.won }]);
	});

	test("is told to nobody else, who cannot learn either that it is there", async () => {
		const nowhere = await stranger.http("GET", "/api/games/no-such-game");
		expect(nowhere).toMatchObject({ status: 404, body: { error: "no-such-game" } });
		for (const [method, path] of [
			["GET", `/api/games/${id}`],
			["POST", `/api/games/${id}/share`],
			["DELETE", `/api/games/${id}/share`],
		] as const)
			expect(await stranger.http(method, path)).toEqual(nowhere);
		const unknown = await fetch(`${base}/api/games/${id}`);
		expect(unknown.headers.get("set-cookie")).toBeNull();
		expect({ status: unknown.status, body: await unknown.json() }).toEqual(nowhere);
		expect(await list(stranger)).toEqual({ games: [], more: false });
		expect(await list(stranger, `?before=${id}`)).toEqual({ games: [], more: false });
		expect(await reports(stranger)).toEqual([]);
	});

	test.each([
		"/api/games/%00",
		`/api/games/${"x".repeat(500)}`,
		"/api/games/a%2Fb",
		"/api/shared/%00",
		"/api/shared/%27",
	])("%s is not found", async (path) => expect((await ana.http("GET", path)).status).toBe(404));

	test.each(["game=poker", "won=perhaps", "won=true&won=false", "page=2", `before=${"x".repeat(65)}`])(
		"a list of %s is refused",
		async (query) => expect((await ana.http("GET", `/api/games?${query}`)).status).toBe(400),
	);
});

describe("a link to a game", () => {
	test("shows it to everybody, until it is taken back", async () => {
		const token = await tokenOf(ana);
		expect((await kept(ana)).share).toBe(token);
		expect(await tokenOf(ana)).toBe(token);
		const shared = await stranger.http("GET", `/api/shared/${token}`);
		const { id: _, seat: __, share: ___, ...rest } = await kept(ana);
		expect(shared).toEqual({ status: 200, body: rest });
		expect((await fetch(`${base}/api/shared/${token}`)).status).toBe(200);
		expect(await ana.http("DELETE", `/api/games/${id}/share`)).toEqual({ status: 200, body: { token: null } });
		const gone = await stranger.http("GET", `/api/shared/${token}`);
		expect(gone).toMatchObject({ status: 404, body: { error: "no-such-link" } });
		expect(await stranger.http("GET", "/api/shared/AAAAAAAAAAAAAAAAAAAAAA")).toEqual(gone);
		expect((await kept(ana)).share).toBeNull();
	});

	test("is each player's own: one cannot end another's", async () => {
		const [hers, mine] = [await tokenOf(ana), await tokenOf(bea)];
		expect(hers).not.toBe(mine);
		expect((await kept(bea)).share).toBe(mine);
		await bea.http("DELETE", `/api/games/${id}/share`);
		await stranger.http("DELETE", `/api/games/${id}/share`);
		expect((await stranger.http("GET", `/api/shared/${hers}`)).status).toBe(200);
		expect((await stranger.http("GET", `/api/shared/${mine}`)).status).toBe(404);
	});

	test("cannot be made by a page of somebody else", async () => {
		const response = await fetch(`${base}/api/games/${id}/share`, {
			method: "POST",
			headers: { authorization: `Bearer ${ana.token}`, origin: "https://elsewhere.example" },
		});
		expect(response.status).toBe(403);
	});
});

test("a list is filtered, and told page by page", async () => {
	const [host, guest] = [await NetworkClient.create(base), await NetworkClient.create(base)];
	const ids: string[] = [];
	for (let i = 0; i < 22; i++) ids.unshift(await played([host, guest], i));
	const first = await list(host);
	expect(first).toMatchObject({ games: { length: 20 }, more: true });
	const second = await list(host, `?before=${first.games.at(-1)?.id}`);
	expect(second).toMatchObject({ games: { length: 2 }, more: false });
	const all = [...first.games, ...second.games];
	expect(all.map((game) => game.id)).toEqual(ids);
	expect((await list(host, "?won=true")).games).toEqual(all.filter(({ won }) => won));
	expect((await list(host, "?won=false&game=liar")).games).toEqual(all.filter(({ won }) => !won));
	expect(await list(host, "?game=liars-post")).toEqual({ games: [], more: false });
	const [report] = await reports(host, "?game=liar");
	expect(report).toMatchObject({
		game: "liar",
		played: 22,
		others: { seats: 22 },
		won: all.filter(({ won }) => won).length,
	});
	expect(report?.weeks.reduce((sum, { played }) => sum + played, 0)).toBe(22);
	expect(await reports(host)).toEqual([report]);
	expect(await reports(host, "?game=liars-post")).toEqual([]);
	const [mirrored] = await reports(guest);
	expect(mirrored?.others.lies).toBe(report?.own.lies);
	expect(mirrored?.own.callsRight).toBe(report?.others.callsRight);
});

describe("from a store with known ids", () => {
	const ids = { mine: "id-of-ada", hers: "id-of-eve" };
	let asked: (path: string, method?: string) => Promise<string>;

	beforeAll(async () => {
		const dataDir = await mkdtemp(path.join(tmpdir(), "fibbers-test-"));
		const store = await openStore({ dataDir });
		const players = new Players({ store: store.players, random: seededRandom(1), time: systemTime, cluster: alone() });
		const token = "t".repeat(43);
		for (const [name, id] of Object.entries(ids))
			await store.players.create({
				id,
				profile: { name, picture: "cat", tone: 1 },
				device: { tokenHash: name === "mine" ? keyOf(token) : name, label: "" },
				at: noon,
			});
		const seats = [
			{ player: ids.mine, name: "Ada" },
			{ player: ids.hers, name: "Eve" },
		];
		await store.games.add(sampleGame(seats, { id: "whole" }));
		await store.games.add(sampleGame(seats, { id: "broken-off", finished: false }));
		const archive = { drain: async () => {} };
		const web = express().use(gameRoutes({ visitors: new Visitors(players, undefined), games: store.games, archive }));
		const server = web.listen(0, "127.0.0.1");
		await once(server, "listening");
		const { port } = server.address() as AddressInfo;
		asked = async (path, method = "GET") => {
			const headers = { authorization: `Bearer ${token}` };
			return await (await fetch(`http://127.0.0.1:${port}${path}`, { method, headers })).text();
		};
		return async () => {
			server.close();
			server.closeAllConnections();
			await store.close();
			await rm(dataDir, { recursive: true, force: true });
		};
	});

	test("nobody's id is told, not even one's own, and strangers are not told the table's code", async () => {
		const { token } = JSON.parse(await asked("/games/whole/share", "POST"));
		const texts = await Promise.all(
			["/games", "/games/whole", `/shared/${token}`, "/report"].map((path) => asked(path)),
		);
		for (const text of texts) {
			expect(text).toMatch(/Eve|lies/);
			for (const id of Object.values(ids)) expect(text).not.toContain(id);
		}
		expect(texts[0]).toContain("QWERTY");
		expect(texts[2]).not.toContain("QWERTY");
		expect(texts[2]).not.toContain("whole");
	});

	test("a game that was broken off is in the list and can be seen, but counts in no report", async () => {
		const { games } = JSON.parse(await asked("/games"));
		expect(games).toContainEqual(expect.objectContaining({ id: "broken-off", finished: false }));
		expect(JSON.parse(await asked("/games/broken-off"))).toMatchObject({ finished: false, seat: 0 });
		expect(JSON.parse(await asked("/report"))).toMatchObject({ games: [{ played: 1 }] });
	});
});
