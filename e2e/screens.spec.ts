import { ElMentirosoPlayer } from "./people/el-mentiroso-player.ts";
import { LiarPlayer } from "./people/liar-player.ts";
import { LiarsPostPlayer } from "./people/liars-post-player.ts";
import { type Player, playOn } from "./people/play-on.ts";
import { isSound, sizes } from "./sound.ts";
import { expect, test } from "./test.ts";

/** Half-transparent text, while something moves, has no contrast to speak of. */
test.use({ contextOptions: { reducedMotion: "reduce" } });

/** Gets rid of the hand as fast as can be, and doubts one player's every word. */
class Hasty extends ElMentirosoPlayer {
	doubts: string | null = null;

	override async doSomething(): Promise<boolean> {
		const seen = await this.glance();
		if (this.doubts !== null && seen.canDoubt && seen.doubt.includes(this.doubts)) return this.press("doubt");
		if (seen.opens || !/choose cards/i.test(seen.action)) return super.doSomething(0);
		await this.choose(seen.hand.slice(0, 4), seen.chosen);
		return this.press("act");
	}
}

/** Plays on until it is there, into the next game if need be. */
async function comeTo(player: Player, isThere: () => Promise<boolean>): Promise<void> {
	await playOn([player], isThere);
	if (await isThere()) return;
	await player.wantNext();
	await player.hasCards();
	await comeTo(player, isThere);
}

for (const viewport of sizes)
	test.describe(`every screen passes axe at ${viewport.width}, light and dark`, () => {
		test.use({ viewport });
		test.setTimeout(180_000);

		test("home, rules, new table, no table, guided round", async ({ page }) => {
			await page.goto("/");
			await expect(page.getByRole("button", { name: "Play the computer" }).first()).toBeVisible();
			await isSound(page, "home");
			for (const game of ["el-mentiroso", "liars-post", "liar"]) {
				await page.goto(`/rules/${game}`);
				await expect(page.getByRole("heading", { name: "Questions people ask" })).toBeVisible();
				await isSound(page, `rules of ${game}`);
			}
			await page.goto("/new");
			await expect(page.getByRole("button", { name: "Open the table" })).toBeVisible();
			await isSound(page, "new table");
			await page.goto("/t/222222");
			await expect(page.getByRole("heading", { level: 1 })).toHaveText("No table with this code.");
			await isSound(page, "no table");
			await page.goto("/learn/liar");
			await expect(page.getByRole("region", { name: "Guided round" })).toBeVisible();
			await isSound(page, "guided round");
		});

		test("El Mentiroso", async ({ page, anotherPerson }) => {
			const ana = await Hasty.named(page, "Ana");
			const code = await ana.openTable({ seats: 3 });
			await expect(page.getByText("Ana (you)")).toBeVisible();
			await isSound(page, "open table");
			const people = [ana];
			for (const name of ["Bea", "Cid"]) {
				const guest = await Hasty.named(await anotherPerson(), name);
				await guest.joinBy(code);
				guest.doubts = "Ana";
				people.push(guest);
			}
			await ana.deal();
			await isSound(page, "cards in hand");
			const reveal = page.locator(".table .reveal");
			await playOn(people, async () => (await reveal.isVisible()) && (await ana.glance()).opens);
			await isSound(page, "a doubt, and a pile to open");
			await page.context().setOffline(true);
			await expect(page.getByText("No connection. Your seat is kept", { exact: false }).first()).toBeVisible();
			await isSound(page, "without network");
			await page.context().setOffline(false);
			for (const person of people) person.doubts = null;
			await playOn(people);
			await expect(page.getByRole("heading", { name: "Places" })).toBeVisible();
			await isSound(page, "the end");
		});

		test("Liar's Post", async ({ page }) => {
			const ana = await LiarsPostPlayer.named(page, "Ana");
			ana.manner = { looks: 0, believes: 0.5 };
			await ana.openTable({ game: "liars-post", seats: 4, options: ["One deck", "Lose too"] });
			for (const _ of [1, 2, 3]) await page.getByRole("button", { name: "Add a computer" }).click();
			await ana.deal();
			for (const task of ["send", "answer"]) {
				await comeTo(ana, async () => (await ana.task()) === task);
				await isSound(page, task === "send" ? "sending" : "receiving");
			}
			await playOn([ana]);
			await isSound(page, "the end");
		});

		test("Liar!", async ({ page, anotherPerson }) => {
			const ana = await LiarPlayer.named(page, "Ana");
			const code = await ana.openTable({ game: "liar" });
			const bea = await LiarPlayer.named(await anotherPerson(), "Bea");
			await bea.joinBy(code);
			await ana.deal();
			const comesTo = (task: string) => playOn([bea], async () => (await ana.task()) === task);
			const starts = (await ana.task()) === "ask";
			for (const task of starts ? ["ask", "judge", "answer"] : ["answer", "ask"]) {
				await comesTo(task);
				await isSound(page, `to ${task}`);
				if (task === "ask" && !starts) expect(await ana.guess((await bea.hand())[0] ?? "")).toBe(true);
				else await ana.doSomething();
			}
			if (starts) {
				await expect(async () => expect(await bea.task()).toBe("judge")).toPass();
				await bea.press("doubt");
			}
			await expect(page.getByRole("region", { name: "Next game" })).toBeVisible();
			await isSound(page, "the end");
		});
	});
