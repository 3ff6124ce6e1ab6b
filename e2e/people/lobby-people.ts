import type { ServerProcess } from "@fibbers/server/testkit/server-process";
import { test as base, expect, type Page } from "@playwright/test";
import { startServer } from "../server.ts";
import { Person } from "./person.ts";

interface Company {
	/** Somebody with a name, in a context of their own, on the page of tables and friends. */
	readonly inLobby: (name: string) => Promise<Person>;
	/** Somebody who was never here, on an empty page. */
	readonly newcomer: () => Promise<Page>;
	readonly server: ServerProcess;
}

/** A server of its own for each test: what others play is in nobody's list. */
export const test = base.extend<{ readonly company: Company }>({
	company: async ({ browser, contextOptions, viewport }, use) => {
		const server = await startServer();
		const contexts: Awaited<ReturnType<typeof browser.newContext>>[] = [];
		const newcomer = async (): Promise<Page> => {
			const context = await browser.newContext({ ...contextOptions, viewport, baseURL: server.url });
			contexts.push(context);
			return context.newPage();
		};
		const inLobby = async (name: string): Promise<Person> => {
			const person = await Person.named(await newcomer(), name);
			await person.page.goto("/tables");
			await expect(person.page.getByRole("heading", { name: "Friends", exact: true })).toBeVisible();
			return person;
		};
		await use({ inLobby, newcomer, server });
		await Promise.all(contexts.map((context) => context.close()));
		await server.stop();
	},
});

/** The code to be found by, as it is read out; the reader is on the page of tables and friends. */
export async function friendCode({ page }: Person): Promise<string> {
	await page.getByRole("button", { name: "Add", exact: true }).click();
	const dialog = page.getByRole("dialog", { name: "Add a friend" });
	const code = (await dialog.locator(".big-code").textContent()) ?? "";
	await dialog.getByRole("button", { name: "Close" }).click();
	expect(code).toMatch(/^\w{4} \w{4}$/);
	return code;
}

/** Types in a friend's code. */
export async function askByCode({ page }: Person, code: string): Promise<void> {
	await page.getByRole("button", { name: "Add", exact: true }).click();
	const dialog = page.getByRole("dialog", { name: "Add a friend" });
	await dialog.getByRole("textbox", { name: "A friend’s code" }).fill(code.toLowerCase());
	await dialog.getByRole("button", { name: "Ask" }).click();
	await expect(dialog.getByText("Asked.", { exact: false })).toBeVisible();
	await dialog.getByRole("button", { name: "Close" }).click();
}

/** Both are on the page of tables and friends, and are friends afterwards. */
export async function befriend(one: Person, other: Person): Promise<void> {
	await askByCode(other, await friendCode(one));
	await one.page.getByRole("button", { name: `Accept ${other.name}` }).click();
	for (const [person, friend] of [
		[one, other],
		[other, one],
	] as const)
		await expect(friendLine(person, friend.name)).toBeVisible();
}

/** What somebody's list says of a friend. */
export const friendLine = ({ page }: Person, name: string) =>
	page
		.getByRole("region", { name: "Friends", exact: true })
		.getByRole("listitem")
		.filter({ has: page.getByRole("button", { name: `What you can do about ${name}` }) });

/** The rows of the list of tables. */
export const rowsOf = ({ page }: Person) => page.getByRole("region", { name: "Open tables" }).getByRole("listitem");
