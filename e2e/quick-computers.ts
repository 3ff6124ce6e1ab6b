import { startServer } from "./server.ts";
import { test as base } from "./test.ts";

export { expect } from "@playwright/test";

/** With computers that hardly think: a whole game takes seconds. */
export const test = base.extend<object, { server: Awaited<ReturnType<typeof startServer>> }>({
	server: [
		// biome-ignore lint/correctness/noEmptyPattern: Playwright reads the pattern to know what a fixture needs.
		async ({}, use) => {
			const server = await startServer({ THINK_MS: "5-20", READING_MS: "10" });
			await use(server);
			await server.stop();
		},
		{ scope: "worker" },
	],
});
