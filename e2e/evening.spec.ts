import { ElMentirosoPlayer } from "./people/el-mentiroso-player.ts";
import { playOn } from "./people/play-on.ts";
import { expect, test } from "./test.ts";
import { cardsShown, recorded } from "./watcher.ts";

test("four people play a whole game by code while a fifth watches; one reloads in the middle; then the next game", async ({
	page,
	anotherPerson,
}) => {
	test.setTimeout(600_000);
	const ana = await ElMentirosoPlayer.named(page, "Ana");
	const code = await ana.openTable({ seats: 4 });
	const guests = await Promise.all(
		["Bea", "Cid", "Dan"].map(async (name) => ElMentirosoPlayer.named(await anotherPerson(), name)),
	);
	for (const guest of guests) await guest.joinBy(code);
	const watching = await ElMentirosoPlayer.named(await anotherPerson(), "Eva");
	const frames = recorded(watching.page);
	await watching.page.goto(`/t/${code}`);
	await expect(watching.page.getByText("All chairs are taken", { exact: false })).toBeVisible();

	await ana.deal();
	const people = [ana, ...guests];
	for (const person of people) {
		await person.hasCards();
		expect((await person.hand()).length).toBe(13);
	}
	await expect(watching.page.getByText("You are watching", { exact: false })).toBeVisible();
	await expect(watching.page.locator(".hand")).toHaveCount(0);
	await expect(watching.page.getByRole("button", { name: "Liar!" })).toHaveCount(0);

	let moves = 0;
	await playOn(people, async () => moves++ > 12);
	const [bea] = guests;
	if (bea === undefined) throw new Error("Bea has not come");
	const hand = await bea.hand();
	await bea.page.reload();
	await bea.hasCards();
	expect(await bea.hand()).toEqual(hand);

	await playOn(people);
	for (const { page: at } of [...people, watching])
		await expect(at.getByRole("heading", { name: "Places" })).toBeVisible();
	const places = await ana.page.locator(".places li").allTextContents();
	expect(places).toHaveLength(4);
	expect(cardsShown(frames).hidden).toEqual([]);
	expect(cardsShown(frames).states).toBeGreaterThan(20);

	await bea.wantNext();
	await expect(ana.page.getByText("Bea is ready", { exact: false })).toBeVisible();
	for (const person of people.filter((each) => each !== bea)) await person.wantNext();
	for (const person of people) await person.hasCards();
});
