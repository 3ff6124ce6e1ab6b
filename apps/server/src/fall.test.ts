import { setTimeout as pause } from "node:timers/promises";
import { seededRandom, unit } from "@fibbers/rules";
import { baseSeed } from "@fibbers/rules/testkit";
import { expect, onTestFinished, test } from "vitest";
import { FallingServer, tablesOfEveryGame } from "../testkit/index.ts";
import { temporaryFolder } from "../testkit/store/folder.ts";
import { startPostgres } from "../testkit/store/postgres.ts";
import { openStore, type Place } from "./store/open-store.ts";

const falls = 3;
const betweenMs = 700;

async function sqlite(): Promise<Place> {
	return { dataDir: await temporaryFolder() };
}

async function postgres(): Promise<Place> {
	const server = await startPostgres();
	onTestFinished(() => server.end());
	return { databaseUrl: await server.freshDatabase() };
}

const settingsOf = (place: Place): Readonly<Record<string, string>> =>
	"dataDir" in place ? { DATA_DIR: place.dataDir } : { DATABASE_URL: place.databaseUrl };

/** Plays at a table of each game while `fall` happens again and again, and finds fault with what is left. */
async function playThrough(place: Place, fall: (server: FallingServer) => Promise<void>): Promise<void> {
	const random = seededRandom(baseSeed);
	const server = await FallingServer.start(settingsOf(place));
	onTestFinished(() => server.kill());
	const tables = await tablesOfEveryGame(server.url, baseSeed);
	let isOver = false;
	const falling = async (): Promise<void> => {
		for (let i = 0; i < falls; i++) {
			await pause(unit(random) * betweenMs);
			// A server that says yes before it has kept the move is caught in the act.
			if (i % 2 === 0) await Promise.race(tables.map((table) => table.accepted()));
			await fall(server);
			await server.rise();
			await Promise.all(tables.map((table) => table.complete()));
		}
		isOver = true;
	};
	await Promise.all([falling(), ...tables.map((table) => table.play(() => isOver))]);
	const store = await openStore(place);
	onTestFinished(() => store.close());
	for (const table of tables) {
		expect(await table.faults(store)).toEqual([]);
		expect(table.acceptedMoves).toBeGreaterThan(10);
	}
}

test.each([
	{ database: "SQLite", place: sqlite },
	{ database: "PostgreSQL", place: postgres },
])(
	`F1 no accepted move is lost or made twice when the server is killed and started again, on $database, seed ${baseSeed}`,
	async ({ place }) => {
		await playThrough(await place(), (server) => server.kill());
	},
);

test(`F2 a server that is asked to end does so in good order, and goes on where it was, seed ${baseSeed}`, async () => {
	await playThrough(await sqlite(), async (server) => {
		expect(await server.stop()).toBe(0);
	});
});
