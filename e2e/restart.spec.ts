import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { FallingServer } from "@fibbers/server/testkit/falling-server";
import type { Page } from "@playwright/test";
import { ElMentirosoPlayer } from "./people/el-mentiroso-player.ts";
import { playOn } from "./people/play-on.ts";
import { test as base, expect } from "./test.ts";

interface Table {
	readonly server: FallingServer;
	readonly people: readonly ElMentirosoPlayer[];
}

/** Three people in the middle of a game, at a server of their own. */
const test = base.extend<{ readonly table: Table }>({
	table: async ({ browser, contextOptions }, use) => {
		const folder = await mkdtemp(path.join(tmpdir(), "fibbers-restart-"));
		const server = await FallingServer.start({ DATA_DIR: folder, LOG_LEVEL: "fatal" });
		const contexts = await Promise.all(
			["Ana", "Bea", "Cid"].map(() => browser.newContext({ ...contextOptions, baseURL: server.url })),
		);
		const [ana, bea, cid] = await Promise.all(
			["Ana", "Bea", "Cid"].map(async (name, i) =>
				ElMentirosoPlayer.named(await (contexts[i] ?? (await browser.newContext())).newPage(), name),
			),
		);
		if (ana === undefined || bea === undefined || cid === undefined) throw new Error("somebody is missing");
		const code = await ana.openTable({ seats: 3 });
		await bea.joinBy(code);
		await cid.joinBy(code);
		await ana.deal();
		const people = [ana, bea, cid];
		for (const each of people) await each.hasCards();
		await oneMove(people);
		await use({ server, people });
		await Promise.all(contexts.map((context) => context.close()));
		await server.kill();
		await rm(folder, { recursive: true, force: true });
	},
});

/** Somebody moves, and everybody reads of it. */
async function oneMove(people: readonly ElMentirosoPlayer[]): Promise<void> {
	const lines = await Promise.all(people.map((each) => each.log()));
	const isNews = async (): Promise<boolean> => {
		const now = await Promise.all(people.map((each) => each.log()));
		return now.every(({ length }, i) => length > (lines[i]?.length ?? 0));
	};
	await playOn(people, isNews);
	expect(await isNews()).toBe(true);
}

/** They play until cards lie there that somebody can doubt. */
async function whoCanDoubt(people: readonly ElMentirosoPlayer[]): Promise<ElMentirosoPlayer> {
	let found: ElMentirosoPlayer | undefined;
	await playOn(people, async () => {
		for (const each of people) if ((await each.glance()).canDoubt) found = each;
		return found !== undefined;
	});
	if (found === undefined) throw new Error("nobody can doubt");
	return found;
}

const hands = (people: readonly ElMentirosoPlayer[]): Promise<readonly (readonly string[])[]> =>
	Promise.all(people.map((each) => each.hand()));

const offline = (page: Page) => page.getByText("No connection. Your seat is kept", { exact: false });
const stalled = (page: Page) => page.locator(".strip", { hasText: "The server cannot save just now" });

test("the server falls in the middle of a game and comes back: every page goes on by itself, with the same hand", async ({
	table: { server, people },
}) => {
	const before = await hands(people);
	for (const { page } of people) await page.evaluate(() => document.body.setAttribute("data-not-reloaded", ""));
	await server.kill();
	for (const { page } of people) await expect(offline(page).first()).toBeVisible();
	expect(await hands(people)).toEqual(before);
	await server.rise();
	for (const { page } of people) await expect(offline(page)).toHaveCount(0);
	expect(await hands(people)).toEqual(before);
	await oneMove(people);
	for (const { page } of people) await expect(page.locator("body[data-not-reloaded]")).toHaveCount(1);
});

test("while the server cannot save, the table says so and waits; then it goes on", async ({
	table: { server, people },
}) => {
	const doubter = await whoCanDoubt(people);
	const log = await Promise.all(people.map((each) => each.log()));
	await server.fillDisk();
	// Right after a button became possible a press does not count.
	await expect(async () => {
		await doubter.page.locator('[data-shortcut="doubt"]').click({ timeout: 1_000 });
		await expect(doubter.page.getByText("That could not be saved")).toBeVisible({ timeout: 1_000 });
	}).toPass({ timeout: 20_000, intervals: [50, 200] });
	for (const { page } of people) await expect(stalled(page)).toBeVisible();
	expect(await Promise.all(people.map((each) => each.log()))).toEqual(log);
	await server.freeDisk();
	for (const { page } of people) await expect(stalled(page)).toHaveCount(0);
	await oneMove(people);
});
