import type { ServerProcess } from "@fibbers/server/testkit/server-process";
import { test as base, type Page } from "@playwright/test";
import { startServer } from "./server.ts";

export { expect } from "@playwright/test";

export interface PerTest {
	/** Another person: a page in a context of its own, so with cookies of its own. Closed after the test. */
	readonly anotherPerson: () => Promise<Page>;
}

export interface PerWorker {
	/** One server for all tests of a worker; `page.goto("/")` goes to it. */
	readonly server: ServerProcess;
}

export const test = base.extend<PerTest, PerWorker>({
	server: [
		// biome-ignore lint/correctness/noEmptyPattern: Playwright reads the pattern to know what a fixture needs.
		async ({}, use) => {
			const server = await startServer();
			await use(server);
			await server.stop();
		},
		{ scope: "worker" },
	],
	baseURL: async ({ server }, use) => use(server.url),
	anotherPerson: async ({ browser, contextOptions, baseURL, locale, viewport }, use) => {
		const contexts: Awaited<ReturnType<typeof browser.newContext>>[] = [];
		await use(async () => {
			const context = await browser.newContext({
				...contextOptions,
				viewport,
				...(baseURL ? { baseURL } : {}),
				...(locale ? { locale } : {}),
			});
			contexts.push(context);
			return context.newPage();
		});
		await Promise.all(contexts.map((context) => context.close()));
	},
});
