import path from "node:path";
import { DatabaseSync } from "node:sqlite";
import { expect, it } from "vitest";
import { temporaryFolder } from "../../../testkit/store/folder.ts";
import { entry, newPlayer, noon, sampleGame } from "../../../testkit/store/samples.ts";
import { StoreUnavailable } from "../errors.ts";
import { kyselyStore } from "../kysely-store.ts";
import { sqliteDialect } from "./dialect.ts";

/** Pages of 4 kB beyond what the empty tables take. */
const roomLeft = 20;

function pagesOf(file: string): number {
	const db = new DatabaseSync(file, { readOnly: true });
	const pages = db.prepare("pragma page_count").get()?.page_count;
	db.close();
	return Number(pages);
}

it("on a full disk a write fails as a whole, what is there can be read, and later it goes on", async () => {
	const file = path.join(await temporaryFolder(), "small.db");
	await (await kyselyStore(sqliteDialect({ file }))).close();
	const store = await kyselyStore(sqliteDialect({ file, maxPages: pagesOf(file) + roomLeft }));
	const { id, tokenHash } = await newPlayer(store);
	await store.journal.open("AAAAAA", "here", noon);
	const long = (seq: number) => ({ ...entry("AAAAAA", seq), entry: JSON.stringify("x".repeat(4_000)) });
	let written = 0;
	const fill = async (): Promise<void> => {
		for (;;) {
			await store.journal.append([long(written), long(written + 1), long(written + 2)]);
			written += 3;
		}
	};
	await expect(fill()).rejects.toBeInstanceOf(StoreUnavailable);
	expect(written).toBeGreaterThan(0);
	expect((await store.journal.read("AAAAAA")).map(({ seq }) => seq)).toEqual([...Array(written).keys()]);
	const record = JSON.stringify({ moves: "x".repeat(20_000) });
	const game = sampleGame([{ player: id, name: "Ada" }], { record });
	await expect(store.games.add(game)).rejects.toBeInstanceOf(StoreUnavailable);
	expect(await store.games.find(game.id)).toBeNull();
	expect((await store.players.findByToken(tokenHash, noon + 3_600_000))?.player.id).toBe(id);
	await store.journal.close("AAAAAA", 1, noon);
	await store.games.add(game);
	expect((await store.games.find(game.id))?.seats).toHaveLength(1);
	await store.close();
});

it("a folder that is no folder is reported as unavailable", async () => {
	const file = path.join(await temporaryFolder(), "missing", "fibbers.db");
	await expect(kyselyStore(sqliteDialect({ file }))).rejects.toBeInstanceOf(StoreUnavailable);
});
