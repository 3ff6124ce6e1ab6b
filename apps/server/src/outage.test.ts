import { baseSeed } from "@fibbers/rules/testkit";
import { expect, onTestFinished, test } from "vitest";
import { FallingServer, NetworkClient, type TableInFalls, tablesOfEveryGame } from "../testkit/index.ts";
import { temporaryFolder } from "../testkit/store/folder.ts";
import { OwnPostgres } from "../testkit/store/postgres.ts";
import { openStore, type Place } from "./store/open-store.ts";

/** Moves at each table before and after the database is away. */
const moves = 5;

interface Outage {
	begin(): Promise<void>;
	end(): Promise<void>;
}

const each = async (tables: readonly TableInFalls[], act: (table: TableInFalls) => Promise<void>): Promise<void> => {
	await Promise.all(tables.map(act));
};

/** People play while the database goes away and comes back; the server is not started again. */
async function playThrough(server: FallingServer, place: Place, outage: Outage): Promise<void> {
	const tables = await tablesOfEveryGame(server.url, baseSeed);
	const guest = await NetworkClient.create(server.url);
	const opening = { game: "liar", seats: 2, turnMs: 30_000, doubtMs: 0 };
	let isOver = false;
	const waiting = async (): Promise<void> => {
		for (let i = 0; i < moves; i++) await each(tables, (table) => table.accepted());
		await outage.begin();
		await each(tables, (table) => table.stalled(true));
		const accepted = tables.map((table) => table.acceptedMoves);
		await each(tables, (table) => table.unavailable());
		await each(tables, (table) => table.unavailable());
		expect(tables.map((table) => table.acceptedMoves)).toEqual(accepted);
		const { status, body } = await guest.http("POST", "/api/tables", opening);
		expect({ status, error: body.error }).toEqual({ status: 503, error: "store-unavailable" });
		await outage.end();
		await each(tables, (table) => table.stalled(false));
		for (let i = 0; i < moves; i++) await each(tables, (table) => table.accepted());
		await guest.open(opening);
		isOver = true;
	};
	await Promise.all([waiting(), ...tables.map((table) => table.play(() => isOver))]);
	const store = await openStore(place);
	onTestFinished(() => store.close());
	for (const table of tables) expect(await table.faults(store)).toEqual([]);
	expect(await server.stop()).toBe(0);
}

test(`F3 while PostgreSQL is away tables wait and show nothing that is not kept, and then go on, seed ${baseSeed}`, async () => {
	const postgres = await OwnPostgres.start();
	onTestFinished(() => postgres.end());
	const databaseUrl = await postgres.freshDatabase();
	const server = await FallingServer.start({ DATABASE_URL: databaseUrl, LOG_LEVEL: "fatal" });
	onTestFinished(() => server.kill());
	await playThrough(server, { databaseUrl }, { begin: () => postgres.stop(), end: () => postgres.start() });
});

test(`F4 while the disk is full tables wait and show nothing that is not kept, and then go on, seed ${baseSeed}`, async () => {
	const dataDir = await temporaryFolder();
	const server = await FallingServer.start({ DATA_DIR: dataDir, LOG_LEVEL: "fatal" });
	onTestFinished(() => server.kill());
	await playThrough(server, { dataDir }, { begin: () => server.fillDisk(), end: () => server.freeDisk() });
});
