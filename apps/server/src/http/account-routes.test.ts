import { closeCodes, type DeviceLine } from "@fibbers/protocol";
import { seededRandom } from "@fibbers/rules";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { NetworkClient, playToTheEnd, startTestApp } from "../../testkit/index.ts";
import type { App } from "../app.ts";
import { departed } from "../players/players.ts";
import { systemTime } from "../table/time.ts";
import { keyOf } from "./identity.ts";

let app: App;
let base: string;
/** How far the server's clock is ahead, ms. */
let ahead = 0;

beforeAll(async () => {
	const time = { ...systemTime, now: () => Date.now() + ahead };
	({ app, base } = await startTestApp(undefined, {}, time));
});

afterAll(() => app.close());

const table = { game: "liar", seats: 2, turnMs: 120_000, doubtMs: 0 };

/** The same player in one more browser. */
async function another(of: NetworkClient): Promise<NetworkClient> {
	const { body } = await of.http("POST", "/api/me/link");
	const answer = await fetch(`${base}/api/link`, {
		method: "POST",
		headers: { "content-type": "application/json", "user-agent": "Mozilla (Android) Firefox/150" },
		body: JSON.stringify({ secret: body.secret }),
	});
	return NetworkClient.create(base, answer);
}

/** Two people at a table of Liar!, the cards dealt. */
async function two(): Promise<{ ana: NetworkClient; bea: NetworkClient; code: string }> {
	const [ana, bea] = [await NetworkClient.create(base), await NetworkClient.create(base)];
	const code = await ana.open(table);
	await ana.join(code);
	await bea.join(code);
	await bea.command("sit");
	await ana.command("start");
	await bea.until(() => bea.view?.own != null);
	return { ana, bea, code };
}

const devicesOf = async (client: NetworkClient): Promise<readonly DeviceLine[]> =>
	(await client.http("GET", "/api/me/devices")).body.devices as readonly DeviceLine[];

async function deviceOf(client: NetworkClient): Promise<string> {
	return (await devicesOf(client)).find(({ current }) => current)?.id ?? "";
}

const closed = (client: NetworkClient): Promise<number> =>
	client.closeCodes[0] === undefined
		? new Promise((resolve) => client.room?.onLeave.once(resolve))
		: Promise.resolve(client.closeCodes[0]);

describe("devices", () => {
	test("each browser of a player is listed to him, and the one that asks is marked", async () => {
		const ana = await NetworkClient.create(base);
		const phone = await another(ana);
		const [first, second, ...more] = await devicesOf(phone);
		expect(more).toEqual([]);
		expect(first).toMatchObject({ current: false });
		expect(second).toMatchObject({ label: "Firefox, Android", current: true });
		expect(Object.keys(first ?? {}).sort()).toEqual(["createdAt", "current", "id", "label", "seenAt"]);
	});

	test("a browser that was here is listed as seen, to the minute", async () => {
		const ana = await NetworkClient.create(base);
		const seen = async () => (await devicesOf(ana))[0]?.seenAt ?? 0;
		const before = await seen();
		ahead += 90_000;
		const after = await seen();
		expect(after - before).toBeGreaterThanOrEqual(90_000);
		ahead += 50_000;
		expect(await seen()).toBe(after);
	});

	test("a browser that is signed out is nobody at once, also at a table", async () => {
		const { ana, bea, code } = await two();
		const phone = await another(ana);
		const watched = await another(ana);
		await phone.join(code);
		const gone = closed(phone);
		expect((await watched.http("DELETE", `/api/me/devices/${await deviceOf(phone)}`)).status).toBe(200);
		expect((await phone.http("GET", "/api/me")).status).toBe(401);
		expect(await gone).toBe(closeCodes.unknownPlayer);
		await expect(phone.join(code)).rejects.toMatchObject({ code: closeCodes.unknownPlayer });
		for (const [method, path] of [
			["GET", "/api/me/devices"],
			["GET", "/api/me/export"],
			["POST", "/api/me/link"],
			["DELETE", "/api/me"],
		] as const)
			expect(await phone.http(method, path)).toMatchObject({ status: 401, body: { error: "unknown-player" } });
		expect(bea.closeCodes).toEqual([]);
		await watched.join(code);
		expect(watched.seat).toBe(0);
	});

	test("signing one browser out closes no connection of another", async () => {
		const { ana } = await two();
		const phone = await another(ana);
		expect((await ana.http("DELETE", `/api/me/devices/${await deviceOf(phone)}`)).status).toBe(200);
		expect((await ana.command("profile")).done).toBe(true);
		expect(ana.closeCodes).toEqual([]);
	});

	test("a browser may sign itself out, and its cookie goes", async () => {
		const ana = await NetworkClient.create(base);
		const answer = await fetch(`${base}/api/me/devices/${await deviceOf(ana)}`, {
			method: "DELETE",
			headers: { cookie: `fibbers=${ana.token}` },
		});
		expect(answer.headers.get("set-cookie")).toMatch(/^fibbers=; Path=\/; Expires=Thu, 01 Jan 1970.*HttpOnly/);
		expect((await ana.http("GET", "/api/me")).status).toBe(401);
	});

	test("nobody signs out what is not his", async () => {
		const [ana, eve] = [await NetworkClient.create(base), await NetworkClient.create(base)];
		const device = await deviceOf(ana);
		for (const id of [device, "unknown"])
			expect(await eve.http("DELETE", `/api/me/devices/${id}`)).toMatchObject({
				status: 404,
				body: { error: "no-such-device" },
			});
		expect(await deviceOf(ana)).toBe(device);
	});
});

