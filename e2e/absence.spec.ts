import { ElMentirosoPlayer } from "./people/el-mentiroso-player.ts";
import { playOn } from "./people/play-on.ts";
import { startServer } from "./server.ts";
import { expect, test } from "./test.ts";

/** Ana opens a table, Bea comes, a computer fills it, and the cards are dealt. */
async function table(
	page: ElMentirosoPlayer["page"],
	other: ElMentirosoPlayer["page"],
): Promise<{ ana: ElMentirosoPlayer; bea: ElMentirosoPlayer; code: string }> {
	const ana = await ElMentirosoPlayer.named(page, "Ana");
	const code = await ana.openTable({ seats: 3, doubt: 1 });
	const bea = await ElMentirosoPlayer.named(other, "Bea");
	await bea.joinBy(code);
	await ana.page.getByRole("button", { name: "Add a computer" }).click();
	await ana.deal();
	await bea.hasCards();
	return { ana, bea, code };
}

/** The coasters of those who are not there. The note beside one may say something else: whose turn it is, what was said. */
const unlit = ({ page }: ElMentirosoPlayer) => page.locator(".seat .coaster[data-away]");

test("20 seconds without network: the seat is kept, and the hand is there again", async ({ page, anotherPerson }) => {
	test.setTimeout(120_000);
	const beas = await anotherPerson();
	// Chromium's pretended loss of the network leaves the second of two sockets half alive, so this page has no line to the lobby.
	await beas.route("**/matchmake/joinById/lobby", (route) => route.abort());
	const { ana, bea } = await table(page, beas);
	const hand = await bea.hand();
	const offlineSince = Date.now();
	await bea.page.context().setOffline(true);
	await expect(bea.page.getByText("No connection. Your seat is kept", { exact: false }).first()).toBeVisible();
	await expect(unlit(ana)).toHaveCount(1);
	await expect(bea.page.locator(".hand button")).toHaveCount(hand.length);
	await expect(() => expect(Date.now() - offlineSince).toBeGreaterThan(20_000)).toPass({
		timeout: 30_000,
		intervals: [500],
	});
	await bea.page.context().setOffline(false);
	await expect(bea.page.getByText("No connection. Your seat is kept", { exact: false })).toHaveCount(0);
	await expect(unlit(ana)).toHaveCount(0);
	expect(await bea.hand()).toEqual(hand);
});

test("who never comes back is played by the computer, and has the seat again on coming back", async ({
	browser,
	contextOptions,
}) => {
	test.setTimeout(360_000);
	const server = await startServer({ AWAY_AFTER_MS: "3000" });
	const context = () => browser.newContext({ ...contextOptions, baseURL: server.url });
	const [anas, beas] = [await context(), await context()];
	try {
		const { ana, bea, code } = await table(await anas.newPage(), await beas.newPage());
		await bea.page.close();
		await expect(unlit(ana)).toHaveCount(1);
		const played = async () => (await ana.page.getByText(/Bea (opened|played)/).count()) > 0;
		await playOn([ana], played);
		expect(await played()).toBe(true);
		const back = new ElMentirosoPlayer(await beas.newPage(), "Bea");
		await back.page.goto(`/t/${code}`);
		await back.hasCards();
		await expect(unlit(ana)).toHaveCount(0);
		expect((await back.hand()).length).toBeGreaterThan(0);
	} finally {
		await Promise.all([anas.close(), beas.close()]);
		await server.stop();
	}
});

test("the newest tab has the seat, and the older one says so and can take it back", async ({ page, anotherPerson }) => {
	const { bea, code } = await table(page, await anotherPerson());
	const hand = await bea.hand();
	const second = new ElMentirosoPlayer(await bea.page.context().newPage(), "Bea");
	await second.page.goto(`/t/${code}`);
	await second.hasCards();
	expect(await second.hand()).toEqual(hand);
	await expect(bea.page.getByText("open in another tab", { exact: false })).toBeVisible();
	await bea.page.getByRole("button", { name: "Play here" }).click();
	await bea.hasCards();
	await expect(second.page.getByText("open in another tab", { exact: false })).toBeVisible();
});
