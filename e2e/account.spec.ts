import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { ElMentirosoPlayer } from "./people/el-mentiroso-player.ts";
import { expect, test } from "./test.ts";

/** Ana and Bea play with a computer. */
async function game(page: Page, other: Page): Promise<{ ana: ElMentirosoPlayer; bea: ElMentirosoPlayer }> {
	const ana = await ElMentirosoPlayer.named(page, "Ana");
	const code = await ana.openTable({ seats: 3 });
	const bea = await ElMentirosoPlayer.named(other, "Bea");
	await bea.joinBy(code);
	await ana.page.getByRole("button", { name: "Add a computer" }).click();
	await ana.deal();
	await bea.hasCards();
	return { ana, bea };
}

/** The link that is shown to take over on another device. */
async function linkOn(page: Page): Promise<string> {
	const field = page.getByLabel("Link for your other device");
	await expect(page.getByRole("img", { name: "The link as a picture" })).toBeVisible();
	return field.inputValue();
}

async function takeOver(page: Page, link: string, name: string): Promise<void> {
	await page.goto(link);
	await expect(page.getByRole("heading", { level: 1 })).toHaveText(`Be ${name} on this device?`);
	await page.getByRole("button", { name: `Be ${name}` }).click();
}

const expectNoViolations = async (page: Page): Promise<void> =>
	expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);

test("in the middle of a game another device takes over: same seat, same hand, and the first is told", async ({
	page,
	anotherPerson,
}) => {
	const { ana } = await game(page, await anotherPerson());
	const hand = await ana.hand();
	await ana.page.getByRole("button", { name: "Invite, rules, settings" }).click();
	await ana.page.getByRole("button", { name: "Use on another device" }).click();
	const link = await linkOn(ana.page);

	const phone = new ElMentirosoPlayer(await anotherPerson(), "Ana");
	const asked: string[] = [];
	phone.page.on("request", (request) => asked.push(request.url()));
	await takeOver(phone.page, link, "Ana");
	await phone.hasCards();
	expect(await phone.hand()).toEqual(hand);
	const secret = new URL(link).hash.slice(1);
	expect(secret).toMatch(/^[\w-]{43}$/);
	// What follows the hash never leaves the browser as part of an address.
	expect(asked.map((url) => url.split("#")[0]).filter((url) => url?.includes(secret))).toEqual([]);
	expect(phone.page.url()).not.toContain(secret);

	const dialog = ana.page.getByRole("dialog", { name: "Use on another device" });
	await expect(dialog.getByText("is you now.")).toBeVisible();
	await dialog.getByRole("button", { name: "Close" }).click();
	await expect(ana.page.getByRole("heading", { level: 1 })).toHaveText(
		"This table is open in another tab, or on another device.",
	);
	await ana.page.goto(link);
	await expect(ana.page.getByRole("heading", { level: 1 })).toHaveText("This link is no longer good.");
});

test("settings come along, and a device can be signed out from another", async ({ page, anotherPerson }) => {
	await ElMentirosoPlayer.named(page, "Ana");
	await page.goto("/me");
	await page.getByRole("button", { name: "Dark" }).click();
	await page.getByLabel("Four suit colours").check();
	await page.getByRole("link", { name: "Use on another device" }).click();
	const link = await linkOn(page);
	const phone = await anotherPerson();
	await takeOver(phone, link, "Ana");
	await expect(phone).toHaveURL("/me");
	await expect(phone.locator("html")).toHaveAttribute("data-theme", "dark");
	await expect(phone.locator("html")).toHaveAttribute("data-deck", "four");
	await expect(page.getByText("is you now.")).toBeVisible();

	const devices = phone.locator(".devices li");
	await expect(devices).toHaveCount(2);
	await devices.filter({ hasNotText: "this one" }).getByRole("button", { name: "Sign out" }).click();
	await expect(devices).toHaveCount(1);
	await page.goto("/me");
	await expect(page.getByLabel("Name", { exact: true })).not.toHaveValue("Ana");
});

test("who deletes everything is gone: at the table, on the page, for the server", async ({ page, anotherPerson }) => {
	const { ana, bea } = await game(page, await anotherPerson());
	const account = await page.context().newPage();
	await account.goto("/me");
	const download = account.waitForEvent("download");
	await account.getByRole("link", { name: "Download my data" }).click();
	expect((await download).suggestedFilename()).toBe("fibbers.json");

	await account.getByRole("button", { name: "Delete my data" }).click();
	const question = account.getByRole("dialog", { name: "Delete everything about you?" });
	await question.getByRole("button", { name: "Keep it" }).click();
	await expect(question).toHaveCount(0);
	await account.getByRole("button", { name: "Delete my data" }).click();
	await question.getByRole("button", { name: "Delete my data" }).click();
	await expect(account.getByRole("heading", { level: 1 })).toHaveText("You are gone.");

	await expect(bea.page.getByText("Somebody").first()).toBeVisible();
	await expect(bea.page.getByText("Ana", { exact: true })).toHaveCount(0);
	await expect(ana.page.locator(".hand button")).toHaveCount(0);
	await account.goto("/me");
	await expect(account.getByLabel("Name", { exact: true })).not.toHaveValue("Ana");
});

for (const theme of ["light", "dark"] as const)
	test(`a player's own pages hide nothing from a screen reader, ${theme}`, async ({ page }) => {
		await page.emulateMedia({ colorScheme: theme });
		await page.goto("/me");
		await expect(page.getByText("this one")).toBeVisible();
		await expectNoViolations(page);
		await page.getByRole("button", { name: "Delete my data" }).click();
		await expect(page.getByRole("dialog")).toBeVisible();
		await expectNoViolations(page);
		await page.goto("/hand-over");
		const link = await linkOn(page);
		await expectNoViolations(page);
		await page.goto(link);
		await expect(page.getByRole("heading", { level: 1 })).toHaveText("This device is you already.");
		await expectNoViolations(page);
	});
