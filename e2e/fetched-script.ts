import { gzipSync } from "node:zlib";
import type { GameId } from "@fibbers/rules";
import type { Browser, Request } from "@playwright/test";

/** Script that a first visit asks for, from the front page to own cards against the computer: bytes, each file with gzip. */
export interface FetchedScript {
	/** Before anything was painted. */
	readonly toPaint: number;
	readonly toCards: number;
}

interface Visit {
	/** The server's. */
	readonly url: string;
	readonly game: GameId;
	/** As browsers name it, `es-419`. */
	readonly language: string;
}

/** Somebody who has never been there presses as soon as there is a button. */
export async function fetchedScript(browser: Browser, { url, game, language }: Visit): Promise<FetchedScript> {
	const context = await browser.newContext({ locale: language, viewport: { width: 390, height: 844 } });
	try {
		const page = await context.newPage();
		const asked: Request[] = [];
		page.on("request", (request) => {
			if (request.url().endsWith(".js")) asked.push(request);
		});
		await page.goto(url, { waitUntil: "commit" });
		await page.locator(`.game[data-game=${game}] .buttons button`).click();
		await page.locator(".table .hand").waitFor();
		const toCards = [...asked];
		const paintedAt = await page.evaluate(
			() => performance.timeOrigin + (performance.getEntriesByName("first-contentful-paint")[0]?.startTime ?? 0),
		);
		const toPaint = toCards.filter((request) => request.timing().startTime < paintedAt);
		return { toPaint: await bytes(toPaint), toCards: await bytes(toCards) };
	} finally {
		await context.close();
	}
}

async function bytes(requests: readonly Request[]): Promise<number> {
	const sizes = await Promise.all(
		requests.map(async (request) => {
			const response = await request.response();
			return response === null ? 0 : gzipSync(await response.body(), { level: 9 }).length;
		}),
	);
	return sizes.reduce((sum, each) => sum + each, 0);
}
