import { readdir, readFile, stat, writeFile } from "node:fs/promises";
import path from "node:path";
import { DatabaseSync } from "node:sqlite";
import { type Random, seededRandom } from "@fibbers/rules";
import { baseSeed } from "@fibbers/rules/testkit";
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from "vitest";
import { NetworkClient, ServerProcess } from "../../../testkit/index.ts";
import { temporaryFolder } from "../../../testkit/store/folder.ts";
import { startPostgres, type TestServer } from "../../../testkit/store/postgres.ts";
import { JournalRefused } from "../../store/errors.ts";
import { openStore, type Place } from "../../store/open-store.ts";
import type { Store } from "../../store/store.ts";
import { backUp } from "./back-up.ts";
import { restore } from "./restore.ts";

let postgres: TestServer;

beforeAll(async () => {
	postgres = await startPostgres();
});

afterAll(() => postgres.end());

const places = {
	SQLite: async (): Promise<Place> => ({ dataDir: await temporaryFolder() }),
	PostgreSQL: async (): Promise<Place> => ({ databaseUrl: await postgres.freshDatabase() }),
};

type Kind = keyof typeof places;

const kinds: readonly Kind[] = ["SQLite", "PostgreSQL"];

/** Nobody waits for computers. */
const atOnce = { MESSAGES_PER_SECOND: "10000", THINK_MS: "1-5", READING_MS: "0" };

async function serverOn(place: Place): Promise<ServerProcess> {
	const where =
		"dataDir" in place
			? { DATA_DIR: place.dataDir }
			: { DATA_DIR: await temporaryFolder(), DATABASE_URL: place.databaseUrl };
	const server = await ServerProcess.start({ ...where, ...atOnce });
	onTestFinished(() => server.kill());
	return server;
}

/** These two move in turn until that is so; no move has the id of one at another time. */
async function play(
	clients: readonly NetworkClient[],
	random: Random,
	when: string,
	isDone: () => boolean,
): Promise<void> {
	for (let turn = 0; !isDone(); turn++) {
		const client = clients[turn % clients.length];
		const move = client?.choice(random);
		if (client && move) await client.command("move", { id: `${when} ${turn}`, version: client.state?.version, move });
		else await new Promise((resolve) => setImmediate(resolve));
	}
}

async function storeAt(place: Place): Promise<Store> {
	const store = await openStore(place);
	onTestFinished(() => store.close());
	return store;
}

const pairs = kinds.flatMap((from) => kinds.map((to) => ({ from, to })));

test.each(pairs)(
	`a backup in the middle of a game on $from makes a store on $to where that game goes on, seed ${baseSeed}`,
	async ({ from, to }) => {
		const random = seededRandom(baseSeed);
		const source = await places[from]();
		const before = await serverOn(source);
		const [ana, bea] = await Promise.all([NetworkClient.create(before.url), NetworkClient.create(before.url)]);
		const code = await ana.open({ game: "el-mentiroso", seats: 3, turnMs: 60_000, doubtMs: 0, listed: false });
		for (const client of [ana, bea]) await client.join(code);
		await bea.command("sit");
		await ana.command("addComputer");
		expect(await ana.command("start")).toEqual({ done: true });
		await ana.until(() => ana.state?.phase === "playing");

		const file = path.join(await temporaryFolder(), "fibbers.backup");
		const kept = await storeAt(source);
		let isBackedUp = false;
		const playing = play([ana, bea], random, "before", () => isBackedUp || ana.state?.phase !== "playing");
		await ana.until(() => (ana.state?.version ?? 0) > 8);
		const keptBefore = await kept.journal.read(code);
		expect(await backUp(source, file)).toEqual({ players: 2, tables: 1, games: 0 });
		isBackedUp = true;
		await playing;
		await before.kill();
		const keptAfter = await kept.journal.read(code);
		const held = await kept.journal.holder(code);
		expect((await stat(file)).mode & 0o077).toBe(0);
		expect(await readdir(path.dirname(file))).toEqual(["fibbers.backup"]);

		const target = await places[to]();
		await restore(file, target);
		const restored = await storeAt(target);
		const entries = await restored.journal.read(code);
		expect(entries.length).toBeGreaterThanOrEqual(keptBefore.length);
		expect(entries).toEqual(keptAfter.slice(0, entries.length));

		// Whoever held the table before, and still runs, writes nothing into it.
		const late = { table: code, epoch: held?.epoch ?? 0, seq: 1_000_000, at: 0, entry: "{}" };
		await expect(restored.journal.append([late])).rejects.toThrow(JournalRefused);

		const after = await serverOn(target);
		const [anaAgain, beaAgain] = [ana.anotherBrowser(after.url), bea.anotherBrowser(after.url)];
		for (const client of [anaAgain, beaAgain]) await client.join(code);
		expect([anaAgain.seat, beaAgain.seat]).toEqual([0, 1]);
		await play([anaAgain, beaAgain], random, "after", () => anaAgain.state?.phase === "over");
		const { body } = await anaAgain.http("GET", "/api/games");
		expect(body.games).toHaveLength(1);
	},
);

