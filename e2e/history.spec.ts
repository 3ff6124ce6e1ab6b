import { readFile } from "node:fs/promises";
import AxeBuilder from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { LiarPlayer } from "./people/liar-player.ts";
import { Person } from "./people/person.ts";
import { playOn } from "./people/play-on.ts";
import { expect, test } from "./quick-computers.ts";

test.describe.configure({ timeout: 120_000 });

/** Ana and computers at a table; she leaves it to them, and looks the game up when it is over. */
async function playedByTheComputer(
	page: Page,
	game: "el-mentiroso" | "liars-post",
	seats: number,
	options: readonly string[],
): Promise<void> {
	const ana = await Person.named(page, "Ana");
	await ana.openTable({ game, seats, doubt: 0, options });
	for (let i = 1; i < seats; i++) await page.getByRole("button", { name: "Add a computer" }).click();
	await ana.deal();
	await page.getByRole("button", { name: "Leave the table" }).click();
	await page.getByRole("button", { name: "Leave", exact: true }).click();
	await page.waitForURL(/\/$/);
	const line = page.getByRole("list", { name: "My games" }).getByRole("link");
	await expect(async () => {
		await page.goto("/games");
		await expect(line).toHaveCount(1, { timeout: 1_000 });
	}).toPass({ timeout: 90_000, intervals: [1_000] });
	await line.click();
	await atReplay(page);
}

/** A whole game of Liar! against the computer. */
async function playedLiar(page: Page): Promise<void> {
	const ana = await LiarPlayer.named(page, "Ana");
	await ana.openTable({ game: "liar" });
	await page.getByRole("button", { name: "Add a computer" }).click();
	await ana.deal();
	await playOn([ana]);
}

async function openReplay(page: Page): Promise<void> {
	await page.getByRole("link", { name: "Replay" }).click();
	await atReplay(page);
}

async function atReplay(page: Page): Promise<void> {
	await page.waitForURL(/\/games\/[\w-]+/);
	await expect(slider(page)).toBeVisible();
}

const slider = (page: Page) => page.getByRole("slider", { name: "Step" });
const step = async (page: Page): Promise<number> => Number(await slider(page).inputValue());
const last = async (page: Page): Promise<number> => Number(await slider(page).getAttribute("max"));

