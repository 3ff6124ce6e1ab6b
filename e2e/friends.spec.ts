import { askByCode, befriend, friendCode, friendLine, rowsOf, test } from "./people/lobby-people.ts";
import { Person } from "./people/person.ts";
import { expect } from "./test.ts";

/** What others want of somebody, on any page. */
const noticesOf = ({ page }: Pick<Person, "page">) => page.getByRole("status", { name: "Notices" });

/** Whoever is at a table asks friends from there. */
async function invite({ page }: Person, name: string): Promise<void> {
	await page.getByRole("button", { name: "Invite, rules, settings" }).click();
	await page.getByRole("button", { name: "Invite", exact: true }).click();
	const dialog = page.getByRole("dialog", { name: "Invite friends" });
	await dialog.getByRole("button", { name: `Invite ${name}` }).click();
	await expect(dialog.getByText("invited", { exact: true })).toBeVisible();
}

test("a friend request by code, and each sees where the other is", async ({ company }) => {
	const [ana, bea] = [await company.inLobby("Ana"), await company.inLobby("Bea")];
	await askByCode(bea, await friendCode(ana));
	await expect(bea.page.getByRole("region", { name: "You have asked" })).toContainText("Ana");
	await ana.page.getByRole("button", { name: "Accept Bea" }).click();
	await expect(friendLine(ana, "Bea")).toContainText("here, at no table");
	await expect(friendLine(bea, "Ana")).toContainText("here, at no table");

	const code = await bea.openTable();
	await expect(friendLine(ana, "Bea")).toContainText("waits at El Mentiroso");
	await ana.page.getByRole("button", { name: "Sit down with Bea" }).click();
	await expect(ana.page.getByText("Ana (you)")).toBeVisible();
	expect(ana.page.url()).toContain(code);

	await ana.page.goto("/tables");
	await expect(friendLine(ana, "Bea")).toContainText("waits at El Mentiroso");
	await bea.page.close();
	await expect(friendLine(ana, "Bea")).toContainText(/was here/);
	await expect(ana.page.getByText("no of one here")).toBeVisible();
});

test("a newcomer asks by link, with a name and one press", async ({ company }) => {
	const ana = await company.inLobby("Ana");
	const code = (await friendCode(ana)).replace(" ", "");
	const page = await company.newcomer();
	await page.goto(`/f/${code}`);
	await expect(page.getByRole("heading", { name: "Friends with Ana?" })).toBeVisible();
	await page.getByRole("textbox", { name: "Name" }).fill("Bea");
	await page.getByRole("button", { name: "Ask Ana" }).click();
	await expect(page.getByRole("heading", { name: "Ana has been asked." })).toBeVisible();

	await ana.page.goto("/rules");
	await ana.page.getByRole("button", { name: "Accept Bea" }).click();
	await ana.page.goto("/tables");
	await expect(friendLine(ana, "Bea")).toContainText("here, at no table");
	await page.goto(`/f/${code}`);
	await expect(page.getByRole("heading", { name: "You and Ana are friends." })).toBeVisible();
});

test("codes that lead to no request say so", async ({ company }) => {
	const ana = await company.inLobby("Ana");
	const { page } = ana;
	const code = await friendCode(ana);
	await page.getByRole("button", { name: "Add", exact: true }).click();
	const dialog = page.getByRole("dialog", { name: "Add a friend" });
	for (const [typed, answer] of [
		["abc", "A friend code has eight letters and digits."],
		["2222 2222", "Nobody has this code."],
		[code, "This is your own code."],
	] as const) {
		await dialog.getByRole("textbox", { name: "A friend’s code" }).fill(typed);
		await dialog.getByRole("button", { name: "Ask" }).click();
		await expect(dialog.getByText(answer, { exact: false })).toBeVisible();
	}
	await page.goto(`/f/${code.replace(" ", "")}`);
	await expect(page.getByRole("heading", { level: 1 })).toHaveText("This is your own code.");
	await page.goto("/f/22222222");
	await expect(page.getByRole("heading", { level: 1 })).toHaveText("Nobody has this code.");
});

