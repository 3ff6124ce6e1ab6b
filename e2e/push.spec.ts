import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { AxeBuilder } from "@axe-core/playwright";
import { NetworkClient } from "@fibbers/server/testkit";
import { LobbyClient } from "@fibbers/server/testkit/lobby-client";
import { PushService } from "@fibbers/server/testkit/push-service";
import type { ServerProcess } from "@fibbers/server/testkit/server-process";
import type { BrowserContext, Page } from "@playwright/test";
import { Person } from "./people/person.ts";
import { PushedBrowser } from "./people/pushed.ts";
import { startServer } from "./server.ts";
import { test as base, expect } from "./test.ts";

interface Pushing {
	readonly service: PushService;
}

/** The server pushes to a service of the test, whose certificate it trusts. */
const test = base.extend<object, Pushing & { readonly server: ServerProcess }>({
	service: [
		// biome-ignore lint/correctness/noEmptyPattern: Playwright reads the pattern to know what a fixture needs.
		async ({}, use) => {
			const service = await PushService.start();
			await use(service);
			await service.close();
		},
		{ scope: "worker" },
	],
	server: [
		async ({ service }, use) => {
			const folder = await mkdtemp(path.join(tmpdir(), "fibbers-push-"));
			const certificate = path.join(folder, "push-service.pem");
			await writeFile(certificate, service.certificate);
			const server = await startServer({ PUSH_SERVICES: service.host, NODE_EXTRA_CA_CERTS: certificate });
			await use(server);
			await server.stop();
			await rm(folder, { recursive: true });
		},
		{ scope: "worker" },
	],
});

const optIn = (page: Page) => page.getByRole("checkbox", { name: "Tell this device" });

async function turnOn(page: Page): Promise<void> {
	await page.goto("/me");
	await optIn(page).check();
	await expect(page.getByText("This device is told.")).toBeVisible();
}

/** The token that makes this browser its player. */
async function tokenOf(context: BrowserContext): Promise<string> {
	return (await context.cookies()).find(({ name }) => name === "fibbers")?.value ?? "";
}

/** Ana sits at a table, and is a friend of whoever has this browser. */
async function friendOf(
	context: BrowserContext,
	url: string,
): Promise<{ line: LobbyClient; code: string; name: string }> {
	const ana = await NetworkClient.create(url);
	const line = await LobbyClient.open(ana);
	const theirs = await LobbyClient.open({ base: url, token: await tokenOf(context) });
	await theirs.command("befriend", { code: line.social?.me.friendCode });
	await line.until(() => line.social?.requests.in.length === 1);
	await line.command("answerRequest", { request: line.social?.requests.in[0]?.id, accept: true });
	await theirs.leave();
	const code = await ana.open({ game: "liar", seats: 2 });
	await ana.join(code);
	return { line, code, name: ana.profile.name };
}

test("an invitation is pushed to a phone with no page open, and “Sit down” leads to the table", async ({
	page,
	context,
	server,
	service,
}) => {
	const phone = await PushedBrowser.in(context, service.endpoint("bea"));
	await Person.named(page, "Bea");
	await turnOn(page);
	const { line, code, name } = await friendOf(context, server.url);
	await page.goto("about:blank");
	await line.until(() => line.friends[0]?.online === false);
	expect(await line.command("invite", { friend: line.friends[0]?.id, table: code })).toEqual({ done: true });

	const push = (await service.until(1)).at(-1);
	const text = phone.subscriber.read(push?.body ?? Buffer.alloc(0));
	await page.goto("/rules/liar");
	expect(await phone.receive(page, text)).toEqual({
		title: `${name} invites you`,
		body: `Liar!, table ${code.slice(0, 3)} ${code.slice(3)}`,
		tag: `table ${code}`,
		data: { table: code, invitation: expect.any(String) },
		actions: ["Sit down", "Not now"],
	});
	await phone.press("sit");
	await page.waitForURL(`**/t/${code}`);
	await line.until(() => line.answers.length > 0);
	expect(line.answers).toMatchObject([{ name: "Bea", accepted: true, table: code }]);

	const spanish = await phone.receive(page, JSON.stringify({ ...JSON.parse(text), language: "es" }));
	expect(spanish).toMatchObject({ title: `${name} te invita`, actions: ["Sentarme", "Ahora no"] });
	expect(await phone.receive(page, "not for this version")).toMatchObject({ title: "Fibbers", actions: [] });
});

