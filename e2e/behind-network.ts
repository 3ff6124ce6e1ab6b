import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { FallingServer } from "@fibbers/server/testkit/falling-server";
import { BadNetwork } from "@fibbers/server/testkit/networks";
import { test as base, type Page } from "@playwright/test";

export { expect } from "@playwright/test";

/** A person's way to the server, and a page that takes it. */
export interface Remote {
	readonly network: BadNetwork;
	readonly page: Page;
}

interface PerTest {
	/** Besides those of every server here. */
	readonly serverSettings: Readonly<Record<string, string>>;
	/** A server of its own for each test, that soon notices who is gone. */
	readonly ownServer: FallingServer;
	/** Somebody behind a network of their own, with cookies of their own. */
	readonly remote: () => Promise<Remote>;
}

export const test = base.extend<PerTest>({
	serverSettings: [{}, { option: true }],
	ownServer: async ({ serverSettings }, use) => {
		const folder = await mkdtemp(path.join(tmpdir(), "fibbers-networks-"));
		const settings = { THINK_MS: "100-300", READING_MS: "200", HEARTBEAT_MS: "1000", AWAY_AFTER_MS: "4000" };
		const server = await FallingServer.start({ DATA_DIR: folder, ...settings, ...serverSettings });
		await use(server);
		await server.kill();
		await rm(folder, { recursive: true, force: true });
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

/** The device's clock is wrong by so much, ms, from before the page is loaded; `setClock` in the page sets it anew. */
export async function misSetClock(page: Page, aheadMs: number): Promise<void> {
	await page.addInitScript((ahead) => {
		const Right = Date;
		let shift = ahead;
		class Shown extends Right {
			constructor(...given: []) {
				super(...((given.length === 0 ? [Right.now() + shift] : given) as []));
			}
			static override now(): number {
				return Right.now() + shift;
			}
		}
		Object.assign(globalThis, {
			Date: Shown,
			setClock: (ms: number) => {
				shift = ms;
			},
		});
		Object.defineProperty(performance, "timeOrigin", { value: performance.timeOrigin + ahead });
	}, aheadMs);
}

export const setClock = (page: Page, aheadMs: number): Promise<void> =>
	page.evaluate((ms) => (globalThis as unknown as { setClock: (ms: number) => void }).setClock(ms), aheadMs);
