import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { gameIds, seededRandom } from "@fibbers/rules";
import { baseSeed } from "@fibbers/rules/testkit";
import { expect, test } from "vitest";
import { fallAndRise, ServerProcess, settingsForFalls, TableInFalls } from "../testkit/index.ts";
import { openStore } from "./store/open-store.ts";

test(`F1 no accepted move is lost or made twice when the server is killed and started again, seed ${baseSeed}`, async () => {
	const folder = await mkdtemp(path.join(tmpdir(), "fibbers-falls-"));
	const settings = await settingsForFalls({ DATA_DIR: folder });
	let server = await ServerProcess.start(settings);
	const tables = await Promise.all(
		gameIds.map((game, i) => TableInFalls.open(server.url, game, game === "liar" ? 2 : 3, seededRandom(baseSeed + i))),
	);
	let isOver = false;
	const playing = Promise.all(tables.map((table) => table.play(() => isOver)));
	server = await fallAndRise(server, settings, { times: 3, everyMs: 1_500 }, seededRandom(baseSeed));
	isOver = true;
	await playing;
	await server.kill();
	const store = await openStore({ dataDir: folder });
	for (const table of tables) {
		expect(await table.faults(store)).toEqual([]);
		expect(table.acceptedMoves).toBeGreaterThan(10);
	}
	await store.close();
	await rm(folder, { recursive: true, force: true });
}, 60_000);