describe("language and settings", () => {
	test("are the player's, whichever browser asks", async () => {
		const ana = await NetworkClient.create(base);
		expect((await ana.http("GET", "/api/me")).body).toMatchObject({ language: null, settings: {} });
		const settings = { theme: "dark", "guided.liar": "yes" };
		const changed = await ana.http("PUT", "/api/me", { language: "es-419", settings });
		expect(changed.body).toEqual({ ...ana.profile, language: "es-419", settings });
		const phone = await another(ana);
		for (const method of ["GET", "POST"]) expect((await phone.http(method, "/api/me")).body).toEqual(changed.body);
	});

	test("a change leaves alone what it does not name; null takes away", async () => {
		const ana = await NetworkClient.create(base);
		await ana.http("PUT", "/api/me", { settings: { theme: "dark", later: { a: [1] }, deck: "four" } });
		await ana.http("PUT", "/api/me", { settings: { theme: "light", deck: null } });
		const { body } = await ana.http("PUT", "/api/me", { name: "Ana" });
		expect(body).toMatchObject({ name: "Ana", settings: { theme: "light", later: { a: [1] } } });
		expect(body.settings).not.toHaveProperty("deck");
	});

	test("changes at the same time are all kept", async () => {
		const ana = await NetworkClient.create(base);
		const names = Array.from({ length: 12 }, (_, i) => `n${i}`);
		await Promise.all(names.map((name) => ana.http("PUT", "/api/me", { settings: { [name]: name } })));
		expect(Object.keys((await ana.http("GET", "/api/me")).body.settings as object).sort()).toEqual(names.sort());
	});

	test.each([
		["a language that is none", { language: "<b>" }],
		["settings that are no object", { settings: ["theme"] }],
		["a name that is none", { settings: { "a b": 1 } }],
	])("%s is refused", async (_, body) => {
		const ana = await NetworkClient.create(base);
		expect(await ana.http("PUT", "/api/me", body)).toMatchObject({ status: 400, body: { error: "bad-request" } });
	});

	test("more than 4 kB of settings are refused, and those before stay", async () => {
		const ana = await NetworkClient.create(base);
		const before = await ana.http("PUT", "/api/me", { settings: { a: "x".repeat(3_000) } });
		const refused = await ana.http("PUT", "/api/me", { settings: { b: "x".repeat(3_000) } });
		expect(refused).toMatchObject({ status: 413, body: { error: "too-many-settings" } });
		expect((await ana.http("GET", "/api/me")).body).toEqual(before.body);
	});
});

