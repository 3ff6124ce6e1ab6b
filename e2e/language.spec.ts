import type { Page } from "@playwright/test";
import { expect, test } from "./test.ts";

test.use({ locale: "es-MX" });

/** What a reload, or another round with the server, would take away. */
interface Marked extends Window {
	isSamePage?: boolean;
}

const hand = (page: Page) => page.locator(".hand button");

const chosen = (page: Page) => page.locator('.hand button[aria-pressed="true"]');

/** A game against the computer, in Spanish, with two cards lifted. */
async function playing(page: Page): Promise<void> {
	await page.goto("/");
	await page.getByRole("button", { name: "Contra la computadora" }).first().click();
	await expect(hand(page)).toHaveCount(13);
	await expect(page.getByRole("group", { name: "Tu mano, 13 cartas" })).toBeVisible();
	for (const place of [0, 1])
		await expect(async () => {
			await hand(page)
				.nth(place)
				.click({ position: { x: 9, y: 9 } });
			await expect(hand(page).nth(place)).toHaveAttribute("aria-pressed", "true", { timeout: 500 });
		}).toPass();
}

test("whoever's browser is Spanish finds a Spanish page, and nothing of English is fetched for it", async ({
	page,
}) => {
	const asked: string[] = [];
	page.on("request", (request) => asked.push(new URL(request.url()).pathname));
	await page.goto("/");
	await expect(page.locator("html")).toHaveAttribute("lang", "es");
	await expect(page).toHaveTitle(/^Fibbers: tres juegos/);
	await expect(page.getByText("Tres juegos de cartas", { exact: false })).toBeVisible();
	await page.getByRole("button", { name: "Reglas" }).last().click();
	await expect(page.getByRole("dialog").getByRole("heading", { name: "Tu turno" })).toBeVisible();
	expect(asked.filter((path) => /\/es-/.test(path))).not.toEqual([]);
	expect(asked.filter((path) => /\/en-/.test(path))).toEqual([]);
});

test("in the middle of a game the language changes, and nothing else does", async ({ page }) => {
	await playing(page);
	await expect(chosen(page)).toHaveCount(2);
	await page.evaluate(() => {
		(window as Marked).isSamePage = true;
	});
	await page.getByRole("button", { name: "Invitar, reglas, ajustes" }).click();
	await page.getByRole("button", { name: "English" }).click();

	await expect(page.locator("html")).toHaveAttribute("lang", "en");
	await expect(page.getByRole("group", { name: "Your hand, 13 cards" })).toBeVisible();
	await expect(page.getByRole("button", { name: "English" })).toBeFocused();
	await expect(chosen(page)).toHaveCount(2);
	await expect(chosen(page).first()).toHaveAccessibleName(/ of (Spades|Hearts|Diamonds|Clubs)$/);
	await page.keyboard.press("Escape");
	await expect(page.getByRole("button", { name: "Invite, rules, settings" })).toBeVisible();
	expect(await page.evaluate(() => (window as Marked).isSamePage)).toBe(true);
	await page.reload();
	await expect(page.getByRole("group", { name: /^Your hand/ })).toBeVisible();
});

test("the language comes along to another device of the same player, whatever that one's browser speaks", async ({
	page,
	anotherPerson,
}) => {
	await page.goto("/me");
	const saved = page.waitForResponse((response) => response.request().method() === "PUT");
	await page.getByRole("button", { name: "English" }).click();
	await expect(page.getByRole("heading", { level: 1 })).toHaveText("You");
	expect((await saved).request().postDataJSON()).toMatchObject({ language: "en" });
	await page.getByRole("link", { name: "Use on another device" }).click();
	const link = await page.getByLabel("Link for your other device").inputValue();

	const phone = await anotherPerson();
	await phone.goto(link);
	await expect(phone.getByRole("heading", { level: 1 })).toHaveText(/^¿Ser .+ en este dispositivo\?$/);
	await phone.getByRole("button", { name: /^Ser / }).click();
	await expect(phone.getByRole("heading", { level: 1 })).toHaveText("You");
	await expect(phone.locator("html")).toHaveAttribute("lang", "en");

	await phone.getByRole("button", { name: "Español" }).click();
	await expect(phone.getByRole("heading", { level: 1 })).toHaveText("Tú");
	await page.goto("/");
	await expect(page.locator("html")).toHaveAttribute("lang", "es");
});
