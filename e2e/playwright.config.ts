import { fileURLToPath } from "node:url";
import { defineConfig } from "@playwright/test";
import { browserArgs, browserForTests } from "./browser.ts";

const { executablePath, env } = await browserForTests();
const cache = (name: string): string => fileURLToPath(new URL(`../node_modules/.cache/${name}`, import.meta.url));

export default defineConfig({
	testDir: ".",
	outputDir: cache("playwright"),
	fullyParallel: true,
	workers: 2,
	// People, clocks and computers move in real time on a machine that others use: what fails twice is wrong.
	retries: 1,
	timeout: 60_000,
	expect: { timeout: 10_000 },
	forbidOnly: Boolean(process.env.CI),
	reporter: [["list"], ["json", { outputFile: cache("tests/playwright.json") }]],
	use: {
		browserName: "chromium",
		locale: "en-GB",
		trace: "retain-on-failure",
		launchOptions: {
			args: [...browserArgs],
			...(executablePath === undefined ? {} : { executablePath }),
			...(env === undefined ? {} : { env: { ...process.env, ...env } }),
		},
	},
});
