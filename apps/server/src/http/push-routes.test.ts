import type { PushStatus } from "@fibbers/protocol";
import { afterAll, beforeAll, expect, test } from "vitest";
import { NetworkClient, startTestApp } from "../../testkit/index.ts";
import { Subscriber } from "../../testkit/push/subscriber.ts";
import type { App } from "../app.ts";

let app: App;
let base: string;

beforeAll(async () => {
	({ app, base } = await startTestApp(undefined, { PUSH_SERVICES: "push.example" }));
});

afterAll(() => app.close());

const endpointOf = (path: string): string => `https://push.example/${path}`;
const { keys } = new Subscriber();

const subscribe = (client: NetworkClient, endpoint: string) => client.http("PUT", "/api/me/push", { endpoint, keys });

const reached = async (client: NetworkClient): Promise<unknown> =>
	(await client.http("GET", "/api/push")).body.endpoint;

/** Another browser; with `before`, the same browser as that one's. */
async function handOver(from: NetworkClient, before?: NetworkClient): Promise<NetworkClient> {
	const { secret } = (await from.http("POST", "/api/me/link")).body;
	const headers = {
		"content-type": "application/json",
		...(before && { authorization: `Bearer ${before.token}` }),
	};
	const answer = await fetch(`${base}/api/link`, { method: "POST", headers, body: JSON.stringify({ secret }) });
	return NetworkClient.create(base, answer);
}

test("anybody is told the server's key, and becomes nobody by asking", async () => {
	const answer = await fetch(`${base}/api/push`);
	expect(answer.status).toBe(200);
	expect(answer.headers.get("set-cookie")).toBeNull();
	const { key, endpoint } = (await answer.json()) as PushStatus;
	expect(key).toMatch(/^[\w-]{87}$/);
	expect(endpoint).toBeNull();
	expect(await (await fetch(`${base}/api/push`)).json()).toEqual({ key, endpoint });
});

test("each device is reached by itself, where it said last, until it says no", async () => {
	const ana = await NetworkClient.create(base);
	const phone = await handOver(ana);
	expect(await reached(ana)).toBeNull();
	expect(await subscribe(ana, endpointOf("a"))).toMatchObject({ status: 200, body: { endpoint: endpointOf("a") } });
	await subscribe(phone, endpointOf("b"));
	await subscribe(ana, endpointOf("c"));
	expect([await reached(ana), await reached(phone)]).toEqual([endpointOf("c"), endpointOf("b")]);
	expect(await ana.http("DELETE", "/api/me/push")).toMatchObject({ status: 200, body: { endpoint: null } });
	expect([await reached(ana), await reached(phone)]).toEqual([null, endpointOf("b")]);
});

test("a browser that becomes another player is not told what the one before is invited to", async () => {
	const [ana, eve] = [await NetworkClient.create(base), await NetworkClient.create(base)];
	await subscribe(ana, endpointOf("d"));
	const now = await handOver(eve, ana);
	expect(await reached(now)).toBeNull();
	expect(await reached(ana)).toBeNull();
});

test("nobody subscribes who is nobody, and it makes nobody a player", async () => {
	for (const [method, body] of [["PUT", { endpoint: endpointOf("x"), keys }], ["DELETE"]] as const) {
		const answer = await fetch(`${base}/api/me/push`, {
			method,
			headers: { "content-type": "application/json" },
			...(body && { body: JSON.stringify(body) }),
		});
		expect(answer.status).toBe(401);
		expect(answer.headers.get("set-cookie")).toBeNull();
	}
});

test.each([
	"http://push.example/x",
	"https://127.0.0.1/x",
	"https://localhost/x",
	"https://example.com/x",
	"https://a@push.example/x",
	"https://push.example:8443/x",
])("an address that is no push service's is refused: %s", async (endpoint) => {
	const ana = await NetworkClient.create(base);
	expect(await subscribe(ana, endpoint)).toMatchObject({ status: 400, body: { error: "unknown-push-service" } });
	expect(await reached(ana)).toBeNull();
});

test.each([
	["no point on the curve", { ...keys, p256dh: "A".repeat(87) }],
	["a key that is too short", { ...keys, p256dh: keys.p256dh.slice(1) }],
	["no secret", { p256dh: keys.p256dh }],
	["something else beside it", { ...keys, more: "x" }],
])("keys that nothing can be encrypted for are refused: %s", async (_, keys) => {
	const ana = await NetworkClient.create(base);
	const answer = await ana.http("PUT", "/api/me/push", { endpoint: endpointOf("x"), keys });
	expect(answer).toMatchObject({ status: 400, body: { error: "bad-request" } });
});
