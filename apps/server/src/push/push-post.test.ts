import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { PushService } from "../../testkit/push/push-service.ts";
import { Subscriber } from "../../testkit/push/subscriber.ts";
import { temporaryFolder } from "../../testkit/store/folder.ts";
import { newPlayer } from "../../testkit/store/samples.ts";
import { TurnedTime } from "../../testkit/turned-time.ts";
import { readConfig } from "../config.ts";
import { createLog } from "../log.ts";
import { Counts } from "../operations/counts.ts";
import { openStore } from "../store/open-store.ts";
import type { Store } from "../store/store.ts";
import { PushPost } from "./push-post.ts";
import { senderOf } from "./server-keys.ts";

let service: PushService;

beforeAll(async () => {
	service = await PushService.start();
});

afterAll(() => service.close());

const minute = 60_000;
const untilMissed = 30_000;

let store: Store;
let time: TurnedTime;
let post: PushPost;
let here: Set<string>;

beforeEach(async () => {
	service.received.length = 0;
	service.answers.length = 0;
	store = await openStore({ dataDir: await temporaryFolder() });
	time = new TurnedTime();
	here = new Set();
	post = new PushPost({
		sender: await senderOf(readConfig({}), store.pushes),
		pushes: store.pushes,
		players: store.players,
		social: store.social,
		isHere: (player) => here.has(player),
		time,
		log: createLog("silent"),
		observer: new Counts(),
	});
});

afterEach(async () => {
	await post.close();
	await store.close();
});

/** A player whose only device is pushed to. */
async function subscribed(
	path: string,
): Promise<{ readonly id: string; readonly device: string; readonly phone: Subscriber }> {
	const { id } = await newPlayer(store);
	const device = (await store.players.devices(id))[0]?.id ?? "";
	const phone = new Subscriber();
	const { p256dh: publicKey, auth: secret } = phone.keys;
	await store.pushes.subscribe(device, { endpoint: service.endpoint(path), publicKey, secret }, time.now());
	return { id, device, phone };
}

/** A friend of this player has asked him to a table. */
async function invite(to: string, table = "K7Q2MX"): Promise<{ readonly invitation: string; readonly from: string }> {
	const bea = await newPlayer(store, "Bea ñ");
	const at = time.now();
	await store.social.ask({ from: bea.id, to, at });
	await store.social.accept({ from: bea.id, to, at });
	const expiresAt = at + 10 * minute;
	const invitation = { id: `of ${bea.id}`, from: bea.id, to, game: "liar", table, at, expiresAt } as const;
	expect(await store.social.invite(invitation)).toBe("sent");
	post.invited(to, { ...invitation, fromName: bea.profile.name });
	return { invitation: invitation.id, from: bea.id };
}

/** When the post waits for so many things. */
const waiting = (count: number) => vi.waitFor(() => expect(time.pending).toBe(count), { interval: 2 });

/** What is under way has ended. */
const settled = () => post.settled();

test("an invitation reaches the device, and only its browser can read it", async () => {
	const { id, phone } = await subscribed("ana");
	await store.players.update(id, { language: "es" });
	const { invitation } = await invite(id);
	const [push] = await service.until(1);
	expect(push?.path).toBe("/ana");
	expect(JSON.parse(phone.read(push?.body ?? Buffer.alloc(0)))).toEqual({
		kind: "invitation",
		invitation,
		from: "Bea ñ",
		game: "liar",
		table: "K7Q2MX",
		language: "es",
	});
	expect(() => new Subscriber().read(push?.body ?? Buffer.alloc(0))).toThrow();
	expect(push?.headers).toMatchObject({ ttl: "600", urgency: "high", "content-encoding": "aes128gcm" });
	expect(push?.headers.authorization).toMatch(/^vapid t=[\w.-]+, k=[\w-]{87}$/);
});

test("the push service learns neither the table, nor who is told of the same one", async () => {
	const [ana, eve] = [await subscribed("ana"), await subscribed("eve")];
	await invite(ana.id);
	await invite(eve.id);
	await service.until(2);
	const [a, b] = service.received;
	expect(JSON.stringify([a?.headers, b?.headers])).not.toContain("K7Q2MX");
	expect(a?.headers.topic).not.toBe(b?.headers.topic);
});

test("a newer invitation to the same table replaces the older, one to another table does not", async () => {
	const { id } = await subscribed("ana");
	const topicOf = async (table: string) => {
		const before = service.received.length;
		await invite(id, table);
		return (await service.until(before + 1)).at(-1)?.headers.topic;
	};
	const first = await topicOf("K7Q2MX");
	expect(first).toMatch(/^[\w-]{1,32}$/);
	expect(await topicOf("K7Q2MX")).toBe(first);
	expect(await topicOf("ABCDEF")).not.toBe(first);
});

