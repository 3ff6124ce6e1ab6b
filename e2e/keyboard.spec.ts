import { ElMentirosoPlayer } from "./people/el-mentiroso-player.ts";
import { expect, test } from "./test.ts";

test.use({ viewport: { width: 1440, height: 900 } });

test("a table is opened and a game is played with the keyboard alone", async ({ page }) => {
	test.setTimeout(360_000);
	const ana = await ElMentirosoPlayer.named(page, "Ana");
	await page.goto("/new");
	// Without a time to doubt, many plays fit into the time of a test.
	await reach(page, page.getByRole("slider", { name: "Time to doubt" }));
	await page.keyboard.press("Home");
	await press(page, "Open the table");
	await page.waitForURL(/\/t\/\w{6}$/);
	for (const count of [2, 3]) {
		await press(page, "Add a computer");
		await expect(page.locator(".people-list .coaster")).toHaveCount(count);
	}
	await press(page, "Deal the cards");
	await ana.hasCards();

	const did = { opened: false, played: false, doubted: false };
	await expect(async () => {
		const seen = await ana.glance();
		if (seen.phase === "over") await press(page, "Next game");
		else if (seen.canDoubt && did.played) await page.keyboard.press("l");
		else if (seen.action.startsWith("Accept")) await page.keyboard.press("Enter");
		else if (seen.hasSet && seen.chosen.length === 0) {
			await page.locator("button.slip.set").focus();
			await page.keyboard.press("Enter");
			await page.locator(".hand button[tabindex='0']").focus();
			await page.keyboard.press("Enter");
		} else if (seen.opens || seen.canAct || /choose cards/i.test(seen.action)) {
			await page.locator(".hand button[tabindex='0']").focus();
			if (seen.chosen.length === 0) {
				await page.keyboard.press("Home");
				await page.keyboard.press("ArrowRight");
				await page.keyboard.press("Space");
			}
			if (seen.opens) await page.keyboard.press("5");
			await page.keyboard.press("Enter");
		}
		const log = (await ana.log()).join("\n");
		did.opened ||= /You opened/.test(log);
		did.played ||= /You played/.test(log);
		did.doubted ||= /You said Liar!/.test(log);
		expect(did).toMatchObject({ opened: true, played: true, doubted: true });
	}).toPass({ timeout: 300_000, intervals: [150] });
});

/** Reaches the button with Tab and presses it. */
async function press(page: ElMentirosoPlayer["page"], name: string): Promise<void> {
	await reach(page, page.getByRole("button", { name }));
	await page.keyboard.press("Enter");
}

async function reach(
	page: ElMentirosoPlayer["page"],
	target: ReturnType<ElMentirosoPlayer["page"]["locator"]>,
): Promise<void> {
	await expect(target).toBeVisible();
	for (let i = 0; i < 60; i++) {
		if (await target.evaluate((element) => element === document.activeElement)) return;
		await page.keyboard.press("Tab");
	}
	throw new Error(`Tab does not reach ${String(target)}`);
}
