import { ElMentirosoPlayer } from "./people/el-mentiroso-player.ts";
import { expect, test } from "./test.ts";

test("from the front page to cards in hand it takes one press and no form", async ({ page }) => {
	await page.goto("/");
	await page.getByRole("button", { name: "Play the computer" }).first().click();
	const me = new ElMentirosoPlayer(page, "");
	await me.hasCards();
	expect((await me.hand()).length).toBe(13);
	await expect(page.getByRole("heading", { level: 1 })).toHaveText("El Mentiroso");
});

test("the computers play, doubt and put sets away, and a person plays along", async ({ page }) => {
	test.setTimeout(120_000);
	await page.setViewportSize({ width: 1440, height: 900 });
	await page.goto("/");
	await page.getByRole("button", { name: "Play the computer" }).first().click();
	const me = new ElMentirosoPlayer(page, "");
	await me.hasCards();
	const before = (await me.hand()).length;
	await expect(async () => {
		await me.doSomething(0);
		const log = (await me.log()).join("\n");
		expect(log).toMatch(/You (opened|played)/);
		expect(log).toMatch(/(Marguerite|Óscar|Lin) (opened|played)/);
		expect(log).toContain("said Liar!");
	}).toPass({ timeout: 100_000, intervals: [100] });
	expect(before).toBe(13);
});
