import { expect, type Locator, type Page } from "@playwright/test";

const field = (page: Page): Locator => page.getByRole("textbox", { name: "Say something" });

/** What stands in the talk; on a phone it has to be open. */
export const talk = (page: Page): Locator => page.getByRole("log", { name: "Chat" });

export async function say(page: Page, text: string): Promise<void> {
	await field(page).fill(text);
	await field(page).press("Enter");
	await expect(field(page)).toHaveValue("");
}

/** Opens the sheet of the people and what can be done about one of them. */
export async function openPerson(page: Page, name: string): Promise<Locator> {
	await openPeople(page);
	const dialog = page.getByRole("dialog", { name: "Who is here" });
	await dialog.getByRole("button", { name: `What you can do about ${name}` }).click();
	return dialog;
}

export async function openPeople(page: Page): Promise<Locator> {
	await page.getByRole("button", { name: /^Who is here/ }).click();
	const dialog = page.getByRole("dialog", { name: "Who is here" });
	await expect(dialog).toBeVisible();
	return dialog;
}

export const closeDialog = (page: Page): Promise<void> => page.keyboard.press("Escape");
