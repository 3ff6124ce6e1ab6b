import { ElMentirosoPlayer } from "./people/el-mentiroso-player.ts";
import { startServer } from "./server.ts";
import { expect, test } from "./test.ts";

test("a wrong code says so", async ({ page }) => {
	await page.goto("/");
	await page.getByLabel("Table code").fill("zzz zzz");
	await page.getByRole("button", { name: "Sit down" }).click();
	await expect(page.getByRole("heading", { level: 1 })).toHaveText("No table with this code.");
});

test("a full table says so, and lets watchers in where they are allowed", async ({ page, anotherPerson }) => {
	const ana = await ElMentirosoPlayer.named(page, "Ana");
	const code = await ana.openTable({ seats: 3, watchable: false });
	for (const name of ["Bea", "Cid"]) {
		const guest = await ElMentirosoPlayer.named(await anotherPerson(), name);
		await guest.page.goto(`/t/${code}`);
		await expect(guest.page.getByText(`${name} (you)`)).toBeVisible();
	}
	const late = await ElMentirosoPlayer.named(await anotherPerson(), "Dan");
	await late.page.goto(`/t/${code}`);
	await expect(late.page.getByRole("heading", { level: 1 })).toHaveText("This table is full.");
});

test("a closed table says so", async ({ browser, contextOptions }) => {
	const server = await startServer({ CLOSE_AFTER_MS: "500", AWAY_AFTER_MS: "200" });
	const context = await browser.newContext({ ...contextOptions, baseURL: server.url });
	try {
		const ana = await ElMentirosoPlayer.named(await context.newPage(), "Ana");
		const code = await ana.openTable();
		await ana.page.goto("/");
		await expect(async () => {
			const { status } = await ana.page.request
				.get(`/api/tables/${code}`)
				.then((answer) => ({ status: answer.status() }));
			expect(status).toBe(410);
		}).toPass();
		await ana.page.goto(`/t/${code}`);
		await expect(ana.page.getByRole("heading", { level: 1 })).toHaveText("This table is closed.");
	} finally {
		await context.close();
		await server.stop();
	}
});

test("an address that leads nowhere says so", async ({ page }) => {
	await page.goto("/nowhere");
	await expect(page.getByRole("heading", { level: 1 })).toHaveText("Nothing lies here.");
});