test("a page in the background, which has a line, has the notification shown, and only once", async ({
	page,
	context,
	server,
	service,
}) => {
	const browser = await PushedBrowser.in(context, service.endpoint("gil"));
	await Person.named(page, "Gil");
	await turnOn(page);
	const { line, code, name } = await friendOf(context, server.url);
	const before = service.received.length;
	const heard = await browser.inBackground(page);
	await line.command("invite", { friend: line.friends[0]?.id, table: code });
	const shown = [{ title: `${name} invites you`, tag: `table ${code}` }];
	await expect.poll(heard).toMatchObject({ told: 1, shown });
	// A tab that is opened meanwhile tells of the same invitation.
	const other = await context.newPage();
	await other.addInitScript(() => Object.defineProperty(document, "visibilityState", { get: () => "hidden" }));
	await other.goto("/");
	await expect.poll(heard).toMatchObject({ told: 2, shown });
	expect(service.received).toHaveLength(before);
});

test("the switch says what it does, is right after a reload, and leaves nothing behind when it is turned off", async ({
	page,
	context,
	service,
}) => {
	await PushedBrowser.in(context, service.endpoint("cleo"));
	await Person.named(page, "Cleo");
	const worker = () => page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.scope ?? null);
	const endpoint = async () => (await (await page.request.get("/api/push")).json()).endpoint;
	await page.goto("/me");
	await expect(optIn(page)).not.toBeChecked();
	expect(await worker()).toBeNull();
	await turnOn(page);
	expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
	expect(await endpoint()).toBe(service.endpoint("cleo"));
	await page.reload();
	await expect(optIn(page)).toBeChecked();
	await optIn(page).uncheck();
	await expect.poll(endpoint).toBeNull();
	await expect.poll(worker).toBeNull();
	await page.reload();
	await expect(optIn(page)).not.toBeChecked();
});

test("a browser that is reached elsewhere from now on says so by itself, unless it is told nothing any more", async ({
	page,
	context,
	service,
}) => {
	const browser = await PushedBrowser.in(context, service.endpoint("hugo"));
	await Person.named(page, "Hugo");
	const endpoint = async () => (await (await page.request.get("/api/push")).json()).endpoint;
	await turnOn(page);
	await browser.moves(service.endpoint("hugo/moved"));
	expect(await endpoint()).toBe(service.endpoint("hugo/moved"));
	await page.request.delete("/api/me/push");
	await browser.moves(service.endpoint("hugo/again"));
	expect(await endpoint()).toBeNull();
});

test("a device that is signed out is told nothing any more", async ({ page, context, service }) => {
	await PushedBrowser.in(context, service.endpoint("dora"));
	await Person.named(page, "Dora");
	await turnOn(page);
	await page.reload();
	await expect(optIn(page)).toBeChecked();
	await page.getByRole("button", { name: /^Sign out: / }).click();
	await page.getByRole("dialog").getByRole("button", { name: "Sign out" }).click();
	await expect(page.getByRole("heading", { name: "You are gone." })).toBeVisible();
	await expect
		.poll(() => page.evaluate(async () => (await navigator.serviceWorker.getRegistration()) === undefined))
		.toBe(true);
	expect(await page.evaluate(() => localStorage.getItem("test.subscribed"))).toBeNull();
});

test("a browser that says no to notices is told how to change it", async ({ page, context }) => {
	await context.addInitScript(() => Object.defineProperty(Notification, "permission", { get: () => "denied" }));
	await Person.named(page, "Eli");
	await page.goto("/me");
	await expect(page.getByText("You can allow it in the site settings")).toBeVisible();
	await expect(optIn(page)).toBeDisabled();
});

test.describe("on an iPhone", () => {
	test.use({ userAgent: "Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 Safari/604.1" });

	test("outside the home screen it says how to get there", async ({ page, context }) => {
		await context.addInitScript(() => Reflect.deleteProperty(globalThis, "PushManager"));
		await Person.named(page, "Fina");
		await page.goto("/me");
		await expect(page.getByText("Add to Home Screen")).toBeVisible();
		await expect(optIn(page)).toBeDisabled();
	});
});

test("the service worker is asked for anew each time, and runs nobody else's scripts", async ({ request }) => {
	const script = await request.get("/sw.js");
	expect(script.headers()["content-type"]).toContain("javascript");
	expect(script.headers()["cache-control"]).toBe("no-cache");
	expect(script.headers()["content-security-policy"]).toContain("worker-src 'self'");
	const manifest = await (await request.get("/manifest.webmanifest")).json();
	for (const { src, sizes } of manifest.icons.filter(({ type }: { type: string }) => type === "image/png")) {
		const icon = await (await request.get(src)).body();
		expect(`${icon.readUInt32BE(16)}x${icon.readUInt32BE(20)}`).toBe(sizes);
	}
});
