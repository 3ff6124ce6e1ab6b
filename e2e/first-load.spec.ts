import { gameIds } from "@fibbers/rules";
import type { Response } from "@playwright/test";
import { fetchedScript } from "./fetched-script.ts";
import { expect, test } from "./test.ts";

/** What a first visit may fetch of script, bytes with gzip. What a screen does not need at once is imported when it is needed. */
const allowed = { toPaint: 40_000, toCards: 100_000 };

for (const language of ["en-GB", "es-419"])
	for (const game of gameIds)
		test(`whoever comes for the first time fetches little before there are cards: ${game}, ${language}`, async ({
			browser,
			server,
		}) => {
			const { toPaint, toCards } = await fetchedScript(browser, { url: server.url, game, language });
			expect(toPaint).toBeGreaterThan(0);
			expect(toPaint).toBeLessThanOrEqual(allowed.toPaint);
			expect(toCards).toBeGreaterThan(toPaint);
			expect(toCards).toBeLessThanOrEqual(allowed.toCards);
		});

test("script and styles come compressed, and need not be asked for again", async ({ page }) => {
	const sent: Response[] = [];
	page.on("response", (response) => {
		if (/\.(?:js|css)$/.test(response.url())) sent.push(response);
	});
	await page.goto("/", { waitUntil: "networkidle" });
	const files = await Promise.all(
		sent.map(async (file) => ({ url: file.url(), bytes: (await file.body()).length, headers: file.headers() })),
	);
	expect(files.length).toBeGreaterThan(2);
	for (const { url, bytes, headers } of files) {
		expect(headers["cache-control"], url).toContain("immutable");
		if (bytes < 1_000) continue;
		expect(headers["content-encoding"], url).toBe("br");
		expect(Number(headers["content-length"]), url).toBeLessThan(bytes / 2);
	}
});

test("a client that knows gzip only gets gzip, and one that knows neither gets the file itself", async ({ page }) => {
	await page.goto("/");
	const src = (await page.locator("script[type=module]").getAttribute("src")) ?? "";
	const headers = async (accepted: string) =>
		(await page.request.get(src, { headers: { "Accept-Encoding": accepted } })).headers();
	const [gzip, plain] = [await headers("gzip"), await headers("identity")];
	expect(gzip["content-encoding"]).toBe("gzip");
	expect(gzip["content-type"]).toContain("javascript");
	expect(plain["content-encoding"]).toBeUndefined();
	for (const each of [gzip, plain]) expect(each.vary).toContain("Accept-Encoding");
});
