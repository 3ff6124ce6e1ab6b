import AxeBuilder from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { LiarPlayer } from "./people/liar-player.ts";
import { Person } from "./people/person.ts";
import { playOn } from "./people/play-on.ts";
import { closeDialog, openPeople, openPerson, say, talk } from "./people/talking.ts";
import { expect, test } from "./test.ts";
import { linesOnTheWire, recorded } from "./watcher.ts";

test.use({ viewport: { width: 1440, height: 900 }, contextOptions: { reducedMotion: "reduce" } });

const phone = { width: 390, height: 844 };

/** Ana and Bea at a game of Liar! that Eva and Nico watch. */
async function watchedGame(page: Page, anotherPerson: () => Promise<Page>) {
	const ana = await LiarPlayer.named(page, "Ana");
	const code = await ana.openTable({ game: "liar" });
	const bea = await LiarPlayer.named(await anotherPerson(), "Bea");
	await bea.joinBy(code);
	const eva = await LiarPlayer.named(await anotherPerson(), "Eva");
	const nico = await LiarPlayer.named(await anotherPerson(), "Nico");
	for (const watcher of [eva, nico]) {
		await watcher.page.goto(`/t/${code}`);
		await expect(watcher.page.getByText("All chairs are taken", { exact: false })).toBeVisible();
	}
	return { ana, bea, eva, nico, code };
}

/** Whoever is on turn asks, is lied to, and doubts: the game is over. */
async function playToTheEnd(ana: LiarPlayer, bea: LiarPlayer): Promise<void> {
	let pair: readonly [LiarPlayer, LiarPlayer] | undefined;
	await expect(async () => {
		if ((await ana.task()) === "ask") pair = [ana, bea];
		else if ((await bea.task()) === "ask") pair = [bea, ana];
		expect(pair).toBeDefined();
	}).toPass();
	const [asker, asked] = pair ?? [ana, bea];
	expect(await asker.ask()).toBe(true);
	await expect(async () => expect(await asked.task()).toBe("answer")).toPass();
	expect(await asked.say("a lie")).toBe(true);
	await expect(async () => expect(await asker.task()).toBe("judge")).toPass();
	await asker.press("doubt");
	for (const { page } of [ana, bea]) await expect(page.getByRole("region", { name: "Next game" })).toBeVisible();
}

test("people talk: in their own words, with short ones and with faces; a phone counts what is new", async ({
	page,
	anotherPerson,
}) => {
	const ana = await Person.named(page, "Ana");
	const code = await ana.openTable({ seats: 3 });
	const bea = await Person.named(await anotherPerson(), "Bea");
	await bea.page.setViewportSize(phone);
	await bea.joinBy(code);

	await say(page, "Anybody there?");
	await expect(talk(page).getByText("Anybody there?")).toBeVisible();
	await expect(talk(page).locator("[data-mine]")).toHaveText(/^You\s*Anybody there\?$/);
	await bea.page.getByRole("button", { name: "Chat, 1 new" }).click();
	await expect(talk(bea.page).getByText("Anybody there?")).toBeVisible();
	await expect(bea.page.getByRole("button", { name: "Chat", exact: true })).toBeVisible();

	await bea.page.getByRole("button", { name: "Short words" }).click();
	await bea.page.getByRole("button", { name: "Good luck." }).click();
	await bea.page.getByRole("button", { name: "Applause" }).click();
	await expect(talk(page).getByText("Good luck.")).toBeVisible();
	await expect(talk(page).getByRole("img", { name: "Applause" })).toBeVisible();

	// T leads to the field, Esc away from it.
	const field = page.getByRole("textbox", { name: "Say something" });
	await page.keyboard.press("t");
	await expect(field).toBeFocused();
	await page.keyboard.press("Escape");
	await expect(field).not.toBeFocused();
	await bea.page.keyboard.press("Escape");
	await expect(talk(bea.page)).toHaveCount(0);
});

test("what is too long or too fast is said, and stays in the field", async ({ page }) => {
	const ana = await Person.named(page, "Ana");
	await ana.openTable({ seats: 3 });
	const field = page.getByRole("textbox", { name: "Say something" });
	await field.fill("a".repeat(203));
	await expect(page.getByText("3 too many")).toBeVisible();
	await field.press("Enter");
	await expect(page.getByText("That is too long", { exact: false })).toBeVisible();
	for (const each of ["one", "two", "three", "four", "five"]) await say(page, each);
	await field.fill("six");
	await field.press("Enter");
	await expect(page.getByText("That was a lot at once", { exact: false })).toBeVisible();
	await expect(field).toHaveValue("six");
	await expect(talk(page).locator("[data-mine]")).toHaveCount(5);
});

