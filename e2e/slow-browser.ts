import { spawnSync } from "node:child_process";
import { gzipSync } from "node:zlib";
import { type Browser, chromium, type Page, type Request } from "@playwright/test";
import { browserArgs, browserForTests } from "./browser.ts";

/** One visit by somebody who was never here before. */
export interface FirstLoad {
	/** Script that had been fetched when something was painted first, gzip bytes. */
	readonly paintScript: number;
	/** The same when the own cards were there. */
	readonly tableScript: number;
	readonly paintMs: number;
	/** From the navigation to the own cards, against the computer, ms. */
	readonly cardsMs: number;
}

/** A visitor's machine: all of the browser on one core, and its pages slower than this machine's. */
export class SlowBrowser {
	private readonly browser: Browser;
	private readonly slowdown: number;
	private readonly close: () => Promise<void>;

	private constructor(browser: Browser, slowdown: number, close: () => Promise<void>) {
		this.browser = browser;
		this.slowdown = slowdown;
		this.close = close;
	}

	/** `slowdown`: how many times slower the pages' processor is. */
	static async start(slowdown: number): Promise<SlowBrowser> {
		const { executablePath, env } = await browserForTests();
		const server = await chromium.launchServer({
			args: [...browserArgs],
			...(executablePath === undefined ? {} : { executablePath }),
			...(env === undefined ? {} : { env: { ...process.env, ...env } }),
		});
		const { status } = spawnSync("taskset", ["-acp", "0", String(server.process().pid)], { stdio: "ignore" });
		if (status !== 0) console.log("  taskset is not there: the browser uses every core.");
		const browser = await chromium.connect(server.wsEndpoint());
		return new SlowBrowser(browser, slowdown, async () => {
			await browser.close();
			await server.close();
		});
	}

	/** From the front page to the own cards. */
	async visit(url: string): Promise<FirstLoad> {
		const context = await this.browser.newContext({ locale: "en-GB" });
		try {
			const page = await context.newPage();
			const session = await context.newCDPSession(page);
			await session.send("Emulation.setCPUThrottlingRate", { rate: this.slowdown });
			const fetched: Promise<Script | null>[] = [];
			page.on("requestfinished", (request) => {
				if (new URL(request.url()).pathname.endsWith(".js"))
					// What is still under way when the visit ends does not count.
					fetched.push(scriptOf(request).catch(() => null));
			});
			await page.goto(url, { waitUntil: "commit" });
			await page.getByRole("button", { name: "Play the computer" }).first().click();
			await page
				.getByRole("group", { name: /^Your hand/ })
				.getByRole("button")
				.first()
				.waitFor();
			const { startedAt, paintMs, cardsMs } = await timesOf(page);
			const scripts = (await Promise.all(fetched)).filter((script) => script !== null);
			const until = (ms: number): number =>
				scripts.filter(({ endedAt }) => endedAt <= startedAt + ms).reduce((sum, { bytes }) => sum + bytes, 0);
			return { paintScript: until(paintMs), tableScript: until(cardsMs), paintMs, cardsMs };
		} finally {
			await context.close();
		}
	}

	stop(): Promise<void> {
		return this.close();
	}
}

interface Script {
	/** Compressed. */
	readonly bytes: number;
	/** Epoch ms. */
	readonly endedAt: number;
}

async function scriptOf(request: Request): Promise<Script> {
	const { startTime, responseEnd } = request.timing();
	const response = await request.response();
	const body = (await response?.body()) ?? Buffer.alloc(0);
	return { bytes: gzipSync(body, { level: 9 }).byteLength, endedAt: startTime + responseEnd };
}

const timesOf = (page: Page): Promise<{ startedAt: number; paintMs: number; cardsMs: number }> =>
	page.evaluate(() => ({
		startedAt: performance.timeOrigin,
		paintMs: performance.getEntriesByName("first-contentful-paint")[0]?.startTime ?? 0,
		cardsMs: performance.now(),
	}));
