import { household } from "./browser.ts";
import { LiarPlayer } from "./people/liar-player.ts";
import { playOn } from "./people/play-on.ts";
import { expect, test } from "./test.ts";

/* At home the page comes unencrypted, from an address like http://192.168.1.20:3000: browsers keep from it what they keep for safe pages. */

test.use({ baseURL: async ({ server }, use) => use(server.url.replace("127.0.0.1", household)) });

/** The page calls its player by this name. */
async function call({ page, name }: LiarPlayer): Promise<void> {
	await page.goto("/");
	await expect(page.getByRole("button", { name: "Play the computer" }).first()).toBeVisible();
	const body = JSON.stringify({ name });
	const request = { method: "PUT", headers: { "content-type": "application/json" }, body };
	expect(await page.evaluate(async (init) => (await fetch("/api/me", init)).status, request)).toBe(200);
	await page.reload();
}

test("two people of a household play a whole game, check its deal, and copy the link to their table", async ({
	page,
	anotherPerson,
}) => {
	test.setTimeout(120_000);
	const faults: string[] = [];
	const [ana, bea] = [new LiarPlayer(page, "Ana"), new LiarPlayer(await anotherPerson(), "Bea")];
	for (const each of [ana, bea]) {
		each.page.on("pageerror", (error) => faults.push(error.message));
		await call(each);
	}
	expect(await page.evaluate(() => isSecureContext)).toBe(false);
	const code = await ana.openTable({ game: "liar" });
	await page.getByRole("button", { name: "Copy the link" }).click();
	await expect(page.getByRole("button", { name: "Copied" })).toBeVisible();
	await bea.joinBy(code);
	await ana.deal();
	await playOn([ana, bea]);
	await page.getByRole("link", { name: "Replay" }).click();
	await page.getByRole("button", { name: "Check this deal" }).click();
	await expect(page.locator("[data-fair=true]")).toBeVisible();
	expect(faults).toEqual([]);
});

test("on the machine that serves the page, links are such that other devices can follow them", async ({
	page,
	server,
}) => {
	const home = "http://192.168.1.20:3000";
	// A server that only this machine may reach knows no such address.
	await page.route("**/api/origin", (route) => route.fulfill({ json: { origin: home } }));
	await page.goto(server.url.replace("127.0.0.1", "localhost"));
	await page.getByRole("link", { name: "New table", exact: true }).click();
	await page.getByRole("button", { name: "Open the table" }).click();
	await page.waitForURL(/\/t\/\w{6}$/);
	const link = new URL(page.url()).pathname;
	await expect(page.getByRole("textbox", { name: "Link" })).toHaveValue(home + link);
});