test("new lines do not move whoever reads above", async ({ page, anotherPerson }) => {
	const ana = await Person.named(page, "Ana");
	const code = await ana.openTable({ seats: 3 });
	const bea = await Person.named(await anotherPerson(), "Bea");
	await bea.joinBy(code);
	const long = (name: string) => `${name} ${"and so on ".repeat(15)}`.trim();
	for (const each of ["first", "second", "third", "fourth"]) await say(page, long(each));
	for (const each of ["fifth", "sixth", "seventh", "eighth"]) await say(bea.page, long(each));
	await expect(talk(page).getByText("eighth", { exact: false })).toBeVisible();
	await talk(page).evaluate((box) => box.scrollTo(0, 0));
	await expect(talk(page).getByText("first", { exact: false })).toBeInViewport();
	await say(bea.page, long("ninth"));
	const news = page.getByRole("button", { name: "One new" });
	await expect(news).toBeVisible();
	expect(await talk(page).evaluate((box) => box.scrollTop)).toBe(0);
	await news.click();
	await expect(news).toHaveCount(0);
	await expect(talk(page).getByText("ninth", { exact: false })).toBeInViewport();
});

test("what watchers say is on no player's wire while a game runs, and comes after it", async ({
	page,
	anotherPerson,
}) => {
	test.setTimeout(120_000);
	const wire = recorded(page);
	const { ana, bea, eva, nico } = await watchedGame(page, anotherPerson);
	await ana.deal();
	await bea.hasCards();
	await expect(eva.page.getByText("Only watchers read this until the game is over.")).toBeVisible();
	await expect(page.getByText("What watchers say comes after the game.")).toBeVisible();

	await say(eva.page, "Bea holds the king");
	await expect(talk(nico.page).getByText("Bea holds the king")).toBeVisible();
	await say(page, "Quiet tonight");
	for (const person of [bea, eva, nico]) await expect(talk(person.page).getByText("Quiet tonight")).toBeVisible();
	expect(linesOnTheWire(wire).map((line) => ("text" in line ? line.text : ""))).toContain("Quiet tonight");
	expect(Buffer.concat(wire.flat()).includes("Bea holds the king")).toBe(false);
	await expect(talk(page).getByText("Bea holds the king")).toHaveCount(0);

	await playToTheEnd(ana, bea);
	for (const person of [ana, bea]) {
		await person.page.getByRole("button", { name: /^Chat/ }).click();
		const line = talk(person.page).getByRole("listitem").filter({ hasText: "Bea holds the king" });
		await expect(line.getByRole("img", { name: "watching" })).toBeVisible();
	}
});

test("who is muted is not read any more, who is heard again is; a report says that it was kept", async ({
	page,
	anotherPerson,
}) => {
	const ana = await Person.named(page, "Ana");
	const code = await ana.openTable({ seats: 3 });
	const bea = await Person.named(await anotherPerson(), "Bea");
	await bea.joinBy(code);
	await say(bea.page, "blah blah");
	await expect(talk(page).getByText("blah blah")).toBeVisible();

	const dialog = await openPerson(page, "Bea");
	await dialog.getByRole("button", { name: "Report" }).click();
	await dialog.getByRole("radio", { name: "What was said" }).check();
	await dialog.getByLabel("In your own words").fill("Talks too much.");
	await dialog.getByRole("button", { name: "Send the report" }).click();
	await expect(dialog.getByText("Thank you. The report was kept", { exact: false })).toBeVisible();
	await dialog.getByRole("button", { name: "Mute" }).click();
	await expect(dialog.getByText("muted")).toBeVisible();
	await closeDialog(page);
	await expect(talk(page).getByText("blah blah")).toHaveCount(0);

	await say(bea.page, "more of it");
	await say(page, "I hear nothing");
	await expect(talk(bea.page).getByText("I hear nothing")).toBeVisible();
	await expect(talk(page).getByText("more of it")).toHaveCount(0);

	const again = await openPerson(page, "Bea");
	await again.getByRole("button", { name: "Hear again" }).click();
	await expect(again.getByRole("button", { name: "Mute" })).toBeVisible();
	await closeDialog(page);
	await say(bea.page, "back again");
	await expect(talk(page).getByText("back again")).toBeVisible();
});

