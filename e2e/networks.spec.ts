import { expect, goDark, putToSleep, type Remote, test } from "./behind-network.ts";
import { ElMentirosoPlayer } from "./people/el-mentiroso-player.ts";
import { playOn } from "./people/play-on.ts";

interface Pair {
	readonly ana: ElMentirosoPlayer;
	readonly bea: ElMentirosoPlayer;
	readonly code: string;
}

/** Ana and Bea and a computer, their cards dealt; Bea is behind a network of her own. */
async function table(anas: Remote, beas: Remote): Promise<Pair> {
	const ana = await ElMentirosoPlayer.named(anas.page, "Ana");
	const code = await ana.openTable({ seats: 3, doubt: 1 });
	const bea = await ElMentirosoPlayer.named(beas.page, "Bea");
	await bea.joinBy(code);
	await ana.page.getByRole("button", { name: "Add a computer" }).click();
	await ana.deal();
	await bea.hasCards();
	return { ana, bea, code };
}

const offline = ({ page }: ElMentirosoPlayer) => page.getByText("No connection. Your seat is kept", { exact: false });

/** What the page was loaded over is closed, and its two lines are all that it has open. */
async function settled({ network }: Remote): Promise<void> {
	await expect(() => expect(network.links.every((link) => link.isSocket || link.isEnding)).toBe(true)).toPass({
		timeout: 20_000,
	});
}

/** What the two pages show is the same moment: as many cards in Bea's hand as Ana's page says that she has. */
async function agree({ ana, bea }: Pair): Promise<void> {
	await expect(async () => {
		const [hers, told] = await Promise.all([ana.log(), bea.log()]);
		expect(told.length).toBe(hers.length);
	}).toPass();
}

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

test("a phone that wakes up knows at once that it was asleep, and shows the game as it stands", async ({ remote }) => {
	const [anas, beas] = [await remote(), await remote()];
	const pair = await table(anas, beas);
	const { ana, bea } = pair;
	const wake = await putToSleep(beas);
	const before = (await ana.log()).length;
	await playOn([ana], async () => (await ana.log()).length > before || (await ana.glance()).canAct === false);
	await wake();
	await agree(pair);
	await expect(offline(bea)).toHaveCount(0);
	await bea.hasCards();
});
