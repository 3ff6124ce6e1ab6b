import AxeBuilder from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { ElMentirosoPlayer } from "./people/el-mentiroso-player.ts";
import { playOn } from "./people/play-on.ts";
import { expect, test } from "./test.ts";

const sizes = [
	{ width: 390, height: 844 },
	{ width: 1440, height: 900 },
] as const;

/** Nothing serious in axe's eyes, and nothing wider than the screen. */
async function isSound(page: Page, screen: string): Promise<void> {
	const { violations } = await new AxeBuilder({ page }).analyze();
	const serious = violations.filter(({ impact }) => impact === "serious" || impact === "critical");
	expect(serious.map(({ id, nodes }) => `${screen}: ${id} ${nodes.map(({ html }) => html).join(" ")}`)).toEqual([]);
	const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
	expect(overflow, `${screen} is wider than the page`).toBeLessThanOrEqual(0);
}

for (const viewport of sizes)
	for (const colorScheme of ["light", "dark"] as const)
		test(`every screen passes axe at ${viewport.width}, ${colorScheme}`, async ({
			browser,
			contextOptions,
			baseURL,
		}) => {
			test.setTimeout(360_000);
			const context = await browser.newContext({ ...contextOptions, viewport, colorScheme, baseURL: baseURL ?? "" });
			const page = await context.newPage();
			const ana = await ElMentirosoPlayer.named(page, "Ana");
			try {
				await page.goto("/");
				await expect(page.getByRole("button", { name: "Play the computer" }).first()).toBeVisible();
				await isSound(page, "home");
				await page.goto("/rules");
				await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
				await isSound(page, "rules");
				await page.goto("/new");
				await expect(page.getByRole("button", { name: "Open the table" })).toBeVisible();
				await isSound(page, "new table");
				await page.goto("/t/222222");
				await expect(page.getByRole("heading", { level: 1 })).toHaveText("No table with this code.");
				await isSound(page, "no table");

				await ana.openTable({ seats: 3 });
				await expect(page.getByText("Ana (you)")).toBeVisible();
				await isSound(page, "open table");
				for (const _ of [1, 2]) await page.getByRole("button", { name: "Add a computer" }).click();
				await ana.deal();
				await isSound(page, "cards in hand");
				await playOn([ana], async () => (await ana.glance()).opens);
				await isSound(page, "opening a pile");
				await playOn([ana], async () => (await page.locator(".reveal").count()) > 0);
				await isSound(page, "a doubt");
				await page.context().setOffline(true);
				await expect(page.getByText("No connection. Your seat is kept", { exact: false }).first()).toBeVisible();
				await isSound(page, "without network");
				await page.context().setOffline(false);
				await playOn([ana]);
				await expect(page.getByRole("heading", { name: "Places" })).toBeVisible();
				await isSound(page, "the end");
			} finally {
				await context.close();
			}
		});
