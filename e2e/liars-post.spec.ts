import { LiarsPostPlayer } from "./people/liars-post-player.ts";
import { playOn } from "./people/play-on.ts";
import { expect, test } from "./test.ts";
import { cardsShown, recorded } from "./watcher.ts";

test.use({ viewport: { width: 1440, height: 900 } });

test("a card goes all round the table, and the last one has to call it", async ({ page, anotherPerson }) => {
	test.setTimeout(180_000);
	const ana = await LiarsPostPlayer.named(page, "Ana");
	const code = await ana.openTable({ game: "liars-post", seats: 6 });
	const guests: LiarsPostPlayer[] = [];
	for (const name of ["Bea", "Cid", "Dan", "Eva", "Fay"]) {
		const guest = await LiarsPostPlayer.named(await anotherPerson(), name);
		await guest.joinBy(code);
		guests.push(guest);
	}
	await ana.deal();
	const people = [ana, ...guests];
	for (const person of people) await person.hasCards();

	const start = await find(people, "send");
	const order = [start, ...people.filter((each) => each !== start)];
	expect(await start.send(order[1]?.name)).toBe(true);
	for (const [i, person] of order.entries()) {
		if (i === 0) continue;
		await expect(async () => expect(await person.task()).toBe("answer")).toPass();
		const next = order[i + 1];
		const look = person.page.locator('[data-shortcut="look"]');
		if (next === undefined) {
			await expect(look).toHaveAttribute("aria-disabled", "true");
			await expect(look).toContainText("nobody left");
			expect(await person.press("doubt")).toBe(true);
			continue;
		}
		expect(await person.press("look")).toBe(true);
		expect(await person.task()).toBe("pass");
		const receivers = person.page.getByRole("group", { name: "Who gets it" }).getByRole("button");
		await expect(receivers).toHaveCount(5);
		expect(await receivers.and(person.page.locator("[aria-disabled]")).count()).toBe(i);
		expect(await person.pass(next.name)).toBe(true);
	}
	const [before, last] = [order[4], order[5]];
	const taker = await find(people, "send");
	expect([before?.name, last?.name]).toContain(taker.name);
	const passes = (await ana.log()).filter((line) => line.includes("passed it to"));
	expect(passes).toHaveLength(4);
});

for (const { seats, people, options, title } of [
	{ seats: 2, people: 1, options: ["One deck"], title: "two seats, one deck" },
	{ seats: 4, people: 2, options: ["One deck", "Lose too"], title: "four seats, one deck, eight different" },
	{ seats: 6, people: 2, options: [], title: "six seats, two decks" },
])
	test(`people and computers play Liar's Post to its end, and the next game begins at the loser's left: ${title}`, async ({
		page,
		anotherPerson,
	}) => {
		test.setTimeout(300_000);
		const ana = await LiarsPostPlayer.named(page, "Ana");
		const code = await ana.openTable({ game: "liars-post", seats, options });
		const players = [ana];
		for (const name of ["Bea", "Cid"].slice(0, people - 1)) {
			const guest = await LiarsPostPlayer.named(await anotherPerson(), name);
			await guest.joinBy(code);
			players.push(guest);
		}
		for (let computers = people; computers < seats; computers++)
			await page.getByRole("button", { name: "Add a computer" }).click();
		const watching = await LiarsPostPlayer.named(await anotherPerson(), "Eva");
		const frames = recorded(watching.page);
		await watching.page.goto(`/t/${code}`);
		await expect(watching.page.getByText("You are watching", { exact: false })).toBeVisible();
		await ana.deal();
		await playOn(players);

		for (const { page: at } of [...players, watching])
			await expect(at.getByRole("region", { name: "Next game" })).toBeVisible();
		expect(cardsShown(frames).hidden).toEqual([]);
		const said = await page.getByRole("region", { name: "Next game" }).textContent();
		const starter = said?.match(/(\S+) starts?\./)?.[1]?.replace(/^you$/i, "Ana");
		for (const player of players) await player.wantNext();
		for (const player of players) await player.hasCards();
		const person = players.find(({ name }) => name === starter);
		if (person) await expect(async () => expect(await person.task()).toBe("send")).toPass();
		else await expect(page.getByRole("log", { name: "What happened" })).toContainText(`${starter} sent a card`);
	});

async function find(people: readonly LiarsPostPlayer[], task: "send"): Promise<LiarsPostPlayer> {
	let found: LiarsPostPlayer | undefined;
	await expect(async () => {
		for (const person of people) if ((await person.task()) === task) found = person;
		expect(found).toBeDefined();
	}).toPass();
	if (found === undefined) throw new Error(`nobody has to ${task}`);
	return found;
}
