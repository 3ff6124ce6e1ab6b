import AxeBuilder from "@axe-core/playwright";
import type { OtherwiseList } from "@fibbers/protocol";
import type { GameId } from "@fibbers/rules";
import type { Page } from "@playwright/test";
import { ElMentirosoPlayer } from "./people/el-mentiroso-player.ts";
import { LiarPlayer } from "./people/liar-player.ts";
import { LiarsPostPlayer } from "./people/liars-post-player.ts";
import { Person } from "./people/person.ts";
import { expect, test } from "./quick-computers.ts";

test.describe.configure({ timeout: 120_000 });

const players = {
	"el-mentiroso": ElMentirosoPlayer,
	"liars-post": LiarsPostPlayer,
	liar: LiarPlayer,
} as const satisfies Record<GameId, unknown>;

/** Sits down against the computer; the guided round has been seen. */
async function practise(page: Page, game: GameId): Promise<void> {
	await page.addInitScript(`localStorage.setItem("fibbers.guided.${game}", "yes")`);
	await page.goto("/");
	await page.locator(`.game[data-game=${game}] .buttons button`).click();
	await new Person(page, "").hasCards();
}

/** By its name: when something is there to be decided, and only then. */
const hintButton = (page: Page) => page.getByRole("button", { name: "Hint", exact: true });
const hint = (page: Page) => page.getByRole("region", { name: "Hint" });

/** Presses for a hint whenever there is one, until one is read: computers may play on meanwhile. */
async function takeHint(page: Page, by: "click" | "key"): Promise<void> {
	await expect(async () => {
		await expect(hintButton(page)).toBeVisible({ timeout: 2_000 });
		if (by === "key") await page.keyboard.press("h");
		else await hintButton(page).click({ timeout: 1_000 });
		await expect(hint(page).getByRole("status")).toHaveText(/Hard would .+: .+\.$/, { timeout: 3_000 });
	}).toPass({ timeout: 60_000, intervals: [100] });
}

async function isSound(page: Page, screen: string): Promise<void> {
	const { violations } = await new AxeBuilder({ page }).analyze();
	const serious = violations.filter(({ impact }) => impact === "serious" || impact === "critical");
	expect(serious.map(({ id, nodes }) => `${screen}: ${id} ${nodes.map(({ html }) => html).join(" ")}`)).toEqual([]);
	expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
}

/** Tells whether the page has asked for the part of that name since. */
function listen(page: Page): (part: string) => boolean {
	const asked: string[] = [];
	page.on("request", (request) => asked.push(request.url()));
	return (part) => asked.some((url) => url.includes(`/${part}-`));
}

test.describe("on a phone", () => {
	test.use({ viewport: { width: 390, height: 844 } });

	for (const game of ["el-mentiroso", "liars-post", "liar"] as const)
		test(`${game}: whoever plays the computer asks what the strongest would do, and plays on`, async ({ page }) => {
			const hasAskedFor = listen(page);
			await practise(page, game);
			const me = new players[game](page, "");
			await takeHint(page, "click");
			await expect(hint(page)).toContainText("Hard goes by what you can see");
			await isSound(page, `hint in ${game}`);
			await takeHint(page, "key");
			expect(hasAskedFor("hint")).toBe(true);
			await expect(async () => {
				await me.doSomething();
				await expect(hint(page)).toHaveCount(0, { timeout: 200 });
			}).toPass({ timeout: 60_000, intervals: [50] });
		});
});

test("a hint is put away with Escape, and with its cross", async ({ page }) => {
	await practise(page, "liar");
	const me = new LiarPlayer(page, "");
	await expect(async () => {
		expect(await me.task()).not.toBe("nothing");
	}).toPass();
	await takeHint(page, "key");
	await page.keyboard.press("Escape");
	await expect(hint(page)).toHaveCount(0);
	await takeHint(page, "click");
	await hint(page).getByRole("button", { name: "Close" }).click();
	await expect(hint(page)).toHaveCount(0);
	await expect(hintButton(page)).toBeVisible();
});

test("where another person sits nobody is offered a hint", async ({ page, anotherPerson }) => {
	const others = await anotherPerson();
	const listened = [page, others].map((each) => [each, listen(each)] as const);
	for (const [each] of listened) await each.clock.install();
	const ana = await ElMentirosoPlayer.named(page, "Ana");
	const bea = await ElMentirosoPlayer.named(others, "Bea");
	const code = await ana.openTable({ seats: 3 });
	await bea.joinBy(code);
	await page.getByRole("button", { name: "Add a computer" }).click();
	await ana.deal();
	await bea.hasCards();
	for (const [each, hasAskedFor] of listened) {
		// Later than a hint is offered to whoever is alone.
		await each.clock.fastForward(5_000);
		await expect.poll(() => hasAskedFor("settings-form")).toBe(true);
		await each.waitForLoadState("networkidle");
		expect(hasAskedFor("hint")).toBe(false);
		await expect(each.locator("[data-shortcut=hint]")).toHaveCount(0);
	}
});

