import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { RawSocket, Siege, statusOf, upgradeRequest } from "../../testkit/hostile/index.ts";

let siege: Siege;

beforeAll(async () => {
	siege = await Siege.start();
});

afterEach(async () => {
	expect(await siege.noticed()).toEqual([]);
});

afterAll(() => siege.end());

const asked = (bytes: string): Promise<number> => RawSocket.answer(siege.base, bytes).then(statusOf);

const posting = (path: string, { host = "localhost", headers = "", body = "{}" } = {}): string =>
	`POST ${path} HTTP/1.1\r\nHost: ${host}\r\nContent-Type: application/json\r\n${headers}Content-Length: ${Buffer.byteLength(body)}\r\n\r\n${body}`;

const getting = (path: string, headers = "", host = "localhost"): string =>
	`GET ${path} HTTP/1.1\r\nHost: ${host}\r\n${headers}\r\n`;

const join = "/matchmake/joinById/lobby";

describe("a request that cannot be read, or names what is not there", () => {
	test.each([
		["a host that is none", posting(join, { host: "a b c[" }), 401],
		["a host that is none, where Colyseus would answer", getting("/__healthcheck", "", "[[["), 404],
		["a protocol that is none", posting(join, { headers: "X-Forwarded-Proto: java script\r\n" }), 401],
		["no JSON", posting(join, { body: "{" }), 400],
		["no object", posting(join, { body: "null" }), 400],
		["a body beyond 4 kB", posting(join, { body: JSON.stringify({ a: "x".repeat(5_000) }) }), 413],
		[
			"a body that claims to be a terabyte",
			posting(join, { body: "" }).replace("Length: 0", "Length: 1099511627776"),
			413,
		],
		["two lengths", posting(join, { headers: "Content-Length: 7\r\n" }), 400],
		["a length and pieces", posting(join, { headers: "Transfer-Encoding: chunked\r\n" }), 400],
		["a piece without a length", `POST ${join} HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\n`, 400],
		["an expectation", posting(join, { headers: "Expect: miracles\r\n" }), 417],
		["a path with broken signs", posting("/matchmake/joinById/%ff"), 400],
		["a path that climbs", getting("/../../../../etc/passwd"), 404],
		["a path that climbs in signs", getting("/assets/%2e%2e%2f%2e%2e%2fpackage.json"), 404],
		["a path with a zero byte", getting("/api/tables/%00"), 404],
		["a broken path", getting("/api/tables/%"), 400],
		["a room named like a property", posting("/matchmake/joinById/__proto__"), 522],
		["a method named like a property", posting("/matchmake/constructor/lobby"), 520],
		["matchmaking by GET", getting(join), 404],
		["a tunnel", "CONNECT a:1 HTTP/1.1\r\nHost: a\r\n\r\n", 0],
		["a question to the server as such", "OPTIONS * HTTP/1.1\r\nHost: a\r\n\r\n", 404],
		["a trace", "TRACE / HTTP/1.1\r\nHost: a\r\n\r\n", 404],
		["no HTTP at all", "\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03 hello\r\n\r\n", 400],
		["a header without an end", getting("/", `Cookie: ${"a".repeat(20_000)}\r\n`), 431],
		["headers without end", getting("/", "A: b\r\n".repeat(4_000)), 431],
		["arrays and properties in a query", getting("/api/games?game[__proto__]=1&won=true&won=false&before[]=1"), 400],
		["languages that are properties", getting("/f/__proto__", "Accept-Language: constructor,__proto__;q=9\r\n"), 200],
	])("%s", async (_, bytes, status) => {
		const answered = await asked(bytes);
		// Without the built page its routes answer 503.
		expect(answered === 503 && [200, 404].includes(status) ? status : answered).toBe(status);
	});

	test.each(["create", "join", "joinOrCreate", "reconnect", "hasOwnProperty", "query"])(
		"matchmaking by %s answers 520",
		async (method) => {
			expect(await asked(posting(`/matchmake/${method}/table`))).toBe(520);
		},
	);

	test("bodies whose JSON is nested as deep as 4 kB allow are 400 or 401 everywhere", async () => {
		const { token } = await siege.somebody();
		const headers = { authorization: `Bearer ${token}`, "content-type": "application/json" };
		const deep = `{"settings":{"a":${"[".repeat(1_900)}${"]".repeat(1_900)}},"game":${'{"a":'.repeat(2)}1}}}`;
		for (const [method, path] of [
			["PUT", "/api/me"],
			["POST", "/api/tables"],
			["POST", "/api/quick"],
			["POST", "/api/link"],
			["PUT", "/api/me/push"],
			["POST", "/api/me/invitations"],
		] as const) {
			const { status } = await fetch(siege.base + path, { method, headers, body: deep });
			expect([path, status]).toEqual([path, 400]);
		}
	});

	test("settings may be as deep as they like, and come back", async () => {
		const { token } = await siege.somebody();
		const headers = { authorization: `Bearer ${token}`, "content-type": "application/json" };
		const body = `{"settings":{"a":${"[".repeat(1_500)}${"]".repeat(1_500)}}}`;
		const { status } = await fetch(`${siege.base}/api/me`, { method: "PUT", headers, body });
		expect(status).toBe(200);
		expect((await fetch(`${siege.base}/api/me`, { headers })).status).toBe(200);
	});
});

