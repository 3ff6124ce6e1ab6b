/** Finds or fetches the browser before any test runs, so that a test never waits for it. */
import { browserForTests } from "./browser.ts";

try {
	const { executablePath } = await browserForTests();
	console.log(executablePath ?? "Playwright's own Chromium");
} catch (error) {
	console.error(error instanceof Error ? error.message : error);
	process.exitCode = 1;
}
