/** Draws the pictures that links show in messengers, from the gallery of the page, into apps/web/public/preview. */
import { spawn } from "node:child_process";
import { mkdirSync } from "node:fs";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";
import { gameIds } from "@fibbers/rules";
import { chromium } from "@playwright/test";
import { browserArgs, browserForTests } from "./browser.ts";

const web = fileURLToPath(new URL("../apps/web/", import.meta.url));
const folder = `${web}public/preview`;
const vite = `${web}node_modules/vite/bin/vite.js`;

const dev = spawn(process.execPath, [vite, "--host", "127.0.0.1", "--port", "4137", "--bypass-lock"], {
	cwd: web,
	stdio: ["ignore", "pipe", "inherit"],
	env: { ...process.env, NO_COLOR: "1" },
});
try {
	const address = await listening();
	const { executablePath, env } = await browserForTests();
	const browser = await chromium.launch({
		args: [...browserArgs],
		...(executablePath === undefined ? {} : { executablePath }),
		...(env === undefined ? {} : { env: { ...process.env, ...env } }),
	});
	const page = await browser.newPage({ viewport: { width: 1200, height: 630 }, colorScheme: "light" });
	mkdirSync(folder, { recursive: true });
	for (const picture of ["fibbers", ...gameIds]) {
		await page.goto(`${address}gallery.html?scene=preview/${picture}&theme=light&lang=en`);
		const scene = page.locator(".preview");
		await scene.waitFor();
		await page.evaluate(() => document.fonts.ready);
		await scene.screenshot({ path: `${folder}/${picture}.png` });
		console.log(`${picture}.png`);
	}
	await browser.close();
} finally {
	dev.kill();
}

/** The address of Vite's server. */
async function listening(): Promise<string> {
	for await (const line of createInterface({ input: dev.stdout })) {
		const address = line.match(/http:\/\/\S+/)?.[0];
		if (address !== undefined) return address;
	}
	throw new Error("Vite ended before it told its address.");
}