/** Through the whole game by keys, buttons, address and slider. */
async function stepsThrough(page: Page): Promise<void> {
	const end = await last(page);
	expect(end).toBeGreaterThan(0);
	expect(await step(page)).toBe(0);
	await page.keyboard.press("End");
	await expect(slider(page)).toHaveValue(String(end));
	await expect(page.getByRole("button", { name: "One step on" })).toHaveAttribute("aria-disabled", "true");
	await expect(page).toHaveURL(new RegExp(`#${end}$`));
	await page.keyboard.press("Home");
	await expect(slider(page)).toHaveValue("0");
	for (let at = 1; at <= Math.min(end, 30); at++) {
		await page.keyboard.press("ArrowRight");
		await expect(slider(page)).toHaveValue(String(at));
		await expect(page.getByRole("main")).toBeVisible();
	}
	await page.getByRole("button", { name: "One step back" }).click();
	const before = await step(page);
	await page.reload();
	await expect(slider(page)).toHaveValue(String(before));
	await slider(page).fill("1");
	await expect(page).toHaveURL(/#1$/);
}

/** All cards open, or what Ana saw. */
async function throughHerEyes(page: Page): Promise<void> {
	await expect(page.getByRole("region", { name: "Every hand" })).toBeVisible();
	await page.getByLabel("Whose eyes").selectOption({ label: "As Ana saw it" });
	await expect(page.getByRole("region", { name: "Ana’s hand" })).toBeVisible();
	await expect(page.getByRole("region", { name: "Every hand" })).toHaveCount(0);
	await page.getByLabel("Whose eyes").selectOption({ label: "All cards open" });
}

async function isSound(page: Page, screen: string): Promise<void> {
	const { violations } = await new AxeBuilder({ page }).analyze();
	const serious = violations.filter(({ impact }) => impact === "serious" || impact === "critical");
	expect(serious.map(({ id, nodes }) => `${screen}: ${id} ${nodes.map(({ html }) => html).join(" ")}`)).toEqual([]);
	expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
}

test.describe("on a phone", () => {
	test.use({ viewport: { width: 390, height: 844 } });

	test("El Mentiroso: the replay from the deal to the end, lie by lie", async ({ page }) => {
		await playedByTheComputer(page, "el-mentiroso", 3, ["Any pair"]);
		await stepsThrough(page);
		await throughHerEyes(page);
		await isSound(page, "replay");
		const lies = page.getByRole("button", { name: "Next lie" });
		if ((await lies.getAttribute("aria-disabled")) === null) {
			await lies.click();
			await expect(page.getByText(/^A lie/)).toBeVisible();
		}
	});
});

test("Liar's Post: a replay goes on by itself, rests, and stops at the end", async ({ page }) => {
	await playedByTheComputer(page, "liars-post", 3, ["One deck", "Lose too"]);
	await stepsThrough(page);
	await throughHerEyes(page);
	await isSound(page, "replay");
	await page.getByLabel("Speed").selectOption({ label: "Four times as fast" });
	const end = await last(page);
	await slider(page).fill(String(end - 2));
	await page.getByRole("button", { name: "Play", exact: true }).click();
	await expect(slider(page)).toHaveValue(String(end));
	await expect(page.getByRole("button", { name: "Play", exact: true })).toBeVisible();
});

test("Liar!: replay, share and take back, download and paste, list and report", async ({ page, anotherPerson }) => {
	await playedLiar(page);
	await openReplay(page);
	await stepsThrough(page);
	await throughHerEyes(page);

	await page.getByRole("button", { name: "Share" }).click();
	const link = await page.getByLabel("Link to this replay").inputValue();
	const stranger = await anotherPerson();
	await stranger.goto(`${link}#2`);
	await expect(slider(stranger)).toHaveValue("2");
	await expect(stranger.getByRole("button", { name: "Share" })).toHaveCount(0);
	await page.getByRole("button", { name: "Take it back" }).click();
	await expect(page.getByText("The link is gone.")).toBeVisible();
	await stranger.reload();
	await expect(stranger.getByRole("heading", { level: 1 })).toHaveText("This link leads nowhere.");
	await stranger.goto(page.url());
	await expect(stranger.getByRole("heading", { level: 1 })).toHaveText("No such game here.");
	await page.getByRole("button", { name: "Close", exact: true }).click();

	const [download] = await Promise.all([
		page.waitForEvent("download"),
		page.getByRole("button", { name: "Download" }).click(),
	]);
	expect(download.suggestedFilename()).toMatch(/^liar-\d{4}-\d\d-\d\d\.json$/);
	const record = await readFile(await download.path(), "utf8");
	expect(JSON.parse(record)).toMatchObject({ game: "liar", names: expect.arrayContaining(["Ana"]) });
	const end = await last(page);
	await pasted(stranger, record, end);

	await page.goto("/games");
	const games = page.getByRole("list", { name: "My games" }).getByRole("listitem");
	await expect(games).toHaveCount(1);
	await isSound(page, "my games");
	await page.getByRole("button", { name: "El Mentiroso" }).click();
	await expect(page.getByText("No game like that.")).toBeVisible();
	await page.getByRole("button", { name: "Show all games" }).click();
	await expect(games).toHaveCount(1);
	await page.getByRole("link", { name: "Bluff report" }).click();
	await expect(page.getByRole("heading", { name: "Liar!" })).toBeVisible();
	await expect(page.getByRole("row", { name: /^Claims that were lies/ })).toBeVisible();
	await isSound(page, "report");

	await stranger.goto("/games");
	await expect(stranger.getByRole("heading", { name: "No games yet." })).toBeVisible();
	await stranger.goto("/report");
	await expect(stranger.getByRole("heading", { name: "Nothing to report yet." })).toBeVisible();
});

/** The record is pasted, broken and whole; what is wrong with it is said, and the page stays as it is. */
async function pasted(page: Page, record: string, end: number): Promise<void> {
	await page.goto("/replay");
	const field = page.getByRole("textbox", { name: "Game record" });
	const show = page.getByRole("button", { name: "Show it" });
	for (const [text, says] of [
		["{", "This is no JSON text."],
		["null", "This is JSON, but no game record."],
		[record.replace('"move":"ask"', '"move":"doubt"'), /^Move 1 breaks the rules/],
	] as const) {
		await field.fill(text);
		await show.click();
		await expect(page.getByRole("alert")).toHaveText(says);
	}
	await isSound(page, "replay a record");
	await page.getByRole("button", { name: "Watch it up to there" }).click();
	await expect(slider(page)).toHaveAttribute("max", "0");
	await page.getByRole("button", { name: "Another record" }).click();
	await field.fill(record);
	await show.click();
	await expect(slider(page)).toHaveAttribute("max", String(end));
	await page.goto("/replay");
	await page
		.getByLabel("Open a file")
		.setInputFiles({ name: "x.json", mimeType: "application/json", buffer: Buffer.from(record) });
	await expect(slider(page)).toHaveAttribute("max", String(end));
}
