import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { parseArgs } from "node:util";
import { type GameId, gameIds, seededRandom, unit } from "@fibbers/rules";
import { openStore } from "@fibbers/server/store";
import { FallingServer, TableInFalls } from "@fibbers/server/testkit/falls";
import { OwnPostgres } from "@fibbers/server/testkit/postgres";
import { type Recovery, recoveryRows, writeRecovery } from "./falls/report.ts";

const { values } = parseArgs({
	options: {
		tables: { type: "string", default: "50" },
		kills: { type: "string", default: "20" },
		/** `sqlite`, `postgres`, or both with a comma between. */
		database: { type: "string", default: "sqlite,postgres" },
		/** How long people think at the most, ms. */
		think: { type: "string", default: "200" },
		/** How long the server lives at the most, ms. */
		life: { type: "string", default: "6000" },
		seed: { type: "string", default: "1" },
		/** Into `docs/recovery.md`. */
		write: { type: "boolean", default: false },
	},
});

// The SDK tells of every line that breaks while somebody joins.
console.warn = () => {};

const seed = Number(values.seed);
const random = seededRandom(seed);

interface Database {
	readonly name: string;
	readonly place: Parameters<typeof openStore>[0];
	end(): Promise<void>;
}

const databases: Readonly<Record<string, () => Promise<Database>>> = {
	async sqlite() {
		const dataDir = await mkdtemp(path.join(tmpdir(), "fibbers-falls-"));
		return { name: "SQLite", place: { dataDir }, end: () => rm(dataDir, { recursive: true, force: true }) };
	},
	async postgres() {
		const server = await OwnPostgres.start();
		return { name: "PostgreSQL", place: { databaseUrl: await server.freshDatabase() }, end: () => server.end() };
	},
};

const seatsOf = (game: GameId): number => (game === "liar" ? 2 : 4);

async function opened(url: string): Promise<readonly TableInFalls[]> {
	const tables: TableInFalls[] = [];
	for (let i = 0; i < Number(values.tables); i++) {
		const game = gameIds[i % gameIds.length] ?? "el-mentiroso";
		const own = seededRandom(seed * 1_000 + i);
		tables.push(await TableInFalls.open(url, game, seatsOf(game), own, { thinkMs: Number(values.think) }));
	}
	return tables;
}

/** Kills the server and starts it again, and tells how long it and its people were away, ms. */
async function fall(server: FallingServer, tables: readonly TableInFalls[], isSudden: boolean) {
	if (isSudden) await Promise.race(tables.map((table) => table.accepted()));
	const since = performance.now();
	await server.kill();
	await server.rise();
	const listening = performance.now() - since;
	const complete = Promise.all(tables.map((table) => table.complete())).then(() => performance.now() - since);
	return { listening, complete };
}

async function killedOften({ name, place }: Database): Promise<Recovery> {
	const kills = Number(values.kills);
	const settings = "dataDir" in place ? { DATA_DIR: place.dataDir } : { DATABASE_URL: place.databaseUrl };
	const server = await FallingServer.start({ ...settings, LOG_LEVEL: "fatal" });
	const listeningMs: number[] = [];
	const completeMs: number[] = [];
	let isOver = false;
	const killing = async (tables: readonly TableInFalls[]): Promise<void> => {
		await pause(unit(random) * Number(values.life));
		for (let i = 0; i < kills; i++) {
			const { listening, complete } = await fall(server, tables, i % 2 === 0);
			listeningMs.push(listening);
			const life = pause(unit(random) * Number(values.life));
			const back = await Promise.race([complete, i === kills - 1 ? complete : life]);
			if (typeof back === "number") completeMs.push(back);
			await life;
		}
		isOver = true;
	};
	try {
		const tables = await opened(server.url);
		await Promise.all([killing(tables), ...tables.map((table) => table.play(() => isOver))]);
		const store = await openStore(place);
		const faults: string[] = [];
		const counts = { accepted: 0, lost: 0, twice: 0, games: 0 };
		for (const table of tables) {
			faults.push(...(await table.faults(store)));
			const { accepted, lost, twice } = await table.moves(store);
			counts.accepted += accepted;
			counts.lost += lost;
			counts.twice += twice;
			counts.games += table.games;
		}
		await store.close();
		await Promise.all(tables.map((table) => table.leave()));
		return { database: name, kills, ...counts, listeningMs, completeMs, faults };
	} finally {
		await server.kill();
	}
}

const title = `${values.tables} tables of all games, a thought of up to ${values.think} ms before each move, Node ${process.version}`;
console.log(title);
const runs: Recovery[] = [];
for (const name of values.database.split(",")) {
	const database = await databases[name]?.();
	if (database === undefined) throw new Error(`no such database: ${name}`);
	let run: Recovery;
	try {
		run = await killedOften(database);
	} finally {
		await database.end();
	}
	runs.push(run);
	console.log(`\n${run.database}`);
	for (const [row, value] of recoveryRows(run)) console.log(`${row.padEnd(58)}${value}`);
	for (const fault of run.faults.slice(0, 20)) console.log(`  ${fault}`);
	if (run.faults.length > 0) process.exitCode = 1;
}
if (values.write) writeRecovery(new URL("../docs/recovery.md", import.meta.url), title, runs);