describe("export and deletion", () => {
	interface Exported {
		readonly player: { readonly id: string };
		readonly games: readonly { readonly others: readonly { readonly name: string }[] }[];
	}

	async function exportOf(client: NetworkClient): Promise<Exported> {
		return (await client.http("GET", "/api/me/export")).body as unknown as Exported;
	}

	test("an export has the games, and neither hashes nor another player's id", async () => {
		const { ana, bea } = await two();
		await playToTheEnd([ana, bea], seededRandom(11));
		await ana.http("POST", "/api/me/link");
		const mine = await exportOf(ana);
		const text = JSON.stringify(mine);
		expect(mine.games[0]?.others[0]?.name).toBe(bea.profile.name);
		expect(text).toContain(mine.player.id);
		const theirs = (await exportOf(bea)).player.id;
		for (const secret of [ana.token, keyOf(ana.token), bea.token, keyOf(bea.token), theirs])
			expect(text).not.toContain(secret);
		const answer = await fetch(`${base}/api/me/export`, { headers: { cookie: `fibbers=${ana.token}` } });
		expect(answer.headers.get("content-disposition")).toBe("attachment; filename=fibbers.json");
		expect(answer.headers.get("content-type")).toContain("application/json");
	});

	test("a player who is deleted is gone everywhere, and his game goes on under a neutral name", async () => {
		const { ana, bea, code } = await two();
		await ana.http("PUT", "/api/me", { name: "Ana Lovelace" });
		await ana.command("profile");
		const phone = await another(ana);
		const link = await ana.http("POST", "/api/me/link");
		const gone = closed(ana);
		const answer = await fetch(`${base}/api/me`, { method: "DELETE", headers: { cookie: `fibbers=${ana.token}` } });
		expect(answer.status).toBe(200);
		expect(answer.headers.get("set-cookie")).toMatch(/^fibbers=; /);
		expect(await gone).toBe(closeCodes.unknownPlayer);
		for (const client of [ana, phone]) {
			expect((await client.http("GET", "/api/me")).status).toBe(401);
			await expect(client.join(code)).rejects.toMatchObject({ code: closeCodes.unknownPlayer });
		}
		expect((await bea.http("POST", "/api/link", { secret: link.body.secret })).status).toBe(410);
		await bea.until(() => bea.state?.seats[0]?.name === departed.name);
		expect(bea.state?.seats[0]?.presence).toBe("away");
		expect(JSON.stringify(bea.state)).not.toContain("Lovelace");
		await playToTheEnd([bea], seededRandom(12));
		const text = JSON.stringify(await exportOf(bea));
		expect(text).toContain(departed.name);
		expect(text).not.toContain("Lovelace");
	});

	test("who waits at a table that has not begun leaves no chair", async () => {
		const [ana, bea] = [await NetworkClient.create(base), await NetworkClient.create(base)];
		const code = await ana.open(table);
		await ana.join(code);
		await bea.join(code);
		expect(bea.state?.seats.length).toBe(1);
		await ana.http("DELETE", "/api/me");
		await bea.until(() => bea.state?.seats.length === 0);
	});
});

test("a page of somebody else changes nothing", async () => {
	const ana = await NetworkClient.create(base);
	for (const [method, path] of [
		["DELETE", "/api/me"],
		["DELETE", `/api/me/devices/${await deviceOf(ana)}`],
		["PUT", "/api/me"],
		["POST", "/api/me/link"],
		["POST", "/api/link"],
		["GET", "/api/me/export"],
	] as const) {
		const headers = { cookie: `fibbers=${ana.token}`, origin: "https://elsewhere.example" };
		const answer = await fetch(base + path, { method, headers });
		expect([path, answer.status]).toEqual([path, 403]);
		expect(await answer.json()).toMatchObject({ error: "bad-origin" });
	}
	expect((await ana.http("GET", "/api/me")).status).toBe(200);
});