test("a request is declined, and another one is taken back", async ({ company }) => {
	const [ana, bea] = [await company.inLobby("Ana"), await company.inLobby("Bea")];
	await askByCode(bea, await friendCode(ana));
	await ana.page.getByRole("button", { name: "What you can do about Bea" }).click();
	await ana.page.getByRole("dialog", { name: "Bea" }).getByRole("button", { name: "Decline" }).click();
	await expect(bea.page.getByRole("region", { name: "You have asked" })).toHaveCount(0);
	await askByCode(bea, await friendCode(ana));
	await expect(ana.page.getByRole("region", { name: "Asking to be friends" })).toContainText("Bea");
	await bea.page.getByRole("button", { name: "Take back: Ana" }).click();
	await expect(ana.page.getByRole("region", { name: "Asking to be friends" })).toHaveCount(0);
});

test("an invitation is answered from another page", async ({ company }) => {
	const [ana, bea] = [await company.inLobby("Ana"), await company.inLobby("Bea")];
	await befriend(ana, bea);
	await bea.page.goto("/rules");
	await ana.openTable();
	await invite(ana, "Bea");
	const notice = noticesOf(bea);
	await expect(notice).toContainText("Ana invites you to a game of El Mentiroso.");
	await notice.getByRole("button", { name: "Sit down" }).click();
	await expect(bea.page.getByText("Bea (you)")).toBeVisible();
	await expect(noticesOf(ana)).toContainText("Bea is coming");
	await expect(ana.page.getByRole("dialog").getByText("at this table")).toBeVisible();
	await expect(notice).toBeEmpty();
});

test("an invitation in the middle of a game asks before that game is left", async ({ company }) => {
	const [ana, bea] = [await company.inLobby("Ana"), await company.inLobby("Bea")];
	await befriend(ana, bea);
	await bea.page.goto("/");
	await bea.page.getByRole("button", { name: "Play the computer: El Mentiroso" }).click();
	await bea.hasCards();
	const playing = bea.page.url();
	const code = await ana.openTable();
	await invite(ana, "Bea");
	const notice = noticesOf(bea);
	await notice.getByRole("button", { name: "Sit down" }).click();
	const question = bea.page.getByRole("dialog", { name: "Leave this game?" });
	await question.getByRole("button", { name: "Stay" }).click();
	expect(bea.page.url()).toBe(playing);
	await notice.getByRole("button", { name: "Sit down" }).click();
	await question.getByRole("button", { name: "Leave and sit down there" }).click();
	await expect(bea.page.getByText("Bea (you)")).toBeVisible();
	expect(bea.page.url()).toContain(code);
});

test("an invitation is declined, the next one muted, and then they go nowhere", async ({ company }) => {
	const [ana, bea, cid] = [await company.inLobby("Ana"), await company.inLobby("Bea"), await company.inLobby("Cid")];
	await befriend(ana, bea);
	await befriend(cid, bea);
	await ana.openTable();
	await cid.openTable();
	const notice = noticesOf(bea);
	await invite(ana, "Bea");
	await notice.getByRole("button", { name: "Not now" }).click();
	await expect(notice).toBeEmpty();
	await expect(ana.page.getByRole("dialog").getByText("cannot come now")).toBeVisible();

	await ana.page.reload();
	await invite(ana, "Bea");
	await notice.getByRole("button", { name: "Mute Ana’s invitations" }).click();
	await expect(notice).toBeEmpty();
	await expect(friendLine(bea, "Ana")).toContainText("invitations muted");

	await ana.page.reload();
	await invite(ana, "Bea");
	await invite(cid, "Bea");
	await expect(notice).toContainText("Cid invites you");
	await expect(notice).not.toContainText("Ana");

	await bea.page.getByRole("button", { name: "What you can do about Ana" }).click();
	await bea.page.getByRole("button", { name: "Hear invitations again" }).click();
	await expect(friendLine(bea, "Ana")).not.toContainText("muted");
});

