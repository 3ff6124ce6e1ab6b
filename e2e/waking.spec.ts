import { expect, goDark, putToSleep, test } from "./behind-network.ts";
import { ElMentirosoPlayer } from "./people/el-mentiroso-player.ts";
import { agree, elsewhere, offline, settled, table } from "./people/pair.ts";
import { playOn } from "./people/play-on.ts";

test("a phone that wakes up shows the game as it stands, and the seat is the player's again that the computer has played", async ({
	remote,
}) => {
	const [anas, beas] = [await remote(), await remote()];
	const pair = await table(anas, beas);
	const { ana, bea } = pair;
	const wake = await putToSleep(beas);
	const played = async () => (await ana.page.getByText(/Bea (opened|played)/).count()) > 0;
	await playOn([ana], played);
	await wake();
	await agree(pair);
	await expect(offline(bea)).toHaveCount(0);
	await bea.hasCards();
	await expect(ana.page.locator(".seat .coaster[data-away]")).toHaveCount(0);
});

test("a phone that wakes up after the server was started anew is back in the same hand", async ({
	remote,
	ownServer,
}) => {
	const [anas, beas] = [await remote(), await remote()];
	const pair = await table(anas, beas);
	const { bea } = pair;
	await settled(beas);
	const hand = await bea.hand();
	const wake = await putToSleep(beas);
	await ownServer.kill();
	await ownServer.rise();
	await wake();
	await agree(pair);
	await expect(offline(bea)).toHaveCount(0);
	expect(await bea.hand()).toHaveLength(hand.length);
});

test("a phone that wakes up after the game sees how it ended", async ({ remote }) => {
	test.setTimeout(120_000);
	const [anas, beas] = [await remote(), await remote()];
	const { ana, bea } = await table(anas, beas);
	const wake = await putToSleep(beas);
	await playOn([ana]);
	await wake();
	await expect(async () => expect(await bea.isOver()).toBe(true)).toPass({ timeout: 15_000 });
	const said = async ({ page }: ElMentirosoPlayer) => [
		await page.locator(".over .lead p").textContent(),
		(await page.locator(".places").textContent())?.match(/on play \d+/g),
	];
	expect(await said(bea)).toEqual(await said(ana));
	await expect(offline(bea)).toHaveCount(0);
});

test.describe("at a table that closes when everybody has been away for a second", () => {
	test.use({ serverSettings: { CLOSE_AFTER_MS: "1000" } });

	test("a phone that wakes up when everybody has gone home says so", async ({ remote }) => {
		const [anas, beas] = [await remote(), await remote()];
		const { ana, bea, code } = await table(anas, beas);
		await settled(beas);
		const wake = await putToSleep(beas);
		await ana.page.goto("about:blank");
		await expect(async () => expect((await anas.page.request.get(`/api/tables/${code}`)).status()).toBe(410)).toPass({
			timeout: 20_000,
		});
		await wake();
		await expect(bea.page.getByRole("heading", { name: "This table is closed." })).toBeVisible();
	});
});

test("a phone that was forgotten takes the table from no laptop when its network is back, unless one asks it to", async ({
	remote,
}) => {
	const [anas, phones, laptops] = [await remote(), await remote(), await remote()];
	const { bea: phone, code } = await table(anas, phones);
	await settled(phones);
	await laptops.page
		.context()
		.addCookies((await phones.page.context().cookies()).map((cookie) => ({ ...cookie, domain: "127.0.0.1" })));
	goDark(phones.network);
	await expect(offline(phone).first()).toBeVisible({ timeout: 20_000 });
	const laptop = new ElMentirosoPlayer(laptops.page, "Bea");
	await laptop.page.goto(`/t/${code}`);
	await laptop.hasCards();
	phones.network.openGate();
	await expect(elsewhere(phone)).toBeVisible();
	await laptop.hasCards();
	await expect(elsewhere(laptop)).toHaveCount(0);
	await phone.page.getByRole("button", { name: "Play here" }).click();
	await phone.hasCards();
	await expect(elsewhere(laptop)).toBeVisible();
});
