import { expect, goDark, misSetClock, setClock, test } from "./behind-network.ts";
import { ElMentirosoPlayer } from "./people/el-mentiroso-player.ts";
import { rowsOf } from "./people/lobby-people.ts";
import { agree, elsewhere, offline, settled, table } from "./people/pair.ts";

const hourMs = 3_600_000;

test("a line that dies without a word is noticed by the page, and the player is back in the same hand", async ({
	remote,
}) => {
	const [anas, beas] = [await remote(), await remote()];
	const pair = await table(anas, beas);
	const { bea } = pair;
	await settled(beas);
	const hand = await bea.hand();
	goDark(beas.network);
	await expect(offline(bea).first()).toBeVisible({ timeout: 20_000 });
	expect(await bea.hand()).toEqual(hand);
	beas.network.openGate();
	await expect(offline(bea)).toHaveCount(0);
	await agree(pair);
});

for (const direction of ["up", "down"] as const)
	test(`the same where only the way ${direction} is dead`, async ({ remote }) => {
		const [anas, beas] = [await remote(), await remote()];
		const pair = await table(anas, beas);
		const { bea } = pair;
		await settled(beas);
		const old = new Set(beas.network.links);
		for (const link of old) link.swallow(direction);
		await expect(async () => {
			const now = beas.network.sockets().filter((link) => !old.has(link));
			expect(now.length).toBeGreaterThan(0);
		}).toPass({ timeout: 25_000 });
		await expect(offline(bea)).toHaveCount(0);
		await agree(pair);
	});

for (const [words, hours] of [
	["ahead", 1],
	["behind", -1],
] as const)
	test(`with the device's clock an hour ${words}, and set while one looks, every clock shows the right time`, async ({
		remote,
	}) => {
		const [anas, beas, cids] = [await remote(), await remote(), await remote()];
		const ana = await ElMentirosoPlayer.named(anas.page, "Ana");
		const code = await ana.openTable({ seats: 3, doubt: 1, listed: true });
		await misSetClock(beas.page, hours * hourMs);
		const [bea, cid] = [
			await ElMentirosoPlayer.named(beas.page, "Bea"),
			await ElMentirosoPlayer.named(cids.page, "Cid"),
		];
		await Promise.all([bea, cid].map(({ page }) => page.goto("/tables")));
		await expect(rowsOf(cid)).toHaveCount(1);
		await expect(async () =>
			expect(await rowsOf(bea).allTextContents()).toEqual(await rowsOf(cid).allTextContents()),
		).toPass();
		await Promise.all([bea, cid].map(({ page }) => page.goto(`/t/${code}`)));
		await expect(async () => {
			await ana.page.getByRole("button", { name: "Add a computer" }).click({ timeout: 1_000 });
			const deal = ana.page.getByRole("button", { name: "Deal the cards" });
			await expect(deal).not.toHaveAttribute("aria-disabled", "true", { timeout: 1_000 });
		}).toPass();
		await ana.deal();
		// Whoever watches sees how long Ana has left.
		const left = async ({ page }: ElMentirosoPlayer): Promise<number> =>
			Number((await page.locator(".seat", { hasText: "Ana" }).textContent({ timeout: 500 }))?.match(/(\d+) s/)?.[1]);
		const agreed = async (): Promise<void> =>
			expect(async () => {
				const [one, other] = await Promise.all([left(bea), left(cid)]);
				expect(Math.abs(one - other)).toBeLessThanOrEqual(2);
			}).toPass();
		await agreed();
		await setClock(beas.page, -hours * hourMs);
		await agreed();
		await expect(bea.page.getByText("No connection", { exact: false })).toHaveCount(0);
		await agreed();
	});

test("at 300 ms a press shows at once that it is on its way, and a second one does nothing", async ({ remote }) => {
	const [anas, beas] = [await remote(), await remote()];
	const ana = await ElMentirosoPlayer.named(anas.page, "Ana");
	const code = await ana.openTable({ seats: 3 });
	const bea = await ElMentirosoPlayer.named(beas.page, "Bea");
	await bea.enter(code);
	const sit = bea.page.getByRole("button", { name: "Sit down" });
	await expect(sit).toBeVisible();
	beas.network.delay(300);
	const busy = await sit.evaluate(async (button: HTMLElement) => {
		button.click();
		await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
		button.click();
		return button.getAttribute("aria-busy");
	});
	expect(busy).toBe("true");
	await expect(bea.page.getByText("Bea (you)")).toBeVisible();
	await expect(bea.page.getByText("already", { exact: false })).toHaveCount(0);
	await expect(ana.page.getByText("Bea", { exact: true })).toHaveCount(1);
});

test("the newest tab of two has the table also behind a network that loses connections, and the older can take it back", async ({
	remote,
}) => {
	const [anas, beas] = [await remote(), await remote()];
	const { bea, code } = await table(anas, beas);
	const hand = await bea.hand();
	const second = new ElMentirosoPlayer(await beas.page.context().newPage(), "Bea");
	await second.page.goto(`/t/${code}`);
	await second.hasCards();
	await expect(elsewhere(bea)).toBeVisible();
	for (const link of beas.network.links) link.cut();
	await second.hasCards();
	await expect(offline(second)).toHaveCount(0);
	expect(await second.hand()).toEqual(hand);
	await expect(elsewhere(bea)).toBeVisible();
	await bea.page.getByRole("button", { name: "Play here" }).click();
	await bea.hasCards();
	await expect(elsewhere(second)).toBeVisible();
});