test("accepted on one page, an invitation disappears from another", async ({ company }) => {
	const [ana, bea] = [await company.inLobby("Ana"), await company.inLobby("Bea")];
	await befriend(ana, bea);
	const second = await bea.page.context().newPage();
	await second.goto("/rules");
	await ana.openTable();
	await invite(ana, "Bea");
	await expect(noticesOf({ page: second })).toContainText("Ana invites you");
	await noticesOf(bea).getByRole("button", { name: "Sit down" }).click();
	await expect(bea.page.getByText("Bea (you)")).toBeVisible();
	await expect(second.getByText("Ana invites you")).toHaveCount(0);
});

test("from a table in another tab, the list of friends invites to it", async ({ company }) => {
	const [ana, bea] = [await company.inLobby("Ana"), await company.inLobby("Bea")];
	await befriend(ana, bea);
	await expect(ana.page.getByRole("button", { name: "Invite Bea" })).toHaveCount(0);
	const table = new Person(await ana.page.context().newPage(), "Ana");
	await table.openTable();
	await ana.page.getByRole("button", { name: "Invite Bea" }).click();
	await expect(friendLine(ana, "Bea")).toContainText("invited");
	await expect(noticesOf(bea)).toContainText("Ana invites you");
});

test("blocking hides each from the other", async ({ company }) => {
	const [ana, bea, cid] = [await company.inLobby("Ana"), await company.inLobby("Bea"), await company.inLobby("Cid")];
	await befriend(ana, bea);
	const code = (await friendCode(ana)).replace(" ", "");
	const anasTable = new Person(await ana.page.context().newPage(), "Ana");
	await anasTable.openTable({ listed: true });
	await expect(rowsOf(bea)).toHaveCount(1);

	await ana.page.getByRole("button", { name: "What you can do about Bea" }).click();
	await ana.page.getByRole("button", { name: "Block", exact: true }).click();
	await ana.page.getByRole("dialog", { name: "Block Bea?" }).getByRole("button", { name: "Block" }).click();
	await expect(friendLine(ana, "Bea")).toHaveCount(0);
	await expect(friendLine(bea, "Ana")).toHaveCount(0);
	await expect(bea.page.getByText("No open tables just now.")).toBeVisible();

	const beasTable = new Person(await bea.page.context().newPage(), "Bea");
	await beasTable.openTable({ listed: true });
	const cidsTable = new Person(await cid.page.context().newPage(), "Cid");
	await cidsTable.openTable({ listed: true });
	await expect(rowsOf(cid)).toHaveCount(3);
	await ana.page.reload();
	await expect(rowsOf(ana)).toHaveCount(2);
	await expect(rowsOf(ana).filter({ hasText: "Bea" })).toHaveCount(0);
	await expect(rowsOf(ana).filter({ hasText: "Cid" })).toHaveCount(1);

	await bea.page.goto(`/f/${code}`);
	await bea.page.getByRole("button", { name: "Ask Ana" }).click();
	await expect(bea.page.getByRole("heading", { name: "Ana has been asked." })).toBeVisible();
	await ana.page.getByRole("button", { name: "Who sees you" }).click();
	const seen = ana.page.getByRole("dialog", { name: "Who sees you" });
	await seen.getByRole("button", { name: "Unblock Bea" }).click();
	await expect(seen.getByText("You have blocked nobody.")).toBeVisible();
	await expect(ana.page.getByRole("region", { name: "Asking to be friends" })).toHaveCount(0);
});

test("whoever shows it to nobody looks away, and keeps the table private", async ({ company }) => {
	const [ana, bea] = [await company.inLobby("Ana"), await company.inLobby("Bea")];
	await befriend(ana, bea);
	await ana.page.getByRole("button", { name: "Who sees you" }).click();
	const seen = ana.page.getByRole("dialog", { name: "Who sees you" });
	const table = seen.getByRole("group", { name: "At which table you are" });
	await table.getByRole("radio", { name: "Nobody" }).check();
	await expect(table.getByRole("radio", { name: "Nobody" })).toBeChecked();
	const anasTable = new Person(await ana.page.context().newPage(), "Ana");
	await anasTable.openTable();
	await bea.page.reload();
	await expect(friendLine(bea, "Ana")).toContainText("here, at no table");
	await seen.getByRole("group", { name: "That you are here" }).getByRole("radio", { name: "Nobody" }).check();
	await expect(friendLine(bea, "Ana")).toContainText("away");
});