/** Ana leaves a game against computers to the computer, and looks it up when it is over. Returns its id. */
async function playedByTheComputer(page: Page): Promise<string> {
	const ana = await Person.named(page, "Ana");
	await ana.openTable({ seats: 4, options: ["Any pair"] });
	for (let i = 1; i < 4; i++) await page.getByRole("button", { name: "Add a computer" }).click();
	await ana.deal();
	await page.getByRole("button", { name: "Leave the table" }).click();
	await page.getByRole("button", { name: "Leave", exact: true }).click();
	await page.waitForURL(/\/$/);
	const line = page.getByRole("list", { name: "My games" }).getByRole("link");
	await expect(async () => {
		await page.goto("/games");
		await expect(line).toHaveCount(1, { timeout: 1_000 });
	}).toPass({ timeout: 90_000, intervals: [1_000] });
	return (await line.getAttribute("href"))?.split("/").at(-1) ?? "";
}

const slider = (page: Page) => page.getByRole("slider", { name: "Step" });
const marks = (page: Page) => page.locator(".ticks .otherwise");

test.describe("a replay on a phone", () => {
	test.use({ viewport: { width: 390, height: 844 } });

	test("marks what was judged otherwise than by the strongest computer, also in a record, if it is asked to", async ({
		page,
	}) => {
		const id = await playedByTheComputer(page);
		const answer = await page.request.get(`/api/games/${id}/otherwise`);
		const { otherwise } = (await answer.json()) as OtherwiseList;
		expect(otherwise.length).toBeGreaterThan(0);
		const count = new Set(otherwise.map(({ at, better }) => `${at} ${better}`)).size;

		await page.goto(`/games/${id}`);
		await expect(marks(page)).toHaveCount(count);
		const report = page.getByRole("region", { name: "Bluff report" });
		await report.getByRole("combobox").selectOption(String(otherwise[0]?.seat));
		const steps = report.getByRole("button", { name: /^Step \d+$/ });
		await expect(steps).toHaveCount(otherwise.filter(({ seat }) => seat === otherwise[0]?.seat).length);
		const step = (await steps.first().textContent())?.replace(/\D/g, "") ?? "";
		await steps.first().click();
		await expect(slider(page)).toHaveValue(step);
		await expect(slider(page)).toBeFocused();
		await expect(page.getByText(/Hard would have (said “Liar!”|believed it) here/).first()).toBeInViewport();
		await isSound(page, "judged replay");

		const { record } = (await (await page.request.get(`/api/games/${id}`)).json()) as { readonly record: object };
		const sent: string[] = [];
		page.on("request", (request) => {
			if (request.url().endsWith("/otherwise")) sent.push(request.postData() ?? "");
		});
		await page.goto("/replay");
		await page.getByRole("textbox", { name: "Game record" }).fill(JSON.stringify(record));
		await page.getByRole("button", { name: "Show it" }).click();
		await expect(page.getByText("The record is in your browser only.")).toBeVisible();
		await expect(marks(page)).toHaveCount(0);
		expect(sent).toEqual([]);
		await page.getByRole("button", { name: "What would Hard have said?" }).click();
		await expect(marks(page)).toHaveCount(count);
		expect(sent).toHaveLength(1);
		expect(sent[0]).not.toContain("Ana");
		await isSound(page, "judged record");
	});

	test("is the same without marks where the server has no time for them", async ({ page }) => {
		const id = await playedByTheComputer(page);
		await page.route("**/otherwise", (route) => route.fulfill({ status: 503, json: { error: "busy", message: "" } }));
		const asked = page.waitForResponse(/\/otherwise$/);
		await page.goto(`/games/${id}`);
		const place = page.locator(".judged-line");
		await expect(slider(page)).toBeVisible();
		const before = await place.boundingBox();
		await asked;
		await slider(page).fill("2");
		await expect(slider(page)).toHaveValue("2");
		await expect(marks(page)).toHaveCount(0);
		await expect(place).toHaveText("");
		expect(await place.boundingBox()).toEqual(before);
	});
});
