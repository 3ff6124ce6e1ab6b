import { readFile } from "node:fs/promises";
import { seededRandom } from "@fibbers/rules";
import { baseSeed } from "@fibbers/rules/testkit";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { LobbyClient, NetworkClient, playToTheEnd, startTestApp } from "../../testkit/index.ts";
import type { App } from "../app.ts";

let app: App;
let base: string;

beforeAll(async () => {
	({ app, base } = await startTestApp(undefined, { METRICS_PORT: "0", BUILD_COMMIT: "0123abc" }));
});

afterAll(() => app.close());

const internal = (path: string): Promise<Response> => fetch(`http://127.0.0.1:${app.internalPort}${path}`);

const scrape = async (): Promise<string> => (await internal("/metrics")).text();

/** The sum of all numbers under this name with these labels. */
function figure(text: string, name: string, labels: Readonly<Record<string, string>> = {}): number {
	const lines = text.split("\n").filter((line) => line.startsWith(`${name}{`) || line.startsWith(`${name} `));
	const fitting = lines.filter((line) => Object.entries(labels).every(([key, is]) => line.includes(`${key}="${is}"`)));
	return fitting.reduce((sum, line) => sum + Number(line.split(" ").at(-1)), 0);
}

/** Names as queries use them: a histogram's three, and `up`, which Prometheus adds itself. */
async function namesThere(): Promise<ReadonlySet<string>> {
	const told = (await scrape()).matchAll(/^# TYPE (\S+) (\S+)$/gm);
	const names = [...told].flatMap(([, name = "", type]) =>
		type === "histogram" || type === "summary" ? [name, `${name}_bucket`, `${name}_sum`, `${name}_count`] : [name],
	);
	return new Set(["up", ...names]);
}

/** What in a query names a metric: words that are no function, no label, no number and no text. */
function metricsIn(query: string): readonly string[] {
	const bare = query
		.replaceAll(/"[^"]*"/g, "")
		.replaceAll(/\[[^\]]*\]/g, "")
		.replaceAll(/\{[^}]*\}/g, "")
		.replaceAll(/\bby \([^)]*\)/g, "");
	return [...bare.matchAll(/\b[a-z_]\w*\b(?!\s*\()/g)].map(([word]) => word).filter((word) => word !== "by");
}

test(`a game of two people with a watcher is counted, and nothing tells who they are, seed ${baseSeed}`, async () => {
	const before = await scrape();
	const [ana, bea, eve] = await Promise.all([1, 2, 3].map(() => NetworkClient.create(base)));
	if (!ana || !bea || !eve) throw new Error("nobody came");
	const code = await ana.open({ game: "liar", seats: 2, turnMs: 60_000, doubtMs: 0, listed: false, watch: "all" });
	for (const client of [ana, bea, eve]) await client.join(code);
	await bea.command("sit");
	expect(await eve.command("start")).toEqual({ done: false, reason: "not-host" });
	await ana.command("start");
	await ana.until(() => ana.state?.phase === "playing");
	const during = await scrape();
	expect(figure(during, "fibbers_tables", { game: "liar", phase: "playing" })).toBe(1);
	expect(figure(during, "fibbers_players", { role: "seated" })).toBe(2);
	expect(figure(during, "fibbers_players", { role: "watching" })).toBe(1);
	expect(figure(during, "fibbers_connections", { line: "table" })).toBe(3);
	await playToTheEnd([ana, bea], seededRandom(baseSeed));
	await eve.drop();
	await eve.join(code);
	const line = await LobbyClient.open({ base, token: eve.token });
	await eve.http("GET", `/api/tables/${code}`);
	await eve.http("GET", "/api/games/nonsense");

	const after = await scrape();
	const rise = (name: string, labels = {}): number => figure(after, name, labels) - figure(before, name, labels);
	const moves = app.tables.find(code)?.play?.made.length ?? 0;
	expect(moves).toBeGreaterThan(0);
	expect(rise("fibbers_moves_total", { game: "liar" })).toBe(moves);
	expect(rise("fibbers_move_publish_seconds_count")).toBe(
		rise("fibbers_commands_total", { command: "move", answer: "done" }),
	);
	expect(rise("fibbers_move_publish_seconds_bucket", { le: "+Inf" })).toBe(rise("fibbers_move_publish_seconds_count"));
	expect(rise("fibbers_commands_total", { command: "start", answer: "not-host" })).toBe(1);
	expect(rise("fibbers_journal_append_seconds_count")).toBeGreaterThan(0);
	expect(figure(after, "fibbers_connections", { line: "lobby" })).toBe(1);
	expect(rise("fibbers_returns_total")).toBe(1);
	expect(rise("fibbers_connections_closed_total", { line: "table" })).toBe(1);
	expect(rise("fibbers_http_requests_total", { route: "/api/tables", status: "201" })).toBe(1);
	expect(rise("fibbers_http_requests_total", { route: "/api/tables/:code", status: "200" })).toBe(1);
	expect(rise("fibbers_http_requests_total", { route: "/api/games/:id", status: "404" })).toBe(1);
	expect(rise("fibbers_http_requests_total", { route: "/matchmake/:method/:room", status: "200" })).toBe(5);
	expect(figure(after, "fibbers_build_info", { commit: "0123abc" })).toBe(1);
	expect(figure(after, "nodejs_eventloop_lag_seconds")).toBeGreaterThanOrEqual(0);
	for (const secret of [code, ana.token, ana.profile.name, bea.profile.name, "nonsense", "127.0.0.1"])
		expect(after).not.toContain(secret);
	for (const { id } of app.tables.find(code)?.company.watching ?? []) expect(after).not.toContain(id);
	await line.drop();
});

