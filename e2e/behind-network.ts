import { BadNetwork } from "@fibbers/server/testkit/networks";
import type { ServerProcess } from "@fibbers/server/testkit/server-process";
import { test as base, type Page } from "@playwright/test";
import { startServer } from "./server.ts";

export { expect } from "@playwright/test";

/** A person's way to the server, and a page that takes it. */
export interface Remote {
	readonly network: BadNetwork;
	readonly page: Page;
}

interface PerTest {
	/** A server of its own for each test. */
	readonly ownServer: ServerProcess;
	/** Somebody behind a network of their own, with cookies of their own. */
	readonly remote: () => Promise<Remote>;
}

export const test = base.extend<PerTest>({
	// biome-ignore lint/correctness/noEmptyPattern: Playwright reads the pattern to know what a fixture needs.
	ownServer: async ({}, use) => {
		const server = await startServer({ AWAY_AFTER_MS: "60000" });
		await use(server);
		await server.stop();
	},
	remote: async ({ ownServer, browser, contextOptions, viewport, locale }, use) => {
		const closing: (() => Promise<void>)[] = [];
		await use(async () => {
			const network = await BadNetwork.before(ownServer.url);
			const context = await browser.newContext({
				...contextOptions,
				viewport,
				baseURL: network.url,
				...(locale ? { locale } : {}),
			});
			closing.push(async () => {
				await context.close();
				await network.close();
			});
			return { network, page: await context.newPage() };
		});
		await Promise.all(closing.map((close) => close()));
	},
});

/** Every line of the page is dead from now on, and nobody is told. */
export function goDark(network: BadNetwork): void {
	network.closeGate();
	for (const link of network.links) link.swallow();
}

/** As a phone that is put away: the page stands still, and its lines die. */
export async function putToSleep({ network, page }: Remote): Promise<() => Promise<void>> {
	const cdp = await page.context().newCDPSession(page);
	await cdp.send("Page.setWebLifecycleState", { state: "frozen" });
	goDark(network);
	return async () => {
		network.openGate();
		await cdp.send("Page.setWebLifecycleState", { state: "active" });
		await cdp.detach();
	};
}
