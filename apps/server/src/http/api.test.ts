import { request } from "node:http";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { NetworkClient, startTestApp } from "../../testkit/index.ts";
import type { App } from "../app.ts";

let app: App;
let base: string;

beforeAll(async () => {
	({ app, base } = await startTestApp());
});

afterAll(() => app.close());

const settings = { game: "el-mentiroso", seats: 4, turnMs: 30_000, doubtMs: 3_000 };

const post = (path: string, body: string, headers: Record<string, string> = {}): Promise<Response> =>
	fetch(base + path, { method: "POST", body, headers: { "content-type": "application/json", ...headers } });

describe("who somebody is", () => {
	test("a first visit makes a player, and the cookie is out of reach of scripts", async () => {
		const response = await post("/api/me", "");
		const cookie = response.headers.get("set-cookie") ?? "";
		expect(cookie).toMatch(/^fibbers=[\w-]{43}; /);
		expect(cookie).toContain("HttpOnly");
		expect(cookie).toContain("SameSite=Lax");
		const again = await post("/api/me", "", { cookie: cookie.split(";")[0] ?? "" });
		expect(again.headers.get("set-cookie")).toBeNull();
		expect(await again.json()).toEqual(await response.json());
	});

	test("a name is tidied, and one that is none is refused", async () => {
		const ana = await NetworkClient.create(base);
		expect((await ana.http("PUT", "/api/me", { name: "  Ana   María " })).body).toMatchObject({ name: "Ana María" });
		for (const name of ["", "   ", "x".repeat(21), "a\u0000b", "a\u202Eb", 5])
			expect((await ana.http("PUT", "/api/me", { name })).status).toBe(400);
		expect((await ana.http("PUT", "/api/me", { id: "somebody else" })).status).toBe(400);
		expect((await ana.http("POST", "/api/me")).body).toMatchObject({ name: "Ana María" });
	});
});

describe("tables", () => {
	test("a table opens under a code that can be read aloud", async () => {
		const ana = await NetworkClient.create(base);
		const code = await ana.open(settings);
		expect(code).toMatch(/^[2-9A-HJKMNP-TV-Z]{6}$/);
		expect((await ana.http("GET", `/api/tables/${code}`)).body).toEqual({ code, game: "el-mentiroso", phase: "open" });
	});

	test.each([
		["no game", { ...settings, game: "poker" }],
		["too many seats", { ...settings, seats: 9 }],
		["too few seats", { ...settings, seats: 2 }],
		["a clock that is none", { ...settings, turnMs: 1 }],
		["an option that the game has not", { ...settings, options: { jokers: 2 } }],
		["a value that the option cannot take", { ...settings, options: { rank: "sideways" } }],
		["a key too many", { ...settings, code: "AAAAAA" }],
	])("%s is refused and opens nothing", async (_, body) => {
		const ana = await NetworkClient.create(base);
		const before = app.tables.size;
		const { status, body: answer } = await ana.http("POST", "/api/tables", body);
		expect(status).toBe(400);
		expect(answer).toMatchObject({ error: "bad-request" });
		expect(app.tables.size).toBe(before);
	});

	test("against the computer the cards are dealt at once", async () => {
		const ana = await NetworkClient.create(base);
		const { status, body } = await ana.http("POST", "/api/practice", { game: "el-mentiroso" });
		expect(status).toBe(201);
		await ana.join(String(body.code));
		expect(ana.state?.phase).toBe("playing");
		expect(ana.view?.own).toMatchObject({ laid: [] });
	});

	test("an unknown code is not found", async () => {
		expect((await fetch(`${base}/api/tables/222222`)).status).toBe(404);
	});
});

describe("whoever knocks", () => {
	test("what is no JSON, and what is too long, is refused", async () => {
		expect((await post("/api/tables", "{")).status).toBe(400);
		expect((await post("/api/tables", JSON.stringify({ game: "x".repeat(5_000) }))).status).toBe(413);
	});

	test("a page of somebody else cannot open a connection", async () => {
		const { hostname, port } = new URL(base);
		const status = await new Promise<number | undefined>((resolve, reject) => {
			const headers = {
				connection: "Upgrade",
				upgrade: "websocket",
				origin: "https://elsewhere.example",
				"sec-websocket-key": "dGhlIHNhbXBsZSBub25jZQ==",
				"sec-websocket-version": "13",
			};
			const asked = request({ hostname, port, path: "/x/y?sessionId=z", headers }, ({ statusCode }) =>
				resolve(statusCode),
			);
			asked.on("upgrade", () => reject(new Error("it was let in")));
			asked.on("error", reject);
			asked.end();
		});
		expect(status).toBe(403);
	});

	test("the server tells how it is, and no more", async () => {
		const health = (await (await fetch(`${base}/health`)).json()) as object;
		expect(health).toEqual({ ok: true });
		const { headers } = await fetch(`${base}/health`);
		expect(headers.get("content-security-policy")).toContain("script-src 'self'");
		expect(headers.get("x-powered-by")).toBeNull();
	});
});

test("one address cannot open tables without end", async () => {
	await app.close();
	({ app, base } = await startTestApp({}, { TABLES_PER_MINUTE: "2" }));
	const ana = await NetworkClient.create(base);
	for (const expected of [201, 201, 429])
		expect((await ana.http("POST", "/api/tables", settings)).status).toBe(expected);
});
