import { execFileSync } from "node:child_process";
import { readdirSync, readFileSync, statSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { format } from "node:util";
import { seededRandom } from "@fibbers/rules";
import { baseSeed } from "@fibbers/rules/testkit";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { LobbyClient, NetworkClient, playToTheEnd, startTestApp } from "../../testkit/index.ts";
import { OwnPostgres } from "../../testkit/store/postgres.ts";
import type { App } from "../app.ts";
import { keyOf } from "../http/identity.ts";
import { createLog } from "../log.ts";

const replayProgram = fileURLToPath(new URL("../../../../packages/rules/bin/replay.ts", import.meta.url));

const settings = { game: "liars-post", seats: 2, turnMs: 60_000, doubtMs: 0, listed: false, watch: "all" };

interface LoggedLine {
	readonly level: string;
	readonly time: string;
	readonly event: string;
	readonly msg: string;
	readonly [more: string]: unknown;
}

let postgres: OwnPostgres;
let app: App;
let base: string;
let dataDir: string;
/** Everything that the process has said. */
let said = "";
const secrets = new Set<string>();

/** Somebody with a name that nobody else has. */
async function come(name: string): Promise<NetworkClient> {
	const client = await NetworkClient.create(base);
	await client.http("PUT", "/api/me", { name });
	for (const secret of [name, client.profile.name, client.token, keyOf(client.token)]) secrets.add(secret);
	return client;
}

async function sitDown(people: readonly NetworkClient[]): Promise<string> {
	const [host] = people;
	const code = (await host?.open(settings)) ?? "";
	secrets.add(code);
	for (const client of people) {
		await client.join(code);
		if (client !== host) await client.command("sit");
	}
	return code;
}

const log = (): readonly LoggedLine[] =>
	said
		.split("\n")
		.filter((line) => line !== "")
		.map((line) => JSON.parse(line) as LoggedLine);

const logged = (event: string): LoggedLine | undefined => log().findLast((line) => line.event === event);

beforeAll(async () => {
	for (const method of ["debug", "log", "info", "warn", "error", "trace"] as const)
		vi.spyOn(console, method).mockImplementation((...words: unknown[]) => {
			said += `${JSON.stringify({ event: "console", msg: format(...words) })}\n`;
		});
	postgres = await OwnPostgres.start();
	dataDir = await mkdtemp(path.join(tmpdir(), "fibbers-log-"));
	const env = {
		DATABASE_URL: await postgres.freshDatabase(),
		DATA_DIR: dataDir,
		PUBLIC_ORIGIN: "https://fibbers.example",
	};
	const write = (line: string): void => {
		said += line;
	};
	({ app, base } = await startTestApp(undefined, env, undefined, createLog("trace", { write })));
});

afterAll(async () => {
	await app.close();
	await postgres.end();
	await rm(dataDir, { recursive: true, force: true });
	vi.restoreAllMocks();
});

describe(`what a busy server logs at its most talkative, seed ${baseSeed}`, () => {
	test("whole games, talk, friends, invitations", async () => {
		const people = [await come("Zebulon"), await come("Quetzal")];
		const watcher = await come("Xanthippe");
		const [ana, bea] = people as [NetworkClient, NetworkClient];
		const code = await sitDown(people);
		await watcher.join(code);
		await ana.command("chat", { text: "the moon is made of marzipan" });
		secrets.add("marzipan");
		await ana.command("start");
		await ana.until(() => ana.state?.phase === "playing");
		await playToTheEnd(people, seededRandom(baseSeed));
		await ana.command("befriend", { guest: bea.guest });
		await bea.command("befriend", { guest: ana.guest });
		const [anaLine, beaLine] = [await LobbyClient.open(ana), await LobbyClient.open(bea)];
		for (const line of [anaLine, beaLine]) {
			secrets.add(String(line.social?.me.friendCode));
			await line.until(() => line.friends.length > 0);
		}
		const friend = anaLine.friend("Quetzal")?.id ?? "";
		secrets.add(friend);
		expect(await anaLine.command("invite", { friend, table: code })).toEqual({ done: true });
		await beaLine.until(() => (beaLine.social?.invitations.length ?? 0) > 0);
		const { body } = await ana.http("GET", "/api/games");
		const [game] = body.games as { id: string }[];
		const shared = await ana.http("POST", `/api/games/${game?.id}/share`);
		secrets.add(String(game?.id)).add(String(shared.body.token));
		await bea.http("GET", `/api/shared/${String(shared.body.token)}`);
		await ana.command("report", { guest: bea.guest, reason: "chat", text: "he likes liquorice" });
		secrets.add("liquorice");
		for (const { player } of app.tables.find(code)?.company.chairs ?? []) secrets.add(String(player));
		for (const client of [...people, watcher]) await client.leave();
		for (const line of [anaLine, beaLine]) await line.drop();
	});

	test("failed commands, messages that are none, guessed codes, bad requests", async () => {
		const [ana, bea] = [await come("Wolfgang"), await come("Vercingetorix")];
		const code = await sitDown([ana, bea]);
		await bea.command("start");
		await ana.command("chat", { text: "rhubarb ".repeat(100) });
		const closed = new Promise((resolve) => bea.room?.onLeave.once(resolve));
		bea.room?.send("chat", { text: { rhubarb: "pudding" } });
		await closed;
		bea.room?.send("rhubarb", "pudding");
		secrets.add("rhubarb").add("pudding");
		const line = await LobbyClient.open(ana);
		line.say("befriend", { code: { rhubarb: 1 } });
		await line.closed();
		await expect(ana.join("QQQQQQ")).rejects.toThrow();
		secrets.add("QQQQQQ");
		const forged = { cookie: `fibbers=${"f".repeat(43)}`, "x-forwarded-for": "203.0.113.77" };
		secrets.add("f".repeat(43)).add("203.0.113.77");
		for (const where of [`/t/${code}`, "/t/QQQQQQ", "/api/friends/QQQQQQQQ", `/api/games/rhubarb`, "/rhubarb?pudding"])
			await fetch(base + where, { headers: forged });
		await fetch(`${base}/api/me`, {
			method: "PUT",
			body: '{"name": "rhubarb',
			headers: { "content-type": "application/json" },
		});
		expect(logged("table.malformed")).toMatchObject({ level: "warn", command: "chat" });
		expect(logged("lobby.malformed")).toMatchObject({ command: "befriend" });
		await ana.leave();
	});

	test("a table frozen by a fault: its cards are in a file that only operators read, and that can be replayed", async () => {
		const people = [await come("Umberto"), await come("Theophrastus")];
		const [ana] = people as [NetworkClient, NetworkClient];
		const code = await sitDown(people);
		await ana.command("start");
		for (const client of people) await client.until(() => client.view?.own != null);
		const play = app.tables.find(code)?.play;
		if (!play) throw new Error("no game");
		secrets.add(play.dealt.proof.seed);
		play.apply = () => {
			throw new Error("Umberto laid down the cards QH and KS at once");
		};
		const mover = people.find((client) => client.choice(seededRandom(1)) !== null);
		await mover?.move(mover.choice(seededRandom(1)) ?? {});
		await ana.until(() => ana.state?.phase === "frozen");

		const line = logged("table.frozen");
		expect(line).toMatchObject({
			level: "error",
			fault: { type: "Error" },
			table: expect.stringMatching(/^[0-9a-f]{12}$/),
		});
		expect(JSON.stringify(line?.fault)).toContain("play.apply");
		const file = path.join(dataDir, "faults", String(line?.file));
		expect(statSync(file).mode & 0o777).toBe(0o600);
		expect(statSync(path.dirname(file)).mode & 0o777).toBe(0o700);
		const kept = readFileSync(file, "utf8");
		expect(kept).toContain("QH and KS");
		expect(kept).not.toContain(code);
		const replayed = JSON.parse(execFileSync(process.execPath, [replayProgram], { input: kept, encoding: "utf8" }));
		expect(replayed.ok).toBe(true);
		expect(readdirSync(path.dirname(file))).toHaveLength(1);
		for (const client of people) await client.leave();
	});

	test("a database that goes away in the middle of a game", async () => {
		const people = [await come("Siegfried"), await come("Rumpelstilt")];
		const [ana] = people as [NetworkClient, NetworkClient];
		await sitDown(people);
		await ana.command("start");
		for (const client of people) await client.until(() => client.view?.own != null);
		await postgres.stop();
		const mover = people.find((client) => client.choice(seededRandom(1)) !== null);
		await mover?.move(mover.choice(seededRandom(1)) ?? {});
		await ana.until(() => ana.state?.stalled === true);
		await ana.http("POST", "/api/tables", settings);
		await expect.poll(() => logged("http.answered")).toMatchObject({ route: "/api/tables", status: 503 });
		await postgres.start();
		await ana.until(() => ana.state?.stalled === false);
		expect(logged("table.lost")).toMatchObject({ level: "error", err: { type: "StoreUnavailable" } });
		expect(logged("table.brought-back")?.table).toBe(logged("table.lost")?.table);
		for (const client of people) await client.leave();
	});

	test("every request has an id, the proxy's if it has one, and the answer carries it", async () => {
		const ofProxy = "proxy-0123456789";
		const { headers } = await fetch(`${base}/api/me`, { headers: { "x-request-id": ofProxy } });
		expect(headers.get("x-request-id")).toBe(ofProxy);
		await expect.poll(() => logged("http.answered")).toMatchObject({ request: ofProxy, route: "/api/me", status: 401 });
		const forged = "rhubarb pudding\\n{}";
		const made = (await fetch(`${base}/health`, { headers: { "x-request-id": forged } })).headers.get("x-request-id");
		expect(made).toMatch(/^[0-9a-f-]{36}$/);
	});

	test("every line says what it is about, and none of them a name, a text, a token, a code, an id or a card", () => {
		const lines = log();
		const events = new Set(lines.map(({ event }) => event));
		for (const event of ["server.listening", "http.answered", "table.malformed", "table.frozen", "table.lost"])
			expect(events).toContain(event);
		for (const line of lines) {
			expect(line.event, JSON.stringify(line)).toMatch(/^[a-z]+\.[a-z-]+$/);
			expect(line.level).toMatch(/^(?:trace|debug|info|warn|error|fatal)$/);
			expect(Date.parse(line.time)).toBeGreaterThan(0);
		}
		expect(secrets.size).toBeGreaterThan(30);
		for (const secret of secrets) if (secret !== "null") expect(said).not.toContain(secret);
		expect(said).not.toMatch(/"(?:[2-9TJQKA][SHDC])+"/);
		expect(said).not.toMatch(/\b(?:[2-9TJQK][SHDC]|A[SHD])\b/);
	});
});
