import { setTimeout as pause } from "node:timers/promises";
import { type GameId, gameIds, seededRandom, unit } from "@fibbers/rules";
import { baseSeed } from "@fibbers/rules/testkit";
import { expect, onTestFinished, test } from "vitest";
import { FallingServer, TableInFalls } from "../testkit/index.ts";
import { temporaryFolder } from "../testkit/store/folder.ts";
import { openStore } from "./store/open-store.ts";

const falls = 4;
const betweenMs = 700;

const seatsOf = (game: GameId): number => (game === "liar" ? 2 : 3);

async function everyGame(url: string): Promise<TableInFalls[]> {
	return await Promise.all(
		gameIds.map((game, i) => TableInFalls.open(url, game, seatsOf(game), seededRandom(baseSeed + i))),
	);
}

test(`F1 no accepted move is lost or made twice when the server is killed and started again, seed ${baseSeed}`, async () => {
	const random = seededRandom(baseSeed);
	const dataDir = await temporaryFolder();
	const server = await FallingServer.start({ DATA_DIR: dataDir });
	onTestFinished(() => server.kill());
	const tables = await everyGame(server.url);
	let isOver = false;
	const playing = Promise.all(tables.map((table) => table.play(() => isOver)));
	for (let fall = 0; fall < falls; fall++) {
		await pause(unit(random) * betweenMs);
		// A server that says yes before it has kept the move is caught in the act.
		if (fall % 2 === 0) await Promise.race(tables.map((table) => table.accepted()));
		await server.kill();
		await server.rise();
		await Promise.all(tables.map((table) => table.complete()));
	}
	isOver = true;
	await playing;
	const store = await openStore({ dataDir });
	onTestFinished(() => store.close());
	for (const table of tables) {
		expect(await table.faults(store)).toEqual([]);
		expect(table.acceptedMoves).toBeGreaterThan(10);
	}
});
