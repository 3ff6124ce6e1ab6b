import type { Page } from "@playwright/test";
import { ElMentirosoPlayer } from "./people/el-mentiroso-player.ts";
import { Person } from "./people/person.ts";
import { closeDialog, openPeople, openPerson, talk } from "./people/talking.ts";
import { expect, test } from "./test.ts";

test.use({ viewport: { width: 1440, height: 900 } });

const seats = (page: Page) => page.locator(".opening .people-list").first().getByRole("listitem");

/** Ana keeps a private table; Bea and Cid sit there too. */
async function three(page: Page, anotherPerson: () => Promise<Page>) {
	const ana = await ElMentirosoPlayer.named(page, "Ana");
	const code = await ana.openTable({ seats: 4 });
	const bea = await ElMentirosoPlayer.named(await anotherPerson(), "Bea");
	await bea.joinBy(code);
	const cid = await ElMentirosoPlayer.named(await anotherPerson(), "Cid");
	await cid.joinBy(code);
	return { ana, bea, cid, code };
}

test("at an open table most votes win: “climbs” is what is dealt", async ({ page, anotherPerson }) => {
	const ana = await ElMentirosoPlayer.named(page, "Ana");
	const code = await ana.openTable({ seats: 4, listed: true });
	const people = [ana];
	for (const name of ["Bea", "Cid"]) {
		const guest = await ElMentirosoPlayer.named(await anotherPerson(), name);
		await guest.joinBy(code);
		people.push(guest);
	}
	const vote = (at: Page, name: RegExp) => at.locator("button.vote").filter({ hasText: name });
	const [, bea, cid] = people;
	if (bea === undefined || cid === undefined) throw new Error("somebody has not come");
	await vote(page, /The same rank/).click();
	await vote(bea.page, /One rank up/).click();
	await expect(vote(page, /One rank up/).locator(".num")).toHaveText("1");
	await vote(cid.page, /One rank up/).click();
	await expect(vote(page, /One rank up/)).toContainText("so far");
	await ana.deal();
	for (const { page: at } of people) await expect(at.locator(".bar .title")).toContainText("climbs");
	await expect(page.getByRole("log", { name: "What happened" })).toBeVisible();
});

test("who was asked to leave cannot come back, nor by loading the page again", async ({ page, anotherPerson }) => {
	const { bea, code } = await three(page, anotherPerson);
	const dialog = await openPerson(page, "Bea");
	await dialog.getByRole("button", { name: "Ask to leave" }).click();
	await expect(dialog.getByText("cannot come back to this table", { exact: false })).toBeVisible();
	await dialog.getByRole("button", { name: "Ask to leave" }).click();
	const asked = bea.page.getByRole("heading", { level: 1, name: "You were asked to leave this table." });
	await expect(asked).toBeVisible();
	await closeDialog(page);
	await expect(seats(page).filter({ hasText: "Bea" })).toHaveCount(0);
	await expect(talk(page).getByText("Bea was asked to leave.")).toBeVisible();
	await bea.page.reload();
	await expect(asked).toBeVisible();
	await bea.enter(code);
	await expect(asked).toBeVisible();
	await expect(bea.page.getByRole("link", { name: "Back to the front page" })).toBeVisible();
});

test("the host leaves in a game: asked once, the next in line is host, and all are told", async ({
	page,
	anotherPerson,
}) => {
	const { ana, bea, cid } = await three(page, anotherPerson);
	await ana.deal();
	await cid.hasCards();
	await page.getByRole("button", { name: "Leave the table" }).click();
	await expect(page.getByText("Bea becomes the host.", { exact: false })).toBeVisible();
	await page.getByRole("button", { name: "Leave", exact: true }).click();
	for (const { page: at } of [bea, cid]) await expect(talk(at).getByText("Bea keeps the table now.")).toBeVisible();
	const dialog = await openPeople(bea.page);
	await expect(dialog.getByRole("button", { name: "Lock the table" })).toBeVisible();
	await expect(dialog.getByRole("listitem").filter({ hasText: "Bea (you)" })).toContainText("keeps the table");
	const others = await openPeople(cid.page);
	await expect(others.getByRole("button", { name: "Lock the table" })).toHaveCount(0);
});