test("a close code that a client made up is counted with the others", async () => {
	const client = await NetworkClient.create(base);
	const code = await client.open({ game: "liar", seats: 2, turnMs: 60_000, doubtMs: 0 });
	await client.join(code);
	const closed = new Promise((resolve) => client.room?.onLeave.once(resolve));
	client.room?.connection.close(4711, "made up");
	await closed;
	await expect.poll(scrape).toMatch(/fibbers_connections_closed_total\{line="table",code="0"\} 1/);
	expect(await scrape()).not.toContain("4711");
});

test("whoever makes up paths and methods makes no new labels", async () => {
	for (const path of ["/API/me", "/aPi/mE", "/api/made/up", "/made/up", "/assets/made-up.js", "/ASSETS/made-up.js"])
		await fetch(base + path);
	await fetch(`${base}/api/me`, { method: "PROPFIND" });
	await fetch(`${base}/API/me`, { method: "PUT", body: "{made", headers: { "content-type": "application/json" } });
	const routes = [...(await scrape()).matchAll(/fibbers_http_requests_total\{.*?\}/g)].join("\n");
	expect(routes).not.toMatch(/made|up"|API|aPi|mE|ASSETS|PROPFIND/);
	for (const label of [
		'method="other"',
		'method="PUT",route="/api/*",status="400"',
		'route="/assets/*"',
		'route="/api/me"',
	])
		expect(routes).toContain(label);
});

test("metrics are not on the public port, and nothing else is on the internal one", async () => {
	expect((await fetch(`${base}/metrics`)).headers.get("content-type")).not.toContain("version=0.0.4");
	for (const path of ["/", "/api/me", "/metrics/"]) expect((await internal(path)).status).toBe(404);
	expect((await fetch(`http://127.0.0.1:${app.internalPort}/metrics`, { method: "POST" })).status).toBe(404);
	expect(await (await internal("/health")).json()).toEqual({ ok: true });
	expect(await (await internal("/ready")).json()).toEqual({ ready: true, checks: { staying: true, store: true } });
});

describe("what looks at the metrics", () => {
	const deploy = (file: string): Promise<string> =>
		readFile(new URL(`../../../../deploy/${file}`, import.meta.url), "utf8");

	test("each panel of the dashboard asks for metrics that there are", async () => {
		const { panels } = JSON.parse(await deploy("grafana/fibbers.json")) as {
			panels: { id: number; title: string; gridPos: object; targets: { expr: string }[] }[];
		};
		const names = await namesThere();
		expect(panels.length).toBeGreaterThan(10);
		expect(new Set(panels.map(({ id }) => id)).size).toBe(panels.length);
		expect(new Set(panels.map(({ gridPos }) => JSON.stringify(gridPos))).size).toBe(panels.length);
		for (const { title, targets } of panels)
			for (const { expr } of targets) {
				const asked = metricsIn(expr);
				expect(asked, `${title}: ${expr}`).not.toEqual([]);
				for (const name of asked) expect(names, `${title}: ${expr}`).toContain(name);
			}
	});

	test("each alert asks for metrics that there are, and the manual says what to do on it", async () => {
		const rules = [...(await deploy("alerts.yml")).matchAll(/- alert: (\w+)\n\s+expr: (.+)\n/g)];
		const manual = await readFile(new URL("../../../../docs/operating.md", import.meta.url), "utf8");
		const names = await namesThere();
		expect(rules.length).toBeGreaterThan(5);
		for (const [, alert, expr = ""] of rules) {
			const asked = metricsIn(expr);
			expect(asked, expr).not.toEqual([]);
			for (const name of asked) expect(names, expr).toContain(name);
			expect(manual).toContain(`\`${alert}\``);
		}
		expect(await deploy("prometheus.yml")).toContain("alerts.yml");
	});
});
