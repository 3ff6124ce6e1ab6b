import { befriend, friendCode, test } from "./people/lobby-people.ts";
import type { Person } from "./people/person.ts";
import { isSound, sizes } from "./sound.ts";
import { expect } from "./test.ts";

/** Half-transparent text, while something moves, has no contrast to speak of. */
test.use({ contextOptions: { reducedMotion: "reduce" } });

for (const viewport of sizes)
	test.describe(`${viewport.width} x ${viewport.height}`, () => {
		test.use({ viewport });
		test.setTimeout(180_000);

		test("tables and friends, with all that can be there", async ({ company }) => {
			const [ana, bea, cid] = [
				await company.inLobby("Ana"),
				await company.inLobby("Bea"),
				await company.inLobby("Cid"),
			];
			await isSound(ana.page, "nobody here yet");
			await ana.page.getByRole("button", { name: "Add", exact: true }).click();
			await isSound(ana.page, "adding a friend");
			await ana.page.getByRole("button", { name: "Close" }).click();
			await befriend(ana, bea);
			const code = (await friendCode(ana)).replace(" ", "");
			await cid.page.goto(`/f/${code}`);
			await isSound(cid.page, "a friend's link");
			await cid.page.getByRole("button", { name: "Ask Ana" }).click();
			await bea.openTable({ listed: true });
			await bea.page.getByRole("button", { name: "Invite, rules, settings" }).click();
			await bea.page.getByRole("button", { name: "Invite", exact: true }).click();
			await isSound(bea.page, "inviting");
			await bea.page.getByRole("dialog").getByRole("button", { name: "Invite Ana" }).click();
			await expect(ana.page.getByText("Bea invites you")).toBeVisible();
			await expect(ana.page.getByRole("region", { name: "Asking to be friends" })).toBeVisible();
			await isSound(ana.page, "tables and friends");
			await ana.page.getByRole("button", { name: "What you can do about Bea" }).click();
			await isSound(ana.page, "about a friend");
			await ana.page.getByRole("button", { name: "Close" }).click();
			await ana.page.getByRole("button", { name: "Who sees you" }).click();
			await isSound(ana.page, "who sees you");
			await ana.page.goto("/rules");
			await expect(ana.page.getByText("Bea invites you")).toBeVisible();
			await isSound(ana.page, "an invitation over the rules");
			await ana.page.goto("/");
			await ana.page.getByRole("button", { name: "Play the computer: El Mentiroso" }).click();
			await ana.hasCards();
			await expect(ana.page.getByText("Bea invites you").filter({ visible: true })).toBeVisible();
			await isSound(ana.page, "an invitation over a game");
			await leavesTheTableFree(ana);
		});

		test("a friend's link for a newcomer", async ({ company }) => {
			const ana = await company.inLobby("Ana");
			const code = (await friendCode(ana)).replace(" ", "");
			const page = await company.newcomer();
			await page.goto(`/f/${code}`);
			await expect(page.getByRole("button", { name: "Ask Ana" })).toBeVisible();
			await isSound(page, "a friend's link");
		});
	});

/** Nothing that lies over the table covers what is played with. */
async function leavesTheTableFree({ page }: Person): Promise<void> {
	const covered = await page.evaluate(() => {
		const notices = [...document.querySelectorAll(".notices > *")].map((each) => each.getBoundingClientRect());
		const parts = [...document.querySelectorAll(".hand, .actions, .bar .icon-btn")].map((each) =>
			each.getBoundingClientRect(),
		);
		return parts.filter((part) =>
			notices.some(
				(over) =>
					over.width > 0 &&
					over.left < part.right &&
					over.right > part.left &&
					over.top < part.bottom &&
					over.bottom > part.top,
			),
		).length;
	});
	expect(covered, "a notice covers what is played with").toBe(0);
}