test("who has a page open is not pushed to", async () => {
	const { id } = await subscribed("ana");
	here.add(id);
	await invite(id);
	await waiting(1);
	time.pass(untilMissed);
	await settled();
	expect(service.received).toEqual([]);
});

test("a phone that fell asleep without a goodbye is pushed to when its line is missed", async () => {
	const { id } = await subscribed("ana");
	here.add(id);
	await invite(id);
	await waiting(1);
	here.delete(id);
	time.pass(untilMissed);
	const [push] = await service.until(1);
	expect(push?.headers.ttl).toBe("570");
});

test("an invitation that is answered meanwhile goes nowhere", async () => {
	const { id } = await subscribed("ana");
	here.add(id);
	const { invitation } = await invite(id);
	await waiting(1);
	here.delete(id);
	post.over(invitation);
	await waiting(0);
	await settled();
	expect(service.received).toEqual([]);
});

test("an invitation from somebody who is blocked meanwhile goes nowhere", async () => {
	const { id } = await subscribed("ana");
	here.add(id);
	const { from } = await invite(id);
	await waiting(1);
	await store.social.block(id, from, time.now());
	here.delete(id);
	time.pass(untilMissed);
	await settled();
	expect(service.received).toEqual([]);
});

test.each([404, 410])("a subscription that the service does not know (%i) is forgotten", async (status) => {
	const { id, device } = await subscribed("ana");
	service.answers.push({ status });
	await invite(id);
	await vi.waitFor(async () => expect(await store.pushes.endpointOf(device)).toBeNull());
	expect(service.received).toHaveLength(1);
});

test("a busy service is asked again when it says so", async () => {
	const { id, device } = await subscribed("ana");
	service.answers.push({ status: 429, headers: { "retry-after": "120" } });
	await invite(id);
	await waiting(1);
	time.pass(2 * minute - 1);
	expect(service.received).toHaveLength(1);
	time.pass(1);
	await service.until(2);
	expect(service.received[1]?.headers.ttl).toBe("480");
	expect(await store.pushes.endpointOf(device)).not.toBeNull();
});

test("a service that asks to wait until after the invitation is left alone", async () => {
	const { id } = await subscribed("ana");
	service.answers.push({ status: 503, headers: { "retry-after": "600" } });
	await invite(id);
	await service.until(1);
	await settled();
	expect(time.pending).toBe(0);
	expect(service.received).toHaveLength(1);
});

test("a service that fails is tried four times, with growing pauses", async () => {
	const { id } = await subscribed("ana");
	service.answers.push(...Array.from({ length: 9 }, () => ({ status: 500 })));
	await invite(id);
	for (const [tried, pause] of [2_000, 8_000, 32_000, 128_000].entries()) {
		await service.until(tried + 1);
		if (tried < 3) await waiting(1);
		time.pass(pause);
	}
	await settled();
	expect(service.received).toHaveLength(4);
});

test("nobody is led elsewhere by a service's answer", async () => {
	const { id, device } = await subscribed("ana");
	service.answers.push({ status: 307, headers: { location: service.endpoint("elsewhere") } });
	await invite(id);
	await service.until(1);
	await settled();
	expect(service.received.map(({ path }) => path)).toEqual(["/ana"]);
	expect(await store.pushes.endpointOf(device)).not.toBeNull();
});

test("every device is told, and none of a player who is gone", async () => {
	const [ana, eve] = [await subscribed("ana"), await subscribed("eve")];
	await store.players.createLink({ secretHash: "s", player: ana.id, at: 0, expiresAt: 1 });
	await store.players.redeemLink("s", { tokenHash: "t", label: "" }, 0);
	const laptop = new Subscriber();
	const second = (await store.players.devices(ana.id)).find(({ id }) => id !== ana.device)?.id ?? "";
	const { p256dh: publicKey, auth: secret } = laptop.keys;
	await store.pushes.subscribe(second, { endpoint: service.endpoint("laptop"), publicKey, secret }, 1);
	await store.players.delete(eve.id, { name: "Somebody", at: 1 });
	const expiresAt = time.now() + minute;
	post.invited(eve.id, { id: "to eve", fromName: "Bea", game: "liar", table: "ABCDEF", expiresAt });
	await invite(ana.id);
	await service.until(2);
	await settled();
	expect(service.received.map(({ path }) => path).sort()).toEqual(["/ana", "/laptop"]);
});