test("a watcher follows to the next game by itself, and has a chair in it", async ({ page, anotherPerson }) => {
	test.setTimeout(240_000);
	const ana = await LiarPlayer.named(page, "Ana");
	const code = await ana.openTable({ game: "liar" });
	await page.getByRole("button", { name: "Add a computer" }).click();
	await ana.deal();
	const watchers = [];
	for (const name of ["Eva", "Nico"]) {
		const watcher = await LiarPlayer.named(await anotherPerson(), name);
		await watcher.page.goto(`/t/${code}`);
		await expect(watcher.page.getByText("You are watching", { exact: false })).toBeVisible();
		watchers.push(watcher);
	}
	const [eva, nico] = watchers;
	if (eva === undefined || nico === undefined) throw new Error("somebody has not come");
	const people = await openPeople(page);
	await expect(people.getByText("Two watching")).toBeVisible();
	for (const name of ["Eva", "Nico"])
		await expect(people.getByRole("listitem").filter({ hasText: name })).toBeVisible();
	await closeDialog(page);

	await eva.page.getByRole("button", { name: "Sit down for the next game" }).click();
	await playOn([ana]);
	for (const { page: at } of [eva, nico]) await expect(at.getByRole("region", { name: "Next game" })).toBeVisible();
	await page
		.getByRole("button", { name: /^I start/ })
		.click({ timeout: 2_000 })
		.catch(() => {});
	await ana.wantNext();
	await eva.hasCards();
	await expect(nico.page.getByText("You are watching", { exact: false })).toBeVisible();
	await expect(nico.page.locator(".mat").getByText("Eva").first()).toBeVisible();
});

test("all hands, minutes late, are offered to watchers only when everybody agreed", async ({ page, anotherPerson }) => {
	test.setTimeout(180_000);
	const { ana, bea, eva } = await watchedGame(page, anotherPerson);
	const agreement = (at: Page) => at.getByRole("checkbox", { name: "Watchers may see all hands, three minutes late" });
	const offer = eva.page.getByRole("button", { name: "All hands, three minutes late" });
	await agreement(page).click();
	await expect(bea.page.getByText("Ana agrees.", { exact: false })).toBeVisible();
	await ana.deal();
	await bea.hasCards();
	await expect(eva.page.getByText("You are watching", { exact: false })).toBeVisible();
	await expect(offer).toHaveCount(0);
	await playToTheEnd(ana, bea);

	await agreement(bea.page).click();
	await expect(page.getByText("Everybody agrees.")).toBeVisible();
	for (const person of [ana, bea]) await person.chooseWhoStarts(/^I start/).catch(() => {});
	for (const person of [ana, bea]) await person.wantNext();
	await bea.hasCards();
	await offer.click();
	await expect(eva.page.getByRole("heading", { level: 1, name: "Three minutes late" })).toBeVisible();
	await expect(eva.page.getByText("The first three minutes are not over yet", { exact: false })).toBeVisible();
	await expect(eva.page.locator(".mat")).toHaveCount(0);
	await eva.page.getByRole("button", { name: "Back to now" }).last().click();
	await expect(eva.page.getByText("You are watching", { exact: false })).toBeVisible();
	await expect(page.getByRole("button", { name: "All hands, three minutes late" })).toHaveCount(0);
});

for (const viewport of [phone, { width: 1440, height: 900 }])
	test(`chat and people pass axe at ${viewport.width}, light and dark`, async ({ page, anotherPerson }) => {
		test.setTimeout(120_000);
		await page.setViewportSize(viewport);
		const { ana, bea } = await watchedGame(page, anotherPerson);
		const isSound = async (screen: string): Promise<void> => {
			for (const colorScheme of ["light", "dark"] as const) {
				await page.emulateMedia({ colorScheme });
				const { violations } = await new AxeBuilder({ page }).analyze();
				const serious = violations.filter(({ impact }) => impact === "serious" || impact === "critical");
				expect(serious.map(({ id, nodes }) => `${screen}: ${id} ${nodes.map(({ html }) => html).join()}`)).toEqual([]);
			}
			const wider = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
			expect(wider, `${screen} is wider than the page`).toBeLessThanOrEqual(0);
		};
		await openPeople(page);
		await isSound("people");
		await closeDialog(page);
		await openPerson(page, "Bea");
		await isSound("what can be done");
		await closeDialog(page);
		await ana.deal();
		await bea.hasCards();
		await say(bea.page, "Hello");
		if (viewport === phone) await page.getByRole("button", { name: /^Chat/ }).click();
		await page
			.getByRole("button", { name: "Wink" })
			.or(page.getByRole("button", { name: "A wink" }))
			.click();
		await expect(talk(page).getByText("Hello")).toBeVisible();
		await page.getByRole("button", { name: "Short words" }).click();
		await isSound("chat");
	});
