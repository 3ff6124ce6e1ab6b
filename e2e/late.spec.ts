import { ElMentirosoPlayer } from "./people/el-mentiroso-player.ts";
import { expect, test } from "./test.ts";

test.use({ viewport: { width: 1440, height: 900 } });

test("a late “Liar!” and a double click do no more than they should", async ({ page, anotherPerson }) => {
	test.setTimeout(120_000);
	const ana = await ElMentirosoPlayer.named(page, "Ana");
	const code = await ana.openTable({ seats: 3 });
	const bea = await ElMentirosoPlayer.named(await anotherPerson(), "Bea");
	const cid = await ElMentirosoPlayer.named(await anotherPerson(), "Cid");
	for (const guest of [bea, cid]) await guest.joinBy(code);
	await ana.deal();
	const people = [ana, bea, cid];
	for (const person of people) await person.hasCards();

	const opener = await expectOpener(people);
	const cards = (await opener.hand()).length;
	await opener.choose((await opener.hand()).slice(0, 1));
	await opener.page.locator(".keys button").first().click();
	await expect(opener.page.locator('[data-shortcut="act"]')).not.toHaveAttribute("aria-disabled", "true");
	await opener.page.waitForFunction(() =>
		document.querySelector('[data-shortcut="act"]')?.textContent?.startsWith("Play one"),
	);
	const held = async (): Promise<number> => (await opener.hand()).length;
	// Right after a button became possible a press does not count; what counts shows when the server has saved it.
	await expect(async () => {
		if ((await held()) === cards) await opener.page.locator('[data-shortcut="act"]').dblclick({ timeout: 1_000 });
		await expect.poll(held, { timeout: 2_000 }).toBe(cards - 1);
	}).toPass({ timeout: 20_000 });
	const others = people.filter((each) => each !== opener);
	for (const each of others)
		await expect(each.page.locator('[data-shortcut="doubt"]')).not.toHaveAttribute("aria-disabled", "true");
	expect((await opener.hand()).length).toBe(cards - 1);
	expect((await opener.log()).filter((line) => line.includes("opened"))).toHaveLength(1);

	const doubt = (each: ElMentirosoPlayer) =>
		each.page.evaluate(
			() =>
				new Promise<void>((resolve) => {
					// After the pause in which a button that has just become possible ignores presses.
					setTimeout(() => {
						document.querySelector<HTMLElement>('[data-shortcut="doubt"]')?.click();
						resolve();
					}, 400);
				}),
		);
	await Promise.all(others.map(doubt));
	await expect(async () => expect((await ana.log()).join()).toMatch(/takes? one card/)).toPass();
	for (const each of people) expect((await each.log()).filter((line) => line.includes("said Liar!"))).toHaveLength(1);
	const total = await Promise.all(people.map(async (each) => (await each.hand()).length));
	expect(total.reduce((sum, count) => sum + count, 0)).toBe(52);
});

async function expectOpener(people: readonly ElMentirosoPlayer[]): Promise<ElMentirosoPlayer> {
	let opener: ElMentirosoPlayer | undefined;
	await expect(async () => {
		for (const person of people) if ((await person.glance()).opens) opener = person;
		expect(opener).toBeDefined();
	}).toPass();
	if (opener === undefined) throw new Error("nobody opens");
	return opener;
}
