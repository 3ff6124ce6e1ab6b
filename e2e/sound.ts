import AxeBuilder from "@axe-core/playwright";
import { expect, type Page } from "@playwright/test";

/** The screens that every page is tried on. */
export const sizes = [
	{ width: 390, height: 844 },
	{ width: 1440, height: 900 },
] as const;

/** A phone may be laid on its side at any moment. */
const onItsSide = { width: 844, height: 390 };

/** What a game's mat keeps of the screen's height, whatever stands around it. */
const matShare = 0.4;

/** Nothing serious in axe's eyes by day and by night, nothing wider than the screen, and a mat to play on, however a phone is held. */
export async function isSound(page: Page, screen: string): Promise<void> {
	await findsNothing(new AxeBuilder({ page }), screen);
	await page.emulateMedia({ colorScheme: "dark" });
	await findsNothing(new AxeBuilder({ page }).withRules("color-contrast"), `${screen}, dark`);
	await page.emulateMedia({ colorScheme: "light" });
	await fits(page, screen);
	const upright = page.viewportSize();
	if (upright === null || upright.width > onItsSide.width) return;
	await page.setViewportSize(onItsSide);
	await fits(page, `${screen}, on its side,`);
	await page.setViewportSize(upright);
}

async function fits(page: Page, screen: string): Promise<void> {
	const { overflow, mat } = await page.evaluate(() => ({
		overflow: document.documentElement.scrollWidth - innerWidth,
		mat: (document.querySelector(".table > .mat")?.clientHeight ?? innerHeight) / innerHeight,
	}));
	expect(overflow, `${screen} is wider than the page`).toBeLessThanOrEqual(0);
	expect(mat, `the mat at ${screen} is squeezed`).toBeGreaterThan(matShare);
}

async function findsNothing(axe: AxeBuilder, screen: string): Promise<void> {
	const { violations } = await axe.analyze();
	const serious = violations.filter(({ impact }) => impact === "serious" || impact === "critical");
	expect(serious.map(({ id, nodes }) => `${screen}: ${id} ${nodes.map(({ html }) => html).join(" ")}`)).toEqual([]);
}
