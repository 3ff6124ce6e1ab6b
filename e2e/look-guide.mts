import { chromium } from "@playwright/test";
import { mkdirSync } from "node:fs";
import AxeBuilder from "@axe-core/playwright";
import { browserArgs, browserForTests } from "./browser.ts";
const { executablePath, env } = await browserForTests();
const browser = await chromium.launch({ args: [...browserArgs], ...(executablePath ? { executablePath } : {}), ...(env ? { env: { ...process.env, ...env } as Record<string,string> } : {}) });
mkdirSync("/tmp/shots/guide", { recursive: true });
const paths = process.argv.slice(2);
for (const [w, h] of [[390, 844], [1440, 900]] as const)
	for (const scheme of ["light", "dark"] as const) {
		const context = await browser.newContext({ viewport: { width: w, height: h }, colorScheme: scheme });
		const page = await context.newPage();
		page.on("console", (m) => m.type() === "error" && !/50\d|404|Failed to load/.test(m.text()) && console.log(m.text()));
		page.on("pageerror", (e) => console.log("ERR", e.message));
		for (const path of paths) {
			await page.goto(`http://127.0.0.1:5303${path}`);
			await page.waitForSelector("h1");
			await page.waitForTimeout(400);
			const name = path.replace(/\W+/g, "-");
			await page.screenshot({ path: `/tmp/shots/guide/${name}-${w}-${scheme}.png`, fullPage: true });
			const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
			const { violations } = await new AxeBuilder({ page: page as never }).analyze();
			console.log(name, w, scheme, "overflow", over, violations.map((v) => `${v.id}: ${v.nodes.map((n) => n.html.slice(0, 120)).join(" | ")}`));
		}
		await context.close();
	}
await browser.close();
