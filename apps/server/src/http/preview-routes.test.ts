import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { type GameId, gameIds } from "@fibbers/rules";
import { afterAll, beforeAll, expect, test } from "vitest";
import { NetworkClient, startTestApp } from "../../testkit/index.ts";
import type { App } from "../app.ts";
import { pageWith } from "../preview/page.ts";
import { pageFolder } from "./page.ts";

const index = path.join(pageFolder, "index.html");
/** Where the page is not built, one like it stands in. */
const isBuilt = existsSync(index);

let app: App;
let base: string;

beforeAll(async () => {
	if (!isBuilt) {
		mkdirSync(pageFolder, { recursive: true });
		const head = `<title>Fibbers</title><meta name="description" content="A card game" />`;
		writeFileSync(index, `<!doctype html><html lang="en"><head>${head}</head><body></body></html>`);
	}
	({ app, base } = await startTestApp({ untilClosed: 500 }));
});

afterAll(async () => {
	await app.close();
	if (!isBuilt) rmSync(index);
});

interface Shown {
	readonly status: number;
	readonly html: string;
	readonly lang: string | undefined;
	readonly meta: Readonly<Record<string, string>>;
}

/** What a messenger reads of a link. */
async function shown(link: string, language = "en"): Promise<Shown> {
	const response = await fetch(base + link, { headers: { "accept-language": language } });
	const html = await response.text();
	const tags = html.matchAll(/<meta (?:property|name)="((?:og|twitter):[^"]+)" content="([^"]*)"/g);
	const meta = Object.fromEntries(Array.from(tags, ([, name = "", content = ""]) => [name, content]));
	return { status: response.status, html, lang: html.match(/<html lang="(\w+)"/)?.[1], meta };
}

async function tableOf(game: GameId, settings: object = {}) {
	const host = await NetworkClient.create(base);
	await host.http("PUT", "/api/me", { name: "<b>Ana&\"'" });
	const code = await host.open({ game, seats: game === "liar" ? 2 : 4, ...settings });
	await host.join(code);
	await host.command("profile");
	return { host, code };
}

test.each(gameIds)(
	"a link to a table of %s says which game it is and how many seats are free, in the reader's language",
	async (game) => {
		const { host, code } = await tableOf(game);
		const { status, meta, lang, html } = await shown(`/t/${code}`);
		expect(status).toBe(200);
		expect(lang).toBe("en");
		expect(meta).toMatchObject({
			"og:url": `${base}/t/${code}`,
			"og:image": `${base}/preview/${game}.png`,
			"twitter:card": "summary_large_image",
			"og:locale": "en_GB",
		});
		expect(meta["og:title"]).toMatch(/^A game of /);
		expect(meta["og:description"]).toContain(game === "liar" ? "One seat is free" : "Three seats are free");
		const spanish = await shown(`/t/${code}`, "es-MX,es;q=0.9,en;q=0.8");
		expect(spanish.lang).toBe("es");
		expect(spanish.meta["og:description"]).toMatch(
			game === "liar" ? /^Hay una silla libre/ : /^Hay tres sillas libres/,
		);
		expect((await shown(`/t/${code}`, "fr")).lang).toBe("en");
		for (const part of [html, spanish.html]) expect(part).not.toMatch(/Ana/);
		await host.leave();
	},
);

test("the pictures are there, as large as they are said to be", () => {
	for (const picture of ["fibbers", ...gameIds]) {
		const file = new URL(`../../../web/public/preview/${picture}.png`, import.meta.url);
		const bytes = readFileSync(file);
		const view = new DataView(bytes.buffer, bytes.byteOffset);
		expect([view.getUint32(16), view.getUint32(20)]).toEqual([1200, 630]);
		expect(bytes.length).toBeLessThan(150_000);
	}
});

test("playing, full, locked and closed tables say so", async () => {
	const { host, code } = await tableOf("liar");
	expect(await host.command("addComputer")).toEqual({ done: true });
	// A computer would give up its chair.
	expect((await shown(`/t/${code}`)).meta["og:description"]).toContain("One seat is free");
	const guest = await NetworkClient.create(base);
	await guest.join(code);
	await guest.command("sit");
	expect((await shown(`/t/${code}`)).meta["og:description"]).toBe("Every seat is taken just now.");
	expect(await host.command("start")).toEqual({ done: true });
	expect((await shown(`/t/${code}`)).meta["og:description"]).toBe("They are playing just now.");
	const locked = await tableOf("el-mentiroso");
	expect(await locked.host.command("lock", { locked: true })).toEqual({ done: true });
	expect((await shown(`/t/${locked.code}`)).meta["og:description"]).toMatch(/^The door is shut/);
	await Promise.all([host.leave(), guest.leave(), locked.host.leave()]);
	for (;;) {
		const { meta, html } = await shown(`/t/${locked.code}`);
		if (!meta["og:description"]?.startsWith("This table has ended")) continue;
		expect(html).not.toMatch(/Mentiroso/);
		break;
	}
});

test("a code that no table has says nothing, and a friend code says nothing about anybody", async () => {
	const unknown = await shown("/t/ZZZZZZ");
	expect(unknown.status).toBe(200);
	expect(unknown.meta).toMatchObject({ "og:title": "A table at Fibbers", "og:image": `${base}/preview/fibbers.png` });
	const sameBut = (code: string, { html }: Shown): string => html.replaceAll(code, "CODE");
	expect(sameBut("YYYYYY", await shown("/t/YYYYYY"))).toBe(sameBut("ZZZZZZ", unknown));
	const friend = await shown("/f/ABCDEFGH");
	expect(sameBut("ABCDEFGH", friend)).toBe(sameBut("22222222", await shown("/f/22222222")));
	expect(friend.meta["og:title"]).toBe("A friend at Fibbers");
});

test("whatever is written into the page stays text", async () => {
	const { html } = await shown(`/t/${encodeURIComponent(`"><script>alert(1)</script>`)}`);
	expect(html).not.toContain("<script>alert");
	const page = `<html lang="en"><head><title>Fibbers</title><meta name="description" content="x" /></head>`;
	const written = pageWith(
		page,
		{ language: "es", locale: "es_419", title: `$& <i> "q" 'a' & $1`, description: "</head><b>", picture: "liar" },
		{ origin: `http://"><b>`, path: "/t/A" },
	);
	expect(written.match(/<(?!\/?(?:html|head|title|meta)\b)/g)).toBeNull();
	expect(written).toContain("<title>$&amp; &lt;i&gt; &quot;q&quot; &#39;a&#39; &amp; $1</title>");
	expect(written.match(/<\/head>/g)).toHaveLength(1);
});