test("the host hands the table over", async ({ page, anotherPerson }) => {
	const { cid } = await three(page, anotherPerson);
	const dialog = await openPerson(page, "Cid");
	await dialog.getByRole("button", { name: "Hand over the table" }).click();
	await expect(dialog.getByRole("listitem").filter({ hasText: "Cid" })).toContainText("keeps the table");
	await expect(dialog.getByRole("button", { name: "Lock the table" })).toHaveCount(0);
	await expect(cid.page.getByRole("button", { name: "Deal the cards" })).toBeVisible();
});

test("a locked table lets nobody new in, and whoever was there comes back", async ({ page, anotherPerson }) => {
	const { bea, code } = await three(page, anotherPerson);
	const dialog = await openPeople(page);
	await dialog.getByRole("button", { name: "Lock the table" }).click();
	await expect(dialog.getByRole("button", { name: "Unlock the table" })).toBeVisible();
	const dan = await Person.named(await anotherPerson(), "Dan");
	await dan.enter(code);
	await expect(dan.page.getByRole("heading", { level: 1, name: "This table is locked." })).toBeVisible();
	await bea.page.reload();
	await expect(bea.page.getByText("Bea (you)")).toBeVisible();
	await dialog.getByRole("button", { name: "Unlock the table" }).click();
	await expect(dialog.getByRole("button", { name: "Lock the table", exact: true })).toBeVisible();
	await dan.page.getByRole("button", { name: "Try again" }).click();
	await expect(dan.page.getByRole("heading", { name: "Who plays" })).toBeVisible();
});

test("the host swaps two chairs, by keyboard too", async ({ page, anotherPerson }) => {
	const { cid } = await three(page, anotherPerson);
	await expect(seats(cid.page).locator("b")).toHaveText(["Ana", "Bea", "Cid (you)"]);
	const dialog = await openPeople(page);
	await dialog.getByRole("button", { name: "Swap chairs" }).click();
	await expect(dialog.getByText("Pick the first of two chairs.")).toBeVisible();
	await dialog.getByRole("button", { name: "Swap the chair of Bea" }).focus();
	await page.keyboard.press("Enter");
	await expect(dialog.getByText("Bea and who? Pick the other chair.")).toBeVisible();
	await dialog.getByRole("button", { name: "Swap the chair of Cid" }).focus();
	await page.keyboard.press("Space");
	await expect(dialog.getByText("Bea and Cid have swapped chairs.")).toBeVisible();
	await expect(seats(cid.page).locator("b")).toHaveText(["Ana", "Cid (you)", "Bea"]);
});

test("back in a minute: the others see it, and one wide button takes the seat back", async ({
	page,
	anotherPerson,
}) => {
	const { ana, bea } = await three(page, anotherPerson);
	await ana.deal();
	await bea.hasCards();
	await bea.page.getByRole("button", { name: "Invite, rules, settings" }).click();
	await bea.page.getByRole("button", { name: "Back in a minute" }).click();
	await expect(page.locator(".seat .coaster[data-away]")).toHaveCount(1);
	await expect(bea.page.getByText("You are away for a minute.", { exact: false })).toBeVisible();
	const dialog = await openPeople(page);
	await expect(dialog.getByRole("listitem").filter({ hasText: "Bea" })).toContainText("back in a minute");
	await closeDialog(page);
	await bea.page.getByRole("button", { name: "Take your seat back" }).click();
	await expect(bea.page.getByRole("button", { name: "Take your seat back" })).toHaveCount(0);
	await expect(page.locator(".seat .coaster[data-away]")).toHaveCount(0);
});

