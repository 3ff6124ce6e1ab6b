import { closeCodes } from "@fibbers/protocol";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { NetworkClient, startTestApp } from "../../testkit/index.ts";
import type { App } from "../app.ts";
import { systemTime } from "../table/time.ts";

let app: App;
let base: string;
/** How far the server's clock is ahead, ms. */
let ahead = 0;

beforeAll(async () => {
	const time = { ...systemTime, now: () => Date.now() + ahead };
	({ app, base } = await startTestApp(undefined, {}, time));
});

afterAll(() => app.close());

const redeem = (secret: unknown, cookie = ""): Promise<Response> =>
	fetch(`${base}/api/link`, {
		method: "POST",
		headers: { "content-type": "application/json", cookie },
		body: JSON.stringify({ secret }),
	});

const linkOf = async (client: NetworkClient): Promise<string> =>
	String((await client.http("POST", "/api/me/link")).body.secret);

const over = { error: "link-used-or-over" };

describe("hand-over", () => {
	test("a link is 256 bits and good for five minutes", async () => {
		const ana = await NetworkClient.create(base);
		const before = Date.now();
		const { status, body } = await ana.http("POST", "/api/me/link");
		expect(status).toBe(201);
		expect(body.secret).toMatch(/^[\w-]{43}$/);
		const lasts = Number(body.expiresAt) - 5 * 60_000;
		expect(lasts).toBeGreaterThanOrEqual(before);
		expect(lasts).toBeLessThanOrEqual(Date.now());
		expect((await fetch(`${base}/api/me/link`, { method: "POST" })).status).toBe(401);
	});

	test("the other browser becomes that player, with a token of its own", async () => {
		const ana = await NetworkClient.create(base);
		await ana.http("PUT", "/api/me", { name: "Ana", settings: { theme: "dark" } });
		const answer = await redeem(await linkOf(ana));
		expect(answer.headers.get("set-cookie")).toMatch(/^fibbers=[\w-]{43}; .*HttpOnly; SameSite=Lax/);
		const phone = await NetworkClient.create(base, answer);
		expect(phone.profile).toMatchObject({ name: "Ana", settings: { theme: "dark" }, table: null });
		expect(phone.token).not.toBe(ana.token);
		expect((await phone.http("PUT", "/api/me", { name: "Ana M." })).status).toBe(200);
		expect((await ana.http("GET", "/api/me")).body).toMatchObject({ name: "Ana M." });
	});

	test("the seat at a running table follows, and the first browser is told", async () => {
		const ana = await NetworkClient.create(base);
		const { body } = await ana.http("POST", "/api/practice", { game: "el-mentiroso" });
		const code = String(body.code);
		await ana.join(code);
		const before = { seat: ana.seat, own: JSON.stringify(ana.view?.own) };
		const told = new Promise((resolve) => ana.room?.onLeave.once(resolve));
		const phone = await NetworkClient.create(base, await redeem(await linkOf(ana)));
		expect(phone.profile).toMatchObject({ table: code });
		await phone.join(code);
		expect({ seat: phone.seat, own: JSON.stringify(phone.view?.own) }).toEqual(before);
		expect(await told).toBe(closeCodes.replaced);
	});

	test("whose link it is can be asked, which does not use it", async () => {
		const [ana, bea] = [await NetworkClient.create(base), await NetworkClient.create(base)];
		const secret = await linkOf(ana);
		expect(await bea.http("POST", "/api/link/owner", { secret })).toEqual({
			status: 200,
			body: { name: ana.profile.name, picture: ana.profile.picture, tone: ana.profile.tone, you: false },
		});
		expect((await ana.http("POST", "/api/link/owner", { secret })).body).toMatchObject({ you: true });
		const asked = await fetch(`${base}/api/link/owner`, {
			method: "POST",
			headers: { "content-type": "application/json" },
			body: JSON.stringify({ secret }),
		});
		expect(asked.headers.get("set-cookie")).toBeNull();
		expect((await redeem(secret)).status).toBe(200);
		expect(await bea.http("POST", "/api/link/owner", { secret })).toMatchObject({ status: 410, body: over });
	});

	test("of many at once one is let in, and no more afterwards", async () => {
		const ana = await NetworkClient.create(base);
		const secret = await linkOf(ana);
		const answers = await Promise.all(Array.from({ length: 4 }, () => redeem(secret)));
		expect(answers.map(({ status }) => status).sort((a, b) => a - b)).toEqual([200, 410, 410, 410]);
		const late = await redeem(secret);
		expect(late.status).toBe(410);
		expect(await late.json()).toMatchObject(over);
		expect(late.headers.get("set-cookie")).toBeNull();
		const { devices } = (await ana.http("GET", "/api/me/devices")).body;
		expect(devices).toHaveLength(2);
	});

	test("after five minutes it is over", async () => {
		const ana = await NetworkClient.create(base);
		const secret = await linkOf(ana);
		ahead += 5 * 60_000;
		expect((await ana.http("POST", "/api/link/owner", { secret })).status).toBe(410);
		const late = await redeem(secret);
		expect([late.status, await late.json()]).toMatchObject([410, over]);
	});

	test("what is no secret is refused", async () => {
		for (const secret of ["", "x", 5, `${"x".repeat(43)}!`]) expect((await redeem(secret)).status).toBe(400);
		expect((await redeem("x".repeat(43))).status).toBe(410);
	});

	test("the player that the browser was before stays", async () => {
		const [ana, bea] = [await NetworkClient.create(base), await NetworkClient.create(base)];
		const answer = await redeem(await linkOf(ana), `fibbers=${bea.token}`);
		expect(await answer.json()).toMatchObject({ name: ana.profile.name });
		expect((await bea.http("GET", "/api/me")).body).toMatchObject({ name: bea.profile.name });
	});

	test("a browser that takes its own link is still one device", async () => {
		const ana = await NetworkClient.create(base);
		const again = await NetworkClient.create(base, await redeem(await linkOf(ana), `fibbers=${ana.token}`));
		expect((await again.http("GET", "/api/me/devices")).body.devices).toMatchObject([{ current: true }]);
		expect((await ana.http("GET", "/api/me")).status).toBe(401);
	});
});

test("one address cannot try links without end", async () => {
	await app.close();
	({ app, base } = await startTestApp());
	const statuses: number[] = [];
	for (let i = 0; i < 31; i++) statuses.push((await redeem(`${"x".repeat(41)}${10 + i}`)).status);
	expect(statuses).toEqual([...Array.from({ length: 30 }, () => 410), 429]);
});