describe("prototypes", () => {
	test.each(["__proto__", "constructor", "prototype"])("%s in a JSON body changes nothing", async (key) => {
		const { token } = await siege.somebody();
		const headers = { authorization: `Bearer ${token}`, "content-type": "application/json" };
		for (const body of [
			`{"settings":{"${key}":{"polluted":true}}}`,
			`{"${key}":{"polluted":true}}`,
			`{"game":"liar","seats":2,"options":{"${key}":{"polluted":true}}}`,
		])
			for (const [method, path] of [
				["PUT", "/api/me"],
				["POST", "/api/tables"],
			] as const)
				expect((await fetch(siege.base + path, { method, headers, body })).status).toBeLessThan(500);
		expect(({} as { polluted?: true }).polluted).toBeUndefined();
	});
});

describe("a socket that leads nowhere", () => {
	test.each([
		["a target that is none", "*:99999", 400],
		["a target with a user", "*@[/", 400],
		["an address of its own", "http://[/", 400],
		["no seat", "/", 400],
		["no session", "/abc/lobby", 400],
		["no room", "/?sessionId=abc", 400],
		["a session to be resumed", "/abc/lobby?sessionId=abc&reconnectionToken=abc", 400],
		["a room that is a property", "/abc/constructor?sessionId=abc", 400],
		["a room that is the prototype", "/abc/__proto__?sessionId=abc", 400],
		["a session of another alphabet", "/abc/lobby?sessionId=%00", 400],
	])("%s is refused before it opens", async (_, target, status) => {
		expect(await asked(upgradeRequest(target))).toBe(status);
	});

	test.each([
		["another protocol", getting("/", "Upgrade: h2c\r\nConnection: Upgrade\r\n"), 400],
		["no key", upgradeRequest("/a/lobby?sessionId=b").replace(/Sec-WebSocket-Key.*\r\n/, ""), 400],
		["no version", upgradeRequest("/a/lobby?sessionId=b").replace(/Sec-WebSocket-Version.*\r\n/, ""), 426],
		["a POST", upgradeRequest("/a/lobby?sessionId=b").replace("GET", "POST"), 405],
	])("an upgrade with %s", async (_, bytes, status) => {
		const answered = await asked(bytes);
		expect(status === 426 ? [400, 426] : [status]).toContain(answered);
	});
});

describe("pages of somebody else", () => {
	test.each(["https://evil.example", "null", "http://localhost.evil.example", "file://", "http://localhost:1"])(
		"from %s nothing is answered",
		async (origin) => {
			const from = `Origin: ${origin}\r\n`;
			expect(await asked(upgradeRequest("/a/lobby?sessionId=b", from))).toBe(403);
			expect(await asked(posting(join, { headers: from }))).toBe(403);
			expect(await asked(getting("/api/me", from))).toBe(403);
		},
	);

	test("a preflight allows nothing", async () => {
		const answer = await RawSocket.answer(
			siege.base,
			`OPTIONS /api/me HTTP/1.1\r\nHost: localhost\r\nOrigin: https://evil.example\r\nAccess-Control-Request-Method: PUT\r\n\r\n`,
		);
		expect(statusOf(answer)).toBe(403);
		expect(answer.toLowerCase()).not.toContain("access-control-allow");
	});
});

describe("somebody who is nobody", () => {
	const forged = "A".repeat(43);
	test.each([
		["a forged cookie", `Cookie: fibbers=${forged}\r\n`],
		["a short cookie", "Cookie: fibbers=AAAA\r\n"],
		["many cookies", `Cookie: ${`fibbers=${forged}; `.repeat(200)}\r\n`],
		["a cookie with signs", "Cookie: fibbers=%00'\"; DROP TABLE players\r\n"],
		["a forged token", `Authorization: Bearer ${forged}\r\n`],
		["a huge token", `Authorization: Bearer ${"A".repeat(10_000)}\r\n`],
		["another way", `Authorization: Basic ${forged}\r\n`],
		["bytes", "Authorization: \xff\xfe\xfd\r\nCookie: \xff\xfe\r\n"],
	])("with %s gets no account", async (_, headers) => {
		expect(await asked(getting("/api/me/devices", headers))).toBe(401);
		expect([401, 200]).toContain(await asked(posting(join, { headers })));
	});
});
