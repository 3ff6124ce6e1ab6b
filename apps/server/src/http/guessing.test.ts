import { afterAll, beforeAll, expect, test } from "vitest";
import { LobbyClient, NetworkClient, startTestApp } from "../../testkit/index.ts";
import type { App } from "../app.ts";

let app: App;
let base: string;

beforeAll(async () => {
	// A proxy tells the address.
	const env = { PUBLIC_ORIGIN: "http://fibbers.example", MISSES_PER_PLAYER: "5", MISSES_PER_ADDRESS: "40" };
	({ app, base } = await startTestApp({ untilClosed: 3_000 }, env));
});

afterAll(() => app.close());

const settings = { game: "el-mentiroso", seats: 4, turnMs: 30_000, doubtMs: 0 };

interface Answer {
	readonly status: number;
	readonly body: string;
}

/** What somebody at this address is told of a code, in each of the ways to ask. */
async function asked(
	code: string,
	address: string,
	token: string | null,
): Promise<{ api: Answer; join: Answer; page: Answer }> {
	const headers = { "x-forwarded-for": address, ...(token !== null && { authorization: `Bearer ${token}` }) };
	const answer = async (method: string, path: string): Promise<Answer> => {
		const response = await fetch(base + path, { method, headers });
		return { status: response.status, body: (await response.text()).replaceAll(code, "CODE") };
	};
	return {
		api: await answer("GET", `/api/tables/${code}`),
		join: await answer("POST", `/matchmake/joinById/${code}`),
		page: await answer("GET", `/t/${code}`),
	};
}

const guess = (i: number): string => `ZZZZ${String.fromCharCode(65 + (i % 8))}${2 + (Math.floor(i / 8) % 8)}`;

test("a guesser is locked out by the fifth code and learns nothing, even of a code that a table has", async () => {
	const [host, guesser] = [await NetworkClient.create(base), await NetworkClient.create(base)];
	const secret = await host.open(settings);
	await host.join(secret);
	const before = await asked(secret, "192.0.2.1", guesser.token);
	expect(before.api.status).toBe(200);
	for (let i = 0; i < 4; i++) {
		const { api, join } = await asked(guess(i), "192.0.2.1", guesser.token);
		expect([api.status, join.status]).toEqual([404, 522]);
	}
	expect((await asked(guess(4), "192.0.2.1", guesser.token)).api.status).toBe(404);
	const [existing, none] = [
		await asked(secret, "192.0.2.2", guesser.token),
		await asked("ZZZZZZ", "192.0.2.2", guesser.token),
	];
	expect(existing).toEqual(none);
	expect(existing.api.status).toBe(429);
	expect(JSON.parse(existing.join.body)).toEqual({ error: "too-many-misses", message: expect.any(String) });
	expect(existing.page.status).toBe(none.page.status);
	// Another player at that address, and whoever is at the table, notice nothing.
	expect((await asked(secret, "192.0.2.1", host.token)).api.status).toBe(200);
	const neighbour = await NetworkClient.create(base);
	expect((await asked(secret, "192.0.2.1", neighbour.token)).api.status).toBe(200);
	await host.leave();
});

test("a guesser who throws his cookies away is known by his address; those at their tables play on, and lists stay usable", async () => {
	const [host, other] = [await NetworkClient.create(base), await NetworkClient.create(base)];
	const secret = await host.open(settings);
	const listed = await other.open({ ...settings, listed: true });
	await host.join(secret);
	await other.join(listed);
	for (let i = 0; i < 40; i++) await asked(guess(i), "198.51.100.1", null);
	const existing = await asked(secret, "198.51.100.1", null);
	expect(existing).toEqual(await asked("YYYYYY", "198.51.100.1", null));
	expect([existing.api.status, existing.join.status]).toEqual([429, 429]);
	// Dots in a path are resolved by Colyseus; they lead nobody past.
	const headers = { "x-forwarded-for": "198.51.100.1" };
	for (const path of [`/matchmake/x/../joinById/${secret}`, `/matchmake/%2e/joinById/${secret}`]) {
		const response = await fetch(base + path, { method: "POST", headers });
		expect(response.status).toBe(429);
	}
	expect((await asked(secret, "198.51.100.1", host.token)).join.status).toBe(200);
	expect((await asked(listed, "198.51.100.1", null)).api.status).toBe(200);
	expect((await host.command("addComputer")).done).toBe(true);
	// Another network, and one more address of the same IPv6 subscriber.
	expect((await asked(secret, "203.0.113.9", null)).api.status).toBe(200);
	for (let i = 0; i < 40; i++) await asked(guess(i), `2001:db8::${i.toString(16)}`, null);
	expect((await asked(secret, "2001:db8::ffff", null)).api.status).toBe(429);
	await Promise.all([host.leave(), other.leave()]);
});

test("an address that somebody claims to join from does not count", async () => {
	const join = async (i: number): Promise<number> => {
		const headers = { "x-forwarded-for": `203.0.113.${i}, 198.51.100.2`, "fibbers-network": `203.0.113.${i}` };
		return (await fetch(`${base}/matchmake/joinById/${guess(i)}`, { method: "POST", headers })).status;
	};
	for (let i = 0; i < 40; i++) expect(await join(i)).toBe(522);
	expect(await join(40)).toBe(429);
});

test("a household of eight, each with typos, gets in", async () => {
	const host = await NetworkClient.create(base);
	const secret = await host.open(settings);
	await host.join(secret);
	const family = await Promise.all(Array.from({ length: 8 }, () => NetworkClient.create(base)));
	for (const [i, { token }] of family.entries())
		for (let typo = 0; typo < 4; typo++)
			for (let again = 0; again < 3; again++) await asked(guess(i * 4 + typo), "203.0.113.50", token);
	for (const { token } of family) expect((await asked(secret, "203.0.113.50", token)).api.status).toBe(200);
});

test("a table that has ended is no miss", async () => {
	const [host, late] = [await NetworkClient.create(base), await NetworkClient.create(base)];
	const codes: string[] = [];
	for (let i = 0; i < 7; i++) codes.push(await host.open(settings));
	for (const code of codes)
		for (let status = 0; status !== 410; ) ({ status } = (await asked(code, "203.0.113.77", late.token)).api);
	expect((await asked("XXXXXX", "203.0.113.77", late.token)).api.status).toBe(404);
});

test("friend codes that nobody has are misses too, over HTTP and in the lobby", async () => {
	const [bea, guesser] = [await NetworkClient.create(base), await NetworkClient.create(base)];
	const [hers, line] = [await LobbyClient.open(bea), await LobbyClient.open(guesser)];
	const code = hers.social?.me.friendCode ?? "";
	const headers = { authorization: `Bearer ${guesser.token}`, "x-forwarded-for": "203.0.113.90" };
	const owner = async (given: string): Promise<number> =>
		(await fetch(`${base}/api/friends/${given}`, { headers })).status;
	expect(await owner(code)).toBe(200);
	for (let i = 0; i < 3; i++) expect(await owner(`${guess(i)}22`)).toBe(404);
	for (let i = 3; i < 5; i++)
		expect(await line.command("befriend", { code: `${guess(i)}22` })).toEqual({ done: false, reason: "no-such-code" });
	expect(await owner(code)).toBe(429);
	expect(await line.command("befriend", { code })).toEqual({ done: false, reason: "too-many" });
	expect((await asked("ZZZZZZ", "203.0.113.91", guesser.token)).join.status).toBe(429);
	await Promise.all([hers.leave(), line.leave()]);
});
