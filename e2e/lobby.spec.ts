import type { GameId } from "@fibbers/rules";
import { NetworkClient } from "@fibbers/server/testkit";
import { rowsOf, test } from "./people/lobby-people.ts";
import { Person } from "./people/person.ts";
import { expect } from "./test.ts";

/** Opens a listed table as a program would, and sits at it in a tab of its own. */
async function keepTable({ page, name }: Person, table: { readonly game: GameId; readonly [more: string]: unknown }) {
	const seats = { "el-mentiroso": 4, "liars-post": 4, liar: 2 }[table.game];
	const answer = await page.request.post("/api/tables", { data: { seats, listed: true, ...table } });
	expect(answer.status()).toBe(201);
	const { code } = await answer.json();
	const tab = await page.context().newPage();
	await tab.goto(`/t/${code}`);
	await expect(tab.getByText(`${name} (you)`)).toBeVisible();
	return tab;
}

const namesOf = async (person: Person) =>
	(await rowsOf(person).allTextContents()).map((text) => text.match(/Liar!|Liar’s Post|El Mentiroso/)?.[0]);

test("two strangers meet by quick play", async ({ company }) => {
	const [ana, bea] = [await company.inLobby("Ana"), await company.inLobby("Bea")];
	const quick = ({ page }: Person) =>
		page.getByRole("region", { name: "Quick play" }).getByRole("button", { name: /^Liar!/ });
	await expect(quick(ana)).toContainText("opens a new one");
	await quick(ana).click();
	await expect(ana.page.getByText("Ana (you)")).toBeVisible();
	await expect(quick(bea)).toContainText("one table waiting");
	await quick(bea).click();
	await expect(bea.page.getByText("Bea (you)")).toBeVisible();
	expect(bea.page.url()).toBe(ana.page.url());
	await expect(ana.page.getByRole("listitem").filter({ hasText: "Bea" })).toBeVisible();
	await ana.deal();
	await bea.hasCards();
});

test("the list shows who sits where, and one press sits down", async ({ company }) => {
	const [ana, bea] = [await company.inLobby("Ana"), await company.inLobby("Bea")];
	await expect(bea.page.getByText("No open tables just now.")).toBeVisible();
	const table = await keepTable(ana, { game: "liar" });
	await expect(rowsOf(bea)).toContainText("one seat free");
	await bea.page.getByRole("button", { name: "Sit down: Liar! with Ana" }).click();
	await expect(bea.page.getByText("Bea (you)")).toBeVisible();
	await new Person(table, "Ana").deal();

	const cid = await company.inLobby("Cid");
	await expect(rowsOf(cid)).toContainText("playing");
	await cid.page.getByRole("button", { name: "Watch: Liar! with Ana and Bea" }).click();
	await expect(cid.page.getByText("You are watching", { exact: false })).toBeVisible();
});

test("private tables are in no list", async ({ company }) => {
	const [ana, bea] = [await company.inLobby("Ana"), await company.inLobby("Bea")];
	await keepTable(ana, { game: "liars-post", listed: false });
	await keepTable(ana, { game: "liar" });
	await expect(rowsOf(bea)).toHaveCount(1);
	await expect(rowsOf(bea)).toContainText("Liar!");
	await bea.page.reload();
	await expect(rowsOf(bea)).toHaveCount(1);
});

test("filters choose what is shown", async ({ company }) => {
	const [ana, bea] = [await company.inLobby("Ana"), await company.inLobby("Bea")];
	await keepTable(ana, { game: "el-mentiroso" });
	await keepTable(ana, { game: "liar", language: "es" });
	await keepTable(ana, { game: "liars-post" });
	await expect(rowsOf(bea)).toHaveCount(3);
	const filters = bea.page.getByRole("group", { name: "Which tables" });
	const press = (name: string) => filters.getByRole("button", { name, exact: true }).click();

	await press("Liar!");
	await expect(rowsOf(bea)).toHaveText([/^Liar!/]);
	await press("El Mentiroso");
	await expect(rowsOf(bea)).toHaveCount(2);
	await press("English");
	await expect(rowsOf(bea)).toHaveText([/^El Mentiroso/]);
	await press("El Mentiroso");
	await expect(bea.page.getByText("No table like that just now.")).toBeVisible();
	await bea.page.getByRole("button", { name: "Show all tables" }).click();
	await expect(rowsOf(bea)).toHaveCount(3);
	await expect(filters.getByRole("button", { name: "All" })).toHaveAttribute("aria-pressed", "true");

	await press("Free seats");
	const cid = await company.inLobby("Cid");
	await cid.page.getByRole("button", { name: "Sit down: Liar! with Ana" }).click();
	await expect(cid.page.getByText("Cid (you)")).toBeVisible();
	await expect(rowsOf(bea).filter({ hasText: /^Liar!/ })).toContainText("not listed any more");
});

test("under a pointer no row moves, and new tables wait to be shown", async ({ company }) => {
	const [ana, bea] = [await company.inLobby("Ana"), await company.inLobby("Bea")];
	await keepTable(ana, { game: "liar" });
	await keepTable(ana, { game: "liars-post" });
	await expect(rowsOf(bea)).toHaveCount(2);
	expect(await namesOf(bea)).toEqual(["Liar!", "Liar’s Post"]);
	await rowsOf(bea).last().hover();

	const cid = await company.inLobby("Cid");
	await cid.page.getByRole("button", { name: "Sit down: Liar! with Ana" }).click();
	await keepTable(ana, { game: "el-mentiroso" });
	await expect(rowsOf(bea).first()).toContainText("full");
	await expect(bea.page.getByRole("button", { name: "Show one new table" })).toBeVisible();
	expect(await namesOf(bea)).toEqual(["Liar!", "Liar’s Post"]);
	await bea.page.mouse.move(0, 0);
	await expect(rowsOf(bea)).toHaveCount(3);
	expect(await namesOf(bea)).toEqual(["Liar’s Post", "El Mentiroso", "Liar!"]);
});

test("a long list comes in parts", async ({ company }) => {
	const bea = await company.inLobby("Bea");
	const guests = await Promise.all(Array.from({ length: 23 }, () => NetworkClient.create(company.server.url)));
	for (const guest of guests) await guest.join(await guest.open({ game: "liar", seats: 2, listed: true }));
	await expect(bea.page.getByText("23 tables", { exact: true })).toBeVisible();
	await expect(rowsOf(bea)).toHaveCount(20);
	await bea.page.getByRole("button", { name: "Show more tables" }).click();
	await expect(rowsOf(bea)).toHaveCount(23);
	await expect(bea.page.getByRole("button", { name: "Show more tables" })).toHaveCount(0);
	await Promise.all(guests.map((guest) => guest.leave()));
	await expect(bea.page.getByText("No open tables just now.")).toBeVisible();
});

test("the front page leads there, and the list speaks Spanish", async ({ company }) => {
	const ana = await company.inLobby("Ana");
	await keepTable(ana, { game: "liar" });
	const page = await company.newcomer();
	await page.setViewportSize({ width: 390, height: 844 });
	await page.goto("/");
	await page.getByRole("link", { name: "Find a table" }).click();
	await expect(page.getByRole("heading", { name: "Open tables" })).toBeVisible();
	await page.goto("/");
	await page.getByRole("button", { name: "Español" }).click();
	await page.getByRole("link", { name: "Buscar mesa" }).click();
	await expect(page.getByRole("button", { name: "Sentarme: Liar! con Ana" })).toBeVisible();
});