test("a newcomer with a link sees the table at once, says a name there, and sits down", async ({
	page,
	anotherPerson,
}) => {
	const ana = await Person.named(page, "Ana");
	const code = await ana.openTable({ seats: 3 });
	const newcomer = await anotherPerson();
	await newcomer.goto(`/t/${code}`);
	await expect(newcomer.getByRole("heading", { name: "Who plays" })).toBeVisible();
	await expect(seats(newcomer).filter({ hasText: "Ana" })).toBeVisible();
	await expect(newcomer.getByRole("heading", { name: "What shall the others call you?" })).toBeVisible();
	await newcomer.getByRole("textbox", { name: "Name" }).fill("Zoe");
	await newcomer.getByRole("button", { name: "That is me" }).click();
	await expect(newcomer.getByRole("heading", { name: "What shall the others call you?" })).toHaveCount(0);
	await newcomer.getByRole("button", { name: "Sit down" }).click();
	await expect(newcomer.getByText("Zoe (you)")).toBeVisible();
	await expect(seats(page).filter({ hasText: "Zoe" })).toBeVisible();
});

test("a newcomer who can only watch may choose a name on the way", async ({ page, anotherPerson }) => {
	const { ana, cid, code } = await three(page, anotherPerson);
	await page.getByRole("button", { name: "Add a computer" }).click();
	await ana.deal();
	await cid.hasCards();
	const newcomer = await anotherPerson();
	await newcomer.goto(`/t/${code}`);
	await expect(newcomer.getByText("You are watching", { exact: false })).toBeVisible();
	await newcomer.getByRole("button", { name: "Choose a name" }).click();
	const dialog = newcomer.getByRole("dialog");
	await dialog.getByRole("textbox", { name: "Name" }).fill("Zoe");
	await dialog.getByRole("button", { name: "That is me" }).click();
	const people = await openPeople(page);
	await expect(people.getByRole("listitem").filter({ hasText: "Zoe" })).toBeVisible();
});

test("at an open table where nobody comes, computers are offered, and take the chairs", async ({ page }) => {
	const ana = await ElMentirosoPlayer.named(page, "Ana");
	await ana.openTable({ game: "liar", listed: true });
	await expect(page.getByText("Waiting for somebody to sit down.")).toBeVisible();
	const offer = page.getByRole("button", { name: "Hard ones" });
	await expect(offer).toHaveCount(0);
	await expect(offer).toBeVisible({ timeout: 30_000 });
	await expect(page.getByText("Nobody yet. Play with computers meanwhile?")).toBeVisible();
	await expect(async () => {
		if (await offer.isVisible()) await offer.click({ timeout: 1_000 });
		await expect(page.getByRole("group", { name: /^Your hand/ })).toBeVisible({ timeout: 2_000 });
	}).toPass();
});

test("whoever sets a table up chooses which computers sit there, and how strong they are", async ({ page }) => {
	const ana = await ElMentirosoPlayer.named(page, "Ana");
	await ana.openTable({ seats: 4 });
	await page.getByRole("button", { name: "Choose which computer" }).click();
	await page
		.getByRole("dialog")
		.getByRole("button", { name: /^Tomasa/ })
		.click();
	const seats = page.getByRole("listitem");
	await expect(seats.filter({ hasText: "Tomasa" })).toContainText("computer, doubts a lot");
	await page.getByRole("button", { name: "Add a computer" }).click();
	await expect(page.getByText("computer, medium")).toBeVisible();
	await page.getByRole("button", { name: "Change", exact: true }).click();
	await page.getByRole("dialog").getByText("Hard", { exact: true }).click();
	await page.getByRole("dialog").getByRole("button", { name: "Change it" }).click();
	await expect(page.getByText("computer, hard")).toBeVisible();
	await expect(seats.filter({ hasText: "Tomasa" })).toContainText("computer, doubts a lot");
});

test("where somebody comes meanwhile, no computers are offered", async ({ page, anotherPerson }) => {
	const ana = await ElMentirosoPlayer.named(page, "Ana");
	const code = await ana.openTable({ game: "liar", listed: true });
	await expect(page.getByText("Waiting for somebody to sit down.")).toBeVisible();
	const bea = await Person.named(await anotherPerson(), "Bea");
	await bea.joinBy(code);
	await expect(page.getByText("Waiting for somebody to sit down.")).toHaveCount(0);
	await expect(page.getByRole("button", { name: "Deal the cards" })).toBeVisible();
	await expect(page.getByRole("button", { name: "Hard ones" })).toHaveCount(0);
});