describe("what is no place for it is left as it is", () => {
	async function somebody(place: Place): Promise<void> {
		const store = await openStore(place);
		const device = { tokenHash: "hash", label: "Firefox" };
		await store.players.create({ id: "ana", profile: { name: "Ana", picture: "cat", tone: 1 }, device, at: 1 });
		await store.close();
	}

	async function someBackup(): Promise<string> {
		const place = await places.SQLite();
		await somebody(place);
		const file = path.join(await temporaryFolder(), "backup");
		await backUp(place, file);
		return file;
	}

	test.each(kinds)("a store on %s that is there already is not written over", async (kind) => {
		const file = await someBackup();
		const place = await places[kind]();
		await (await openStore(place)).close();
		await expect(restore(file, place)).rejects.toThrow(/already/);
		expect(await (await storeAt(place)).players.find("ana")).toBeNull();
	});

	test("a file that is there already is not written over", async () => {
		const place = await places.SQLite();
		await somebody(place);
		const file = path.join(await temporaryFolder(), "backup");
		await writeFile(file, "precious");
		await expect(backUp(place, file)).rejects.toThrow(/already/);
		expect(await readFile(file, "utf8")).toBe("precious");
	});

	test("without a database there is no backup of it", async () => {
		const place = { dataDir: await temporaryFolder() };
		const file = path.join(await temporaryFolder(), "backup");
		await expect(backUp(place, file)).rejects.toThrow(/no database/);
		const empty = { databaseUrl: await postgres.freshDatabase() };
		await expect(backUp(empty, file)).rejects.toThrow(/none of this version/);
		expect(await readdir(path.dirname(file))).toEqual([]);
	});

	test.each(kinds)("a damaged backup, and what is none, is refused, and nothing appears on %s", async (kind) => {
		const file = await someBackup();
		const bytes = await readFile(file);
		bytes.fill(0x5a, bytes.length / 2, bytes.length / 2 + 2_000);
		const damaged = `${file}.damaged`;
		await writeFile(damaged, bytes);
		const text = `${file}.txt`;
		await writeFile(text, "Dear diary");
		for (const wrong of [damaged, text, `${file}.missing`]) {
			const place = await places[kind]();
			await expect(restore(wrong, place)).rejects.toThrow(/no whole backup/);
			if ("dataDir" in place) expect(await readdir(place.dataDir)).toEqual([]);
			else await expect(backUp(place, `${file}.again`)).rejects.toThrow(/none of this version/);
		}
	});

	test("a backup of a newer version is refused", async () => {
		const file = await someBackup();
		const db = new DatabaseSync(file);
		db.exec("insert into kysely_migration values ('9999_telepathy', '2030-01-01')");
		db.close();
		const place = await places.SQLite();
		await expect(restore(file, place)).rejects.toThrow(/newer version/);
		expect(await readdir("dataDir" in place ? place.dataDir : "")).toEqual([]);
	});
});
